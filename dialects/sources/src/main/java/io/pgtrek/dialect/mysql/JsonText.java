package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;

/** JSON on its way into jsonb, which unlike json cannot hold every escape. */
final class JsonText {

    private JsonText() {}

    static void writeJsonb(String json, ValueSink sink) {
        for (int at = json.indexOf('\\'); at >= 0; at = json.indexOf('\\', at + 2)) {
            if (json.startsWith("u0000", at + 1)) {
                throw new UnconvertibleValueException(Refusal.NUL, "jsonb cannot hold \\u0000");
            }
        }
        sink.writeJsonb(json);
    }
}
