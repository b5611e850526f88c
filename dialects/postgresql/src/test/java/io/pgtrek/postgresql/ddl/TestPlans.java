package io.pgtrek.postgresql.ddl;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.ForeignKey.Action;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.finding.Finding;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.CollationType;
import io.pgtrek.plan.EnumType;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetCheck;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetForeignKey;
import io.pgtrek.plan.TargetIndex;
import io.pgtrek.plan.TargetIndex.Part;
import io.pgtrek.plan.TargetKey;
import io.pgtrek.plan.TargetSequence;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A plan that uses every renderer, with names of the caller's choice. */
public final class TestPlans {
    private final String schema;
    private final String suffix;
    private final List<Finding> findings;

    private TestPlans(String schema, String suffix, List<Finding> findings) {
        this.schema = schema;
        this.suffix = suffix;
        this.findings = findings;
    }

    /** @param suffix ends every name except the schema's; at most 40 bytes */
    public static Plan full(String schema, String suffix, List<Finding> findings) {
        return new TestPlans(schema, suffix, findings).plan();
    }

    private Plan plan() {
        QualifiedName mood = name("mood");
        QualifiedName nocase = name("nocase");
        return new Plan(
                Plan.SCHEMA_VERSION,
                "MySQL",
                "5.5.9",
                List.of(Identifier.of(schema)),
                List.of(),
                List.of(new CollationType(nocase, "und-u-ks-level2", false)),
                List.of(new EnumType(mood, List.of("new", "it's", "back\\slash", suffix + "label"))),
                List.of(
                        new TargetSequence(name("tickets"), 7, 1, 1000, 3, true, 5),
                        new TargetSequence(name("used_up"), 11, 1, 10, 1, false, 0)),
                List.of(customers(), orders(mood, nocase)),
                findings);
    }

    private TargetTable customers() {
        return new TargetTable(
                1,
                source("customers"),
                name("customers"),
                List.of(
                        column("id", PgType.INTEGER)
                                .identity(new Identity(1, 1))
                                .build(),
                        column("country", PgType.varchar(2)).build()),
                new TargetKey(id("customers_pk"), List.of(id("country"), id("id"))),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                List.of());
    }

    private TargetTable orders(QualifiedName mood, QualifiedName nocase) {
        String net = quote("net");
        return new TargetTable(
                2,
                source("orders"),
                name("orders"),
                List.of(
                        column("id", PgType.BIGINT)
                                .identity(new Identity(42, 10))
                                .build(),
                        column("country", PgType.varchar(2)).nullable().build(),
                        column("customer", PgType.INTEGER).nullable().build(),
                        column("state", new PgType.Enumeration(List.of("new")))
                                .enumType(mood)
                                .defaultSql("'new'::" + PostgresIdentifiers.RULES.quote(mood))
                                .build(),
                        column("tags", new PgType.Array(new PgType.Enumeration(List.of("new"))))
                                .enumType(mood)
                                .nullable()
                                .build(),
                        column("code", PgType.TEXT)
                                .collation(nocase)
                                .nullable()
                                .comment("what's in a\nname")
                                .build(),
                        column("net", PgType.numeric(10, 2)).defaultSql("0").build(),
                        column("open", PgType.BOOLEAN)
                                .defaultSql("1 > 0 AND true")
                                .build(),
                        column("extra", PgType.JSON).nullable().build(),
                        column("gross", PgType.numeric(12, 4))
                                .nullable()
                                .generated(net + " * 1.2")
                                .build(),
                        column("changed", PgType.timestamptz(0))
                                .defaultSql("CURRENT_TIMESTAMP")
                                .build(),
                        column("seen", PgType.timestamp(null)).nullable().build()),
                new TargetKey(id("orders_pk"), List.of(id("id"))),
                List.of(new TargetKey(id("orders_code"), List.of(id("code"), id("net")))),
                List.of(new TargetForeignKey(
                        id("orders_customer"),
                        List.of(id("country"), id("customer")),
                        name("customers"),
                        List.of(id("country"), id("id")),
                        Action.SET_NULL,
                        Action.CASCADE,
                        true)),
                List.of(new TargetCheck(id("orders_net"), net + " >= 0")),
                List.of(
                        new TargetIndex(
                                id("orders_by_net"),
                                false,
                                "btree",
                                List.of(new Part(net, true), new Part("(lower(" + quote("code") + "))", false)),
                                quote("open"),
                                "it's \\ an index"),
                        new TargetIndex(
                                id("orders_tags"), false, "gin", List.of(new Part(quote("tags"), false)), null, null)),
                List.of(id("changed"), id("seen")),
                "Orders; -- all of them",
                List.of());
    }

    private Identifier id(String base) {
        return Identifier.of(base + suffix);
    }

    private String quote(String base) {
        return PostgresIdentifiers.RULES.quote(id(base));
    }

    private QualifiedName name(String base) {
        return new QualifiedName(Identifier.of(schema), id(base));
    }

    private Table source(String base) {
        return new Table(
                QualifiedName.of("shop", base),
                List.of(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                null,
                -1,
                -1);
    }

    private ColumnBuilder column(String base, PgType type) {
        return new ColumnBuilder(id(base), type);
    }

    private static final class ColumnBuilder {
        private final Identifier name;
        private final PgType type;
        private @Nullable QualifiedName enumType;
        private @Nullable QualifiedName collation;
        private boolean nullable;
        private @Nullable String defaultSql;
        private @Nullable String generated;
        private @Nullable Identity identity;
        private @Nullable String comment;

        ColumnBuilder(Identifier name, PgType type) {
            this.name = name;
            this.type = type;
        }

        ColumnBuilder enumType(QualifiedName value) {
            enumType = value;
            return this;
        }

        ColumnBuilder collation(QualifiedName value) {
            collation = value;
            return this;
        }

        ColumnBuilder nullable() {
            nullable = true;
            return this;
        }

        ColumnBuilder defaultSql(String value) {
            defaultSql = value;
            return this;
        }

        ColumnBuilder generated(String value) {
            generated = value;
            return this;
        }

        ColumnBuilder identity(Identity value) {
            identity = value;
            return this;
        }

        ColumnBuilder comment(String value) {
            comment = value;
            return this;
        }

        private Column source() {
            return new Column(name, 1, NativeType.of("int", "int"), nullable, null, null, null, false, false, null);
        }

        TargetColumn build() {
            return new TargetColumn(
                    source(), name, type, enumType, collation, nullable, defaultSql, generated, identity, comment);
        }
    }
}
