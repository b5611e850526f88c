package io.pgtrek.cli.demo;

import io.pgtrek.config.Invocation;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What to look at after a demo. */
public final class DemoGuide {

    private static final Pattern DATABASE = Pattern.compile("jdbc:postgresql://[^/]*/([^?]*).*");

    private DemoGuide() {}

    /**
     * @param report of the run that filled the target
     * @param port of the server that runs on
     * @param html the page to open; null when none was written
     * @param demo what to call for this demo again, without {@code --stop}
     */
    public static String text(RunReport report, int port, Path source, @Nullable Path html, String demo) {
        String psql = "psql -h 127.0.0.1 -p " + port + " -U postgres -d " + Invocation.shell(database(report));
        return """

                PostgreSQL runs on with the result. Look at it, with any psql:
                  %s
                  %s -c 'select title, price, gross from book order by published desc limit 5'
                The old database, an invented book shop in SQLite:
                  %s
                %sStop the server:
                  %s --stop
                Remove all of it:
                  %s --clean
                """.formatted(psql, psql, source, html == null ? "" : "The report:\n  " + html + "\n", demo, demo);
    }

    private static String database(RunReport report) {
        Matcher url = DATABASE.matcher(report.target().url());
        return url.matches() ? url.group(1) : "postgres";
    }
}
