package io.pgtrek.cli.config;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeParser;
import java.util.Map;
import java.util.Optional;

/** The name of a PostgreSQL type. */
record PostgresType() implements ValueType<PgType> {

    @Override
    public Optional<PgType> read(Value value, String path, Reading reading) {
        Optional<String> text = Text.ANY.read(value, path, reading);
        Optional<PgType> type = text.flatMap(PostgresType::parse);
        if (text.isPresent() && type.isEmpty()) {
            reading.problem(value, path, "\"" + text.get() + "\" is not " + words());
        }
        return type;
    }

    private static Optional<PgType> parse(String text) {
        try {
            return PgTypeParser.parse(text);
        } catch (NumberFormatException e) {
            // more digits than any length of a type has
            return Optional.empty();
        }
    }

    @Override
    public Map<String, Object> schema() {
        return Text.ANY.schema();
    }

    @Override
    public String words() {
        return "a PostgreSQL type that can be filled, such as boolean, bigint, numeric(10,2), varchar(40) or timestamptz";
    }
}
