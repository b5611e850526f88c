package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Array;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.name.Literal;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.ValueReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** set: the members in declared order, joined by commas, which no member can hold. */
final class SetCarrier implements Carrier {

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (!(target instanceof Array array) || !isTextual(array.element())) {
            return new TextCarrier(ColumnMapping.PLAIN).carry(carriage, target);
        }
        ColumnMapping mapping = ColumnMapping.of(target, carriage.textLossiness(), reader(TextBytes.of(carriage)));
        return Optional.of(
                array.element().equals(PgType.TEXT)
                                && !CatalogText.doubtful(carriage.type().labels())
                        ? mapping.withCheck(check(carriage.type().labels()))
                        : mapping);
    }

    private static boolean isTextual(PgType element) {
        return element.equals(PgType.TEXT) || element instanceof Enumeration;
    }

    private static String check(List<String> members) {
        return "{} <@ array[" + members.stream().map(Literal::sql).collect(Collectors.joining(", ")) + "]::text[]";
    }

    private static ValueReader reader(TextBytes text) {
        return (row, column, sink) -> {
            byte[] bytes = text.get(row, column, sink);
            if (bytes == null) {
                sink.writeNull();
                return;
            }
            String joined = new String(bytes, StandardCharsets.UTF_8);
            sink.writeTextArray(joined.isEmpty() ? List.of() : List.of(joined.split(",", -1)));
        };
    }
}
