package io.pgtrek.planner;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Sequence;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetSequence;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SourceDialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Turns a catalog into a plan. Reads the source only for what declarations leave open (probes, key ranges, checks of
 * the data) and writes nowhere.
 */
public final class Planner {

    private final SourceDialect dialect;
    private final MigrationConfiguration configuration;
    private final Findings findings = new Findings();
    private final TargetNames names;
    private final PlanScope scope;
    private final Map<ColumnId, Decision> decisions = new TreeMap<>();

    /** One planner makes one plan. */
    public Planner(SourceDialect dialect, MigrationConfiguration configuration) {
        this.dialect = dialect;
        this.configuration = configuration;
        this.names = new TargetNames(configuration.map(), findings);
        this.scope = new PlanScope(configuration.map(), configuration.select().objects(), findings);
    }

    /** @param observer hears each table's name as it is planned */
    public Plan plan(Connection connection, Catalog catalog, Consumer<String> observer) throws SQLException {
        findings.addAll(catalog.findings());
        List<Table> tables = tables(catalog);
        findings.addAll(UnusedRules.find(configuration, catalog, tables));
        names.nameTables(tables);
        refuseOwnSchema(tables);
        for (Table table : tables) {
            observer.accept(table.name().toString());
            decide(connection, table);
        }
        new KeyTypeUnifier(dialect.types(), findings).unify(tables, decisions);
        findings.addAll(CollationFindings.under(
                configuration.map().caseInsensitive(), dialect.dataChecker().check(connection, catalog)));
        return assemble(connection, catalog, tables);
    }

    /** The job's books are there; its tables must not lie between them. */
    private void refuseOwnSchema(List<Table> tables) {
        tables.stream()
                .filter(table -> names.table(table.name()).schema().text().equals(MetadataSchema.NAME))
                .forEach(table -> findings.about(
                        "schema-reserved",
                        Severity.BLOCKER,
                        ObjectKind.TABLE,
                        table.name(),
                        "would be created in schema " + MetadataSchema.NAME
                                + ", where this program keeps its own books.",
                        "Map its schema to another one in map.schemas."));
    }

    private List<Table> tables(Catalog catalog) {
        List<Table> tables = new ArrayList<>();
        for (Schema schema : catalog.schemas()) {
            if (scope.wants(ObjectGroup.TABLES)) {
                tables.addAll(schema.tables());
            }
            tables.addAll(MaterializedViews.of(schema, configuration.select().materialize()));
        }
        return tables;
    }

    private void decide(Connection connection, Table table) throws SQLException {
        Map<Integer, Evidence> evidence =
                new Evidences(dialect, configuration.copy(), findings).collect(connection, table);
        TypeDecider types = new TypeDecider(dialect.types(), configuration.map(), findings);
        for (Column column : table.columns()) {
            types.decide(table, column, evidence.getOrDefault(column.position(), Evidence.NONE))
                    .ifPresent(decision -> decisions.put(decision.id(), decision));
        }
    }

    private Plan assemble(Connection connection, Catalog catalog, List<Table> tables) throws SQLException {
        EnumTypes enums = new EnumTypes(names);
        CollationTypes collations = new CollationTypes();
        List<TargetSequence> sequences = sequences(catalog);
        TablePlanner planner = tablePlanner(tables, enums, collations);
        List<TargetTable> planned = new ArrayList<>();
        for (Table table : tables) {
            List<Slice> slices = dialect.slicer()
                    .slice(connection, table, configuration.copy().sliceBytes());
            planned.add(planner.plan(planned.size() + 1, table, decisionsOf(table), slices));
        }
        catalog.schemas().forEach(new CodeObjects(scope, configuration.select().materialize())::report);
        return new Plan(
                Plan.SCHEMA_VERSION,
                catalog.product(),
                catalog.version(),
                schemas(planned, sequences),
                extensions(planned),
                collations.all(),
                enums.all(),
                sequences,
                planned,
                findings.sorted());
    }

    private TablePlanner tablePlanner(List<Table> tables, EnumTypes enums, CollationTypes collations) {
        Map<QualifiedName, Table> byName = new LinkedHashMap<>();
        tables.forEach(table -> byName.put(table.name(), table));
        ExpressionScopes scopes = new ExpressionScopes(names, decisions);
        return new TablePlanner(
                names,
                new ColumnPlanner(dialect.expressions(), names, enums, collations, scopes, scope),
                new KeyPlanner(names, decisions, scope),
                new ForeignKeyPlanner(byName, names, decisions, scope),
                new CheckPlanner(dialect.expressions(), names, scopes, scope),
                new IndexPlanner(dialect.expressions(), names, scopes, scope),
                scope);
    }

    private List<Decision> decisionsOf(Table table) {
        return table.columns().stream()
                .map(column -> Optional.ofNullable(decisions.get(new ColumnId(table.name(), column.name()))))
                .flatMap(Optional::stream)
                .toList();
    }

    private List<TargetSequence> sequences(Catalog catalog) {
        if (!scope.wants(ObjectGroup.SEQUENCES)) {
            return List.of();
        }
        return catalog.schemas().stream()
                .flatMap(schema -> schema.sequences().stream())
                .map(this::sequence)
                .toList();
    }

    private TargetSequence sequence(Sequence source) {
        Identifier schema = names.schema(source.name().schema());
        Identifier own = names.cased(source.name().name());
        Identifier name = names.relation(schema, List.of(own));
        if (!name.equals(own)) {
            findings.about(
                    "name-changed",
                    Severity.WARNING,
                    ObjectKind.SEQUENCE,
                    source.name(),
                    "becomes " + name + ", since its own name is taken in the schema or too long.",
                    "Change the application's calls.");
        }
        return new TargetSequence(
                new QualifiedName(schema, name),
                source.next(),
                source.minimum(),
                source.maximum(),
                source.increment(),
                source.cycle(),
                source.cache());
    }

    private static List<Identifier> schemas(List<TargetTable> tables, List<TargetSequence> sequences) {
        Set<Identifier> schemas = new TreeSet<>();
        tables.forEach(table -> schemas.add(table.name().schema()));
        sequences.forEach(sequence -> schemas.add(sequence.name().schema()));
        return List.copyOf(schemas);
    }

    private static List<String> extensions(List<TargetTable> tables) {
        Set<String> extensions = new TreeSet<>();
        tables.stream().flatMap(table -> table.columns().stream()).forEach(column -> {
            if (column.type().equals(PgType.CITEXT)) {
                extensions.add("citext");
            }
            if (column.type() instanceof PgType.Geometry) {
                extensions.add("postgis");
            }
        });
        return List.copyOf(extensions);
    }
}
