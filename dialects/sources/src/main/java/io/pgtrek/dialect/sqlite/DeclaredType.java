package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.sql.SqlTextException;
import io.pgtrek.sql.Token;
import io.pgtrek.sql.Token.Kind;
import io.pgtrek.sql.TokenCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Takes a declared type apart. SQLite lets any words stand there, in quotes too, with up to two numbers behind. */
final class DeclaredType {

    private DeclaredType() {}

    static NativeType parse(String declaration, @Nullable String collation) {
        try {
            return read(declaration, collation);
        } catch (SqlTextException e) {
            // quotes or parentheses that do not close, which SQLite takes: the whole text is the name
            return nativeType(declaration, declaration, List.of(), collation);
        }
    }

    private static NativeType read(String declaration, @Nullable String collation) {
        TokenCursor cursor = TokenCursor.of(declaration, SqliteSyntax.LEXICON);
        List<String> words = new ArrayList<>();
        while (!cursor.atEnd() && !cursor.peek().isSymbol("(")) {
            words.add(cursor.next().value());
        }
        List<Integer> numbers = cursor.atEnd() ? List.of() : numbers(cursor.parenthesised());
        // "varchar(20) unsigned" and the like: what follows the numbers is part of the name as well
        while (!cursor.atEnd()) {
            words.add(cursor.next().value());
        }
        return nativeType(String.join(" ", words), declaration, numbers, collation);
    }

    private static NativeType nativeType(
            String words, String declaration, List<Integer> numbers, @Nullable String collation) {
        String name = words.toLowerCase(Locale.ROOT);
        Integer first = numbers.isEmpty() ? null : numbers.get(0);
        Integer second = numbers.size() < 2 ? null : numbers.get(1);
        boolean text = Affinity.of(name) == Affinity.TEXT;
        return new NativeType(
                name,
                declaration,
                text ? first : null,
                text ? null : first,
                text ? null : second,
                false,
                List.of(),
                null,
                collation,
                null);
    }

    private static List<Integer> numbers(TokenCursor arguments) {
        List<Integer> numbers = new ArrayList<>();
        while (!arguments.atEnd()) {
            Token token = arguments.next();
            if (token.kind() == Kind.NUMBER && token.text().matches("\\d{1,9}")) {
                numbers.add(Integer.valueOf(token.text()));
            }
        }
        return numbers;
    }
}
