package io.pgtrek.dialect.translation;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.catalog.type.PgTypeParser;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import io.pgtrek.testkit.TestDatabase;
import java.util.List;

/** Defaults of a column of that native type, for a column of that type in PostgreSQL. */
public final class DefaultSamples {

    private static final PgType STATE = new PgType.Enumeration(List.of("new", "do'n\\e"));

    private DefaultSamples() {}

    public static String translate(
            ExpressionTranslator translator, String nativeType, String text, boolean sql, String type) {
        Translation translation = translator.translateDefault(column(nativeType, text, sql), type(type));
        return translation instanceof Translated translated
                ? translated.sql()
                : "! " + ((Untranslated) translation).reason();
    }

    /** Creates a table with that default and inserts a row by it. */
    public static void accept(TestDatabase database, String type, String sql) {
        PgType parsed = type(type);
        database.execute(
                "drop table if exists d",
                "drop type if exists state",
                "create type state as enum ('new', 'do''n\\e')",
                "create table d (c " + PgTypeNames.sql(parsed, "state") + " default " + sql + ", i int)",
                "insert into d (i) values (1)");
    }

    private static PgType type(String type) {
        return switch (type) {
            case "state" -> STATE;
            case "state[]" -> new PgType.Array(STATE);
            case "text[]" -> new PgType.Array(PgType.TEXT);
            default -> PgTypeParser.parse(type).orElseThrow();
        };
    }

    private static Column column(String nativeType, String text, boolean sql) {
        return new Column(
                Identifier.of("c"),
                1,
                NativeType.of(nativeType, nativeType),
                true,
                new DefaultValue(text, sql),
                null,
                null,
                false,
                false,
                null);
    }
}
