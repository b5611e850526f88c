package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ColumnMapping;
import java.util.Optional;

/** Types no one here knows: what the server itself makes of them as text or bytes, if a rule asks for it. */
record OtherCarrier(boolean mariaDb) implements Carrier {

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target.equals(PgType.TEXT) || target.equals(PgType.XML)) {
            return new TextCarrier(printed(carriage)).carry(carriage, target);
        }
        return target.equals(PgType.BYTEA)
                ? new BinaryCarrier().carry(carriage, target).map(bytes -> bytes.withProjection("cast({} as binary)"))
                : Optional.empty();
    }

    private String printed(Carriage carriage) {
        if (carriage.type().name().equals("vector")) {
            return mariaDb ? "vec_totext({})" : "vector_to_string({})";
        }
        return DateCarrier.PRINTED;
    }
}
