package io.pgtrek.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** The page's style and script, and the policy that lets a browser run these two and nothing else. */
final class PageParts {

    static final String STYLE = load("report.css");
    static final String SCRIPT = load("report.js");

    /** Whatever a name in the report may try, no other script or style has these hashes, and nothing is fetched. */
    static final String POLICY = "default-src 'none'; style-src 'sha256-" + hash(STYLE) + "'; script-src 'sha256-"
            + hash(SCRIPT) + "'; base-uri 'none'; form-action 'none'";

    private PageParts() {}

    /** That of a page with this style and no script. */
    static String policy(String style) {
        return "default-src 'none'; style-src 'sha256-" + hash(style) + "'; base-uri 'none'; form-action 'none'";
    }

    static String load(String name) {
        try (InputStream in = Objects.requireNonNull(PageParts.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
