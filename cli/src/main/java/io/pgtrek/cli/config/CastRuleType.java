package io.pgtrek.cli.config;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.config.CastRule;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One entry of {@code map.types}. */
record CastRuleType() implements ValueType<CastRule> {

    static final Key<String> COLUMN =
            Key.of("column", Text.ANY, "all columns", "\"*.is_*\"", "Glob over table.column or schema.table.column.");
    static final Key<String> NATIVE =
            Key.of("native", Text.ANY, "all types", "tinyint(1)", "Glob over the type as the source declares it.");
    static final Key<PgType> TO =
            Key.required("to", new PostgresType(), "boolean", "The PostgreSQL type to use instead.");
    static final Section SECTION = new Section("", "A cast rule.", List.of(COLUMN, NATIVE, TO));

    @Override
    public Optional<CastRule> read(Value value, String path, Reading reading) {
        if (!(value instanceof Value.Fields fields)) {
            reading.problem(value, path, "is " + value.shape() + ", but must be " + words());
            return Optional.empty();
        }
        Settings settings = Settings.read(SECTION, fields, path, reading);
        if (!fields.values().containsKey("column") && !fields.values().containsKey("native")) {
            reading.problem(value, path, "needs column or native; it would change every column");
        }
        return settings.find(TO).map(to -> new CastRule(settings.orNull(COLUMN), settings.orNull(NATIVE), to));
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.object(SECTION.keys());
    }

    @Override
    public String words() {
        return "a rule such as {native: \"tinyint(1)\", to: boolean}";
    }
}
