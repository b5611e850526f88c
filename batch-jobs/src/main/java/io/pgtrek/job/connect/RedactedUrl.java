package io.pgtrek.job.connect;

import java.util.regex.Pattern;

/** Makes URLs fit for people to see: no user information, no password parameters. */
public final class RedactedUrl {

    private static final Pattern USER_INFO = Pattern.compile("//[^/@?]*@");
    private static final Pattern SECRET_PARAMETER =
            Pattern.compile("(?i)([?&;](?:[a-z]*password|[a-z]*pwd|[a-z]*secret|[a-z]*token)=)[^&;]*");

    private RedactedUrl() {}

    public static String of(String url) {
        return SECRET_PARAMETER.matcher(USER_INFO.matcher(url).replaceAll("//")).replaceAll("$1****");
    }
}
