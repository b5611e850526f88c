package io.pgtrek.job.connect;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes URLs fit for people to see: no user information, no password parameters. Passwords are written into URLs with
 * all their @ : / # ? unescaped, so where two readings are possible more is hidden rather than less.
 */
public final class RedactedUrl {

    /** A question mark of a password is hardly followed by a name and an equals sign. */
    private static final Pattern QUERY = Pattern.compile("\\?(?=[A-Za-z][A-Za-z0-9_.]*=|$)");

    /** The last @ ends the user information. */
    private static final Pattern USER_INFO = Pattern.compile("//.*@", Pattern.DOTALL);

    private static final Pattern ORACLE_LOGIN = Pattern.compile("(?is)^(jdbc:oracle:[a-z0-9]+:).*@");

    /** A colon after the first name that no port follows: what looked like a query is still the password. */
    private static final Pattern OPEN_PASSWORD = Pattern.compile("//[^:/@\\[]*:(?!\\d*(?:[/,;]|$)).*", Pattern.DOTALL);

    private static final Pattern SECRET_PARAMETER =
            Pattern.compile("(?i)([?&;](?:[a-z]*password|[a-z]*pwd|[a-z]*secret|[a-z]*token)=)[^&;]*");

    private RedactedUrl() {}

    public static String of(String url) {
        Matcher query = QUERY.matcher(url);
        int end = query.find() ? query.start() : url.length();
        String address = url.substring(0, end);
        boolean open = address.indexOf('@') < 0
                && url.indexOf('@') >= 0
                && OPEN_PASSWORD.matcher(address).find();
        return open ? hidden(url) : hidden(address) + parameters(url.substring(end));
    }

    private static String hidden(String address) {
        String shown = USER_INFO
                .matcher(ORACLE_LOGIN.matcher(address).replaceFirst("$1@"))
                .replaceFirst("//");
        return parameters(shown);
    }

    private static String parameters(String text) {
        return SECRET_PARAMETER.matcher(text).replaceAll("$1****");
    }
}
