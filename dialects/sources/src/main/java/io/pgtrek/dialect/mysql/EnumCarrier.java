package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.name.Literal;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** enum. A value that was no label when it was stored is kept by the source as the empty text of index 0. */
final class EnumCarrier implements Carrier {

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target instanceof Enumeration enumeration) {
            ValueReader reader = reader(TextBytes.of(carriage), Set.copyOf(enumeration.labels()));
            boolean complete = enumeration.labels().containsAll(carriage.type().labels());
            boolean rejects = !complete || carriage.inPrimaryKey();
            return Optional.of(ColumnMapping.of(
                    target, rejects ? Lossiness.MAY_REJECT : Lossiness.POLICY, rejects(carriage, reader)));
        }
        Optional<ColumnMapping> mapping = new TextCarrier(ColumnMapping.PLAIN).carry(carriage, target);
        return target.equals(PgType.TEXT)
                        && !CatalogText.doubtful(carriage.type().labels())
                ? mapping.map(text ->
                        text.withCheck("{} in (" + literals(carriage.type().labels()) + ")"))
                : mapping;
    }

    /** Text keeps index 0 as it shows, so the empty text is among what the check allows. */
    private static String literals(List<String> labels) {
        Set<String> allowed = new LinkedHashSet<>(labels);
        allowed.add("");
        return allowed.stream().map(Literal::sql).collect(Collectors.joining(", "));
    }

    static ValueReader reader(TextBytes text, Set<String> labels) {
        return (row, column, sink) -> {
            byte[] bytes = text.get(row, column, sink);
            if (bytes == null) {
                sink.writeNull();
                return;
            }
            String label = new String(bytes, StandardCharsets.UTF_8);
            if (labels.contains(label)) {
                sink.writeText(label);
            } else if (label.isEmpty()) {
                sink.altered(Alteration.ENUM_INVALID);
                sink.writeNull();
            } else {
                throw new UnconvertibleValueException(Refusal.LABEL, "not a label of the enum");
            }
        };
    }

    /** A primary key takes no NULL: there the row of index 0 is rejected. */
    private static ValueReader rejects(Carriage carriage, ValueReader reader) {
        if (!carriage.inPrimaryKey() || carriage.type().labels().contains("")) {
            return reader;
        }
        return (row, column, sink) -> {
            byte[] bytes = row.getBytes(column);
            if (bytes != null && bytes.length == 0) {
                throw new UnconvertibleValueException(
                        Refusal.LABEL, "invalid enum member (index 0) in the primary key");
            }
            reader.read(row, column, sink);
        };
    }
}
