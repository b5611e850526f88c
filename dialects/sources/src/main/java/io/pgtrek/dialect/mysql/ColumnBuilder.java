package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.Generated;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a table's columns of what the catalog says. */
final class ColumnBuilder {

    private static final BigDecimal LAST = BigDecimal.valueOf(Long.MAX_VALUE);

    private final SchemaReading reading;
    private final TableFacts table;
    private final List<IndexPart> indexes;

    ColumnBuilder(SchemaReading reading, TableFacts table, List<IndexPart> indexes) {
        this.reading = reading;
        this.table = table;
        this.indexes = indexes;
    }

    TableColumns build(List<ColumnFacts> facts, List<Check> checks) {
        List<Column> columns = new ArrayList<>();
        List<Check> kept = new ArrayList<>(checks);
        for (ColumnFacts column : facts) {
            if (column.selectable()) {
                columns.add(column(column, jsonAlias(column, kept)));
            } else {
                report(
                        column,
                        "column-unreadable",
                        Severity.ERROR,
                        "The user may not read it; it is left out.",
                        "Grant SELECT on the table.");
            }
        }
        return new TableColumns(columns, kept);
    }

    private Column column(ColumnFacts facts, NativeType type) {
        reportWhatIsLost(facts);
        Generated generated = generated(facts);
        return new Column(
                facts.name(),
                facts.position(),
                type,
                facts.nullable(),
                generated == null ? defaultValue(facts) : null,
                generated,
                facts.isAutoIncrement() ? identity() : null,
                facts.isOnUpdateNow(),
                facts.isInvisible(),
                facts.comment());
    }

    /** MariaDB's JSON is LONGTEXT with a check; the check is the only mark of it. */
    private static NativeType jsonAlias(ColumnFacts facts, List<Check> checks) {
        NativeType type = facts.type();
        boolean json = type.name().equals("longtext")
                && checks.removeIf(check -> JsonAlias.marks(check.expression(), facts.name()));
        return json ? JsonAlias.typeOf(type) : type;
    }

    private @Nullable DefaultValue defaultValue(ColumnFacts facts) {
        return new DefaultParser(reading.version()).parse(facts.defaultText(), facts.extra(), facts.type());
    }

    private @Nullable Generated generated(ColumnFacts facts) {
        String expression = facts.generation();
        if (!facts.isGenerated() || facts.isPeriodEnd() || expression == null || expression.isEmpty()) {
            return null;
        }
        return new Generated(Expressions.plain(expression, reading.version()), facts.isStored());
    }

    /** An engine that knows no number yet gives none or 0; the next is 1 then. */
    private Identity identity() {
        BigDecimal next = table.next();
        return new Identity(
                next == null || next.signum() <= 0 ? 1 : next.min(LAST).longValue(), 1);
    }

    private void reportWhatIsLost(ColumnFacts facts) {
        if (DeclarationParser.isZerofill(facts.type().declaration())) {
            report(
                    facts,
                    "column-zerofill",
                    Severity.INFO,
                    "Leading zeros are display only and are gone: "
                            + facts.type().declaration() + ".",
                    "Use to_char or lpad where the application shows the number.");
        }
        if (CatalogText.doubtful(facts.type().labels())) {
            report(
                    facts,
                    "labels-doubtful",
                    Severity.WARNING,
                    "Its labels are not kept, and it becomes text: " + CatalogText.REASON + ".",
                    "Create the enum or check in PostgreSQL from the values that are in use.");
        }
        if (facts.isInvisible()) {
            report(
                    facts,
                    "column-invisible",
                    Severity.WARNING,
                    "SELECT * leaves it out in the source; PostgreSQL shows every column.",
                    "");
        }
        if (facts.isPeriodEnd()) {
            report(
                    facts,
                    "column-period",
                    Severity.WARNING,
                    "The server maintained it as a bound of the row's validity; it becomes an ordinary column.",
                    "");
        } else if (facts.isGenerated()
                && (facts.generation() == null || facts.generation().isEmpty())) {
            report(
                    facts,
                    "generated-expression-hidden",
                    Severity.WARNING,
                    "It is computed, but this server does not tell the expression; the values are copied as they are.",
                    "Read it in SHOW CREATE TABLE and add it by hand.");
        }
        if (facts.isAutoIncrement() && !leadsAnIndex(facts)) {
            report(
                    facts,
                    "auto-increment-per-group",
                    Severity.WARNING,
                    "It counts anew for each value of the columns before it in its key; an identity counts once.",
                    "Number the rows by a trigger if the application relies on it.");
        }
        if (MysqlFamily.of(facts.type()) == MysqlFamily.BINARY
                && facts.defaultText() != null
                && facts.type().length() != null) {
            report(
                    facts,
                    "default-binary",
                    Severity.WARNING,
                    "The catalog shows the default of a binary column as text, which may not be all of it.",
                    "Compare it with SHOW CREATE TABLE.");
        }
    }

    private boolean leadsAnIndex(ColumnFacts facts) {
        return indexes.isEmpty()
                || indexes.stream()
                        .anyMatch(part ->
                                part.position() == 1 && facts.name().text().equals(part.column()));
    }

    private void report(ColumnFacts facts, String code, Severity severity, String message, String hint) {
        reading.report(Finding.column(code, severity, table.name(), facts.name(), message, hint));
    }
}
