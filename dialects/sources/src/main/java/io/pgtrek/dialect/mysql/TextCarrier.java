package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Char;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.catalog.type.PgType.Varchar;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;

/** Whatever the server sends as text: character types, enums, JSON, MariaDB's uuid and inet. */
final class TextCarrier implements Carrier {

    private static final Set<PgType> VERBATIM = Set.of(PgType.TEXT, PgType.CITEXT, PgType.JSON, PgType.XML);

    private final String projection;

    TextCarrier(String projection) {
        this.projection = projection;
    }

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        String sql = carriage.holdsUtf8() ? "convert({} using binary)" : projection;
        return reader(carriage, target)
                .map(reader -> ColumnMapping.of(target, lossiness(carriage, target), reader)
                        .withProjection(sql));
    }

    private static Lossiness lossiness(Carriage carriage, PgType target) {
        return VERBATIM.contains(target) || fits(carriage, target) ? carriage.textLossiness() : Lossiness.MAY_REJECT;
    }

    private static boolean fits(Carriage carriage, PgType target) {
        Integer length = carriage.type().length();
        return target instanceof Varchar varchar && length != null && length <= varchar.length();
    }

    private static Optional<ValueReader> reader(Carriage carriage, PgType target) {
        TextBytes text = TextBytes.of(carriage);
        if (VERBATIM.contains(target)) {
            return Optional.of((row, column, sink) -> copy(text, Integer.MAX_VALUE, row, column, sink));
        }
        if (target instanceof Varchar varchar) {
            return Optional.of((row, column, sink) -> copy(text, varchar.length(), row, column, sink));
        }
        if (target instanceof Char fixed) {
            return Optional.of((row, column, sink) -> copy(text, fixed.length(), row, column, sink));
        }
        if (target instanceof Enumeration labels) {
            return Optional.of(EnumCarrier.reader(text, Set.copyOf(labels.labels())));
        }
        if (target.equals(PgType.BYTEA)) {
            return Optional.of(BinaryCarrier::bytes);
        }
        return TextWriter.into(target).map(writer -> parsing(text, writer));
    }

    private static void copy(TextBytes text, int most, SourceRow row, int column, ValueSink sink) throws SQLException {
        byte[] bytes = text.get(row, column, sink);
        if (bytes == null) {
            sink.writeNull();
            return;
        }
        if (bytes.length > most && Utf8.characters(bytes) > most) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "longer than " + most + " characters");
        }
        sink.writeUtf8(bytes, 0, bytes.length);
    }

    /** Blank text stands for no value in a type that is not text. */
    private static ValueReader parsing(TextBytes text, TextWriter writer) {
        return (row, column, sink) -> {
            byte[] bytes = text.get(row, column, sink);
            if (bytes == null) {
                sink.writeNull();
                return;
            }
            String value = new String(bytes, StandardCharsets.UTF_8).strip();
            if (value.isEmpty()) {
                sink.altered(Alteration.EMPTY_TO_NULL);
                sink.writeNull();
            } else {
                writer.write(value, sink);
            }
        };
    }
}
