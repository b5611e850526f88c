package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ValueSink;
import java.nio.ByteBuffer;
import java.util.UUID;
import java.util.regex.Pattern;

/** uuid, from the usual text (with or without braces) or from 16 bytes in that text's order. */
record UuidConversion() implements Conversion {

    private static final int BYTES = 16;
    private static final String DIGIT = "[0-9a-fA-F]";
    private static final Pattern TEXT = Pattern.compile("\\{?(#{8}-#{4}-#{4}-#{4}-#{12})}?".replace("#", DIGIT));

    @Override
    public PgType target() {
        return PgType.UUID;
    }

    @Override
    public String fits() {
        String four = DIGIT.repeat(4);
        String glob = String.join("-", four + four, four, four, four, four + four + four);
        return "case typeof({}) when 'text' then {} glob '" + glob + "' when 'blob' then length({}) = " + BYTES
                + " else 0 end";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        if (value instanceof byte[] bytes && bytes.length == BYTES) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            sink.writeUuid(buffer.getLong(), buffer.getLong());
        } else if (value instanceof String text && TEXT.matcher(text).matches()) {
            UUID uuid = UUID.fromString(text.replaceAll("[{}]", ""));
            sink.writeUuid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
        } else {
            throw Conversion.unfit(value, "uuid");
        }
    }
}
