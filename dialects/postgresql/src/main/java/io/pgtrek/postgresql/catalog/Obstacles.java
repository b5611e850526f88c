package io.pgtrek.postgresql.catalog;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.plan.Plan;
import java.util.List;
import java.util.stream.Stream;

/** Compares what a plan needs with what the target offers. */
record Obstacles(TargetState state, Plan plan, Privileges privileges) {
    /** Where the renderer puts extensions. */
    private static final String EXTENSION_SCHEMA = "public";

    List<Finding> list() {
        return Stream.of(encoding(), icu(), extensions(), createSchemas(), createInSchemas())
                .flatMap(findings -> findings)
                .sorted()
                .toList();
    }

    private Stream<Finding> encoding() {
        return state.encoding().equals("UTF8")
                ? Stream.empty()
                : Stream.of(TargetInspector.blocker(
                        "target-encoding",
                        ObjectKind.DATABASE,
                        privileges.database(),
                        "The target database has encoding " + state.encoding() + "; texts are sent as UTF-8.",
                        "Create the database with ENCODING 'UTF8' TEMPLATE template0."));
    }

    private Stream<Finding> icu() {
        return plan.collations().isEmpty() || state.icu()
                ? Stream.empty()
                : Stream.of(TargetInspector.blocker(
                        "target-without-icu",
                        ObjectKind.DATABASE,
                        privileges.database(),
                        "The plan creates ICU collations, but this server was built without ICU.",
                        "Use a server with ICU, or plan without collations."));
    }

    private Stream<Finding> extensions() {
        return plan.extensions().stream().flatMap(this::extension);
    }

    private Stream<Finding> extension(String name) {
        String schema = state.installedExtensions().get(name);
        if (schema == null) {
            return state.offers(name) ? Stream.empty() : Stream.of(missing(name));
        }
        return schema.equals(EXTENSION_SCHEMA) ? Stream.empty() : Stream.of(misplaced(name, schema));
    }

    private static Finding missing(String name) {
        return TargetInspector.blocker(
                "target-extension-missing",
                ObjectKind.DATABASE,
                name,
                "The plan needs the extension " + name + ", which is not installed on the server.",
                "Install the server's package for " + name + ", or " + instead(name) + ".");
    }

    private static String instead(String extension) {
        return switch (extension) {
            case "citext" -> "set map.case-insensitive: collation";
            case "postgis" -> "set map.spatial: wkb";
            default -> "choose other types in map.types";
        };
    }

    private static Finding misplaced(String name, String schema) {
        return TargetInspector.blocker(
                "target-extension-schema",
                ObjectKind.DATABASE,
                name,
                "The extension " + name + " is in schema " + schema + ", but the plan names its types in public.",
                "ALTER EXTENSION ... SET SCHEMA public, where the extension allows it.");
    }

    /** PostgreSQL asks for the privilege even where IF NOT EXISTS would have nothing to do. */
    private Stream<Finding> createSchemas() {
        return privileges.createInDatabase()
                ? Stream.empty()
                : plan.schemas().stream()
                        .map(Identifier::text)
                        .filter(schema -> !state.schemas().contains(schema))
                        .map(schema -> TargetInspector.blocker(
                                "target-privilege-database",
                                ObjectKind.SCHEMA,
                                schema,
                                "The user " + privileges.user() + " may not create schemas in database "
                                        + privileges.database() + ".",
                                "Let the owner run: GRANT CREATE ON DATABASE " + quote(privileges.database()) + " TO "
                                        + quote(privileges.user()) + ";"));
    }

    private Stream<Finding> createInSchemas() {
        return privileges.closedSchemas().stream()
                .map(schema -> TargetInspector.blocker(
                        "target-privilege-schema",
                        ObjectKind.SCHEMA,
                        schema,
                        "The user " + privileges.user() + " may not create objects in schema " + schema + ".",
                        "Let the owner run: GRANT CREATE, USAGE ON SCHEMA " + quote(schema) + " TO "
                                + quote(privileges.user()) + ";"));
    }

    private static String quote(String name) {
        return PostgresIdentifiers.RULES.quote(Identifier.of(name));
    }
}
