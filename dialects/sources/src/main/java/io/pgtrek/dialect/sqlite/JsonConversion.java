package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ValueSink;

/** json and jsonb. SQLite checks the text before the decision; PostgreSQL checks it again as it comes in. */
enum JsonConversion implements Conversion {
    /** Keeps the text as it is. */
    JSON(PgType.JSON, "") {
        @Override
        void put(String text, ValueSink sink) {
            sink.writeText(text);
        }
    },
    /** Has no place for U+0000, not even escaped. */
    JSONB(PgType.JSONB, " and instr({}, '\\u0000') = 0") {
        @Override
        void put(String text, ValueSink sink) {
            sink.writeJsonb(text);
        }
    };

    private final PgType target;
    private final String more;

    JsonConversion(PgType target, String more) {
        this.target = target;
        this.more = more;
    }

    abstract void put(String text, ValueSink sink);

    @Override
    public PgType target() {
        return target;
    }

    @Override
    public String fits() {
        return "case typeof({}) when 'text' then json_valid({})" + more
                + " when 'integer' then 1 when 'real' then {} > -9e999 and {} < 9e999 else 0 end";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        if (value instanceof Number number) {
            put(Numbers.decimal(number, "JSON number").toString(), sink);
        } else if (value instanceof String text && text.indexOf('\0') < 0) {
            put(text, sink);
        } else {
            throw Conversion.unfit(value, "JSON");
        }
    }
}
