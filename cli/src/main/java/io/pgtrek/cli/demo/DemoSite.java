package io.pgtrek.cli.demo;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.server.EmbeddedServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The directory a demo lives in. Touches only what a demo wrote. */
public final class DemoSite {

    private static final String MARK = "# Written by \"migrate demo\".";

    private final Path directory;

    public DemoSite(Path directory) {
        this.directory = directory.toAbsolutePath().normalize();
    }

    public Path source() {
        return directory.resolve("legacy.db");
    }

    public Path job() {
        return directory.resolve("job.yaml");
    }

    public EmbeddedServer server() {
        return EmbeddedServer.in(target());
    }

    private Path target() {
        return directory.resolve("pg");
    }

    /** Makes the source and the job file; the target of an earlier demo goes, its server too. */
    public void prepare() {
        try {
            Files.createDirectories(directory);
            requireOurs();
            Files.writeString(job(), jobText());
            server().stop();
            Tree.delete(target());
        } catch (IOException e) {
            throw unwritable(e);
        }
        LegacyShop.create(source());
    }

    /** Stops the server; false when it did not run. Touches nothing when there is no demo. */
    public boolean stop() {
        return exists() && server().stop();
    }

    /** Stops the server and removes what demos wrote; false when there is no demo. */
    public boolean clean() {
        if (!exists()) {
            return false;
        }
        server().stop();
        try {
            for (Path part : List.of(
                    target(), directory.resolve("reports"), directory.resolve("rejects"), source(), draft(), job())) {
                Tree.delete(part);
            }
            Tree.deleteIfEmpty(directory);
            return true;
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private Path draft() {
        return directory.resolve("legacy.db.part");
    }

    /** Whether a demo was made here. */
    public boolean exists() {
        try {
            return Files.isRegularFile(job()) && Files.readString(job()).startsWith(MARK);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private void requireOurs() {
        boolean taken = Files.exists(job()) || Files.exists(source()) || Files.exists(target());
        if (taken && !exists()) {
            throw new MigrateException(
                    ErrorCode.FILE_UNREADABLE,
                    "The directory " + directory + " holds files that no demo wrote",
                    null,
                    "Name another directory with --dir.");
        }
    }

    private String jobText() {
        return Resource.text("job.yaml")
                .replace("@SOURCE@", quoted("sqlite:" + source()))
                .replace("@TARGET@", quoted("embedded:" + target()));
    }

    /** A YAML string; a path may hold nearly anything. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private MigrateException unwritable(IOException e) {
        return new MigrateException(
                ErrorCode.FILE_UNREADABLE,
                "The demo's directory " + directory + " cannot be used",
                e.toString(),
                "Name another directory with --dir.",
                e);
    }
}
