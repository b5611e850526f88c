package io.pgtrek.dialect.sqlite;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** UTF-8 that must be right: SQLite stores as text whatever bytes it is given. */
final class Utf8 {

    private Utf8() {}

    static String decode(byte[] bytes, String reason) {
        try {
            // a new decoder reports what String's constructor replaces
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new UnconvertibleValueException(Refusal.ENCODING, reason);
        }
    }
}
