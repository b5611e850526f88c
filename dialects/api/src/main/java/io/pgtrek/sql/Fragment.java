package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Literal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A piece of PostgreSQL's SQL that a translation has made so far.
 *
 * @param type of a column; null for everything else
 * @param literal what it says, if it is a text or a number written down; null otherwise
 * @param unstable why its value may change while the row does not; null for an immutable expression
 */
public record Fragment(
        String sql,
        Binding binding,
        Family family,
        @Nullable PgType type,
        @Nullable String literal,
        @Nullable String unstable) {

    /** Something that never needs parentheses. */
    public static Fragment atom(String sql, Family family) {
        return new Fragment(sql, Binding.ATOM, family, null, null, null);
    }

    public static Fragment text(String value) {
        if (value.indexOf('\0') >= 0) {
            throw new UntranslatableException("a text holds U+0000, which PostgreSQL cannot store");
        }
        return new Fragment(Literal.sql(value), Binding.ATOM, Family.TEXT, null, value, null);
    }

    public static Fragment truth(boolean value) {
        return atom(value ? "true" : "false", Family.BOOLEAN);
    }

    /** A function's call. */
    public static Fragment call(String function, Family family, Fragment... arguments) {
        return call(function, family, List.of(arguments));
    }

    public static Fragment call(String function, Family family, List<Fragment> arguments) {
        String list = arguments.stream().map(Fragment::sql).collect(Collectors.joining(", "));
        return new Fragment(function + "(" + list + ")", Binding.ATOM, family, null, null, unstable(arguments));
    }

    /** An operator between two operands, each in parentheses where it needs them. */
    public static Fragment infix(String operator, Binding binding, Family family, Fragment left, Fragment right) {
        String first = left.at(binding.isLeftAssociative() ? binding : binding.closer());
        String second = right.at(binding.isAssociative() ? binding : binding.closer());
        String sql = first + " " + operator + " " + second;
        return new Fragment(sql, binding, family, null, null, unstable(List.of(left, right)));
    }

    /** SQL put together by the caller, as stable as its parts. */
    public static Fragment of(String sql, Binding binding, Family family, Fragment... parts) {
        return new Fragment(sql, binding, family, null, null, unstable(Arrays.asList(parts)));
    }

    /** The first reason among the parts. */
    public static @Nullable String unstable(List<Fragment> parts) {
        return parts.stream()
                .map(Fragment::unstable)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** The SQL, in parentheses unless it binds at least so closely. */
    public String at(Binding least) {
        return binding.compareTo(least) < 0 ? "(" + sql + ")" : sql;
    }

    /** {@code …::type}. */
    public Fragment cast(String name, Family to) {
        return new Fragment(at(Binding.CAST) + "::" + name, Binding.CAST, to, null, null, unstable);
    }

    /** The same, whose value may change while the row does not. */
    public Fragment unstable(String reason) {
        return new Fragment(sql, binding, family, type, literal, reason);
    }

    /** The same SQL known to be of that family. */
    public Fragment as(Family other) {
        return new Fragment(sql, binding, other, type, literal, unstable);
    }

    public boolean isLiteral() {
        return literal != null;
    }

    /** Whether it is a text written down. */
    public boolean isText() {
        return literal != null && family == Family.TEXT;
    }

    /** The whole number it is, if it is one written down that fits an integer; null otherwise. */
    public @Nullable Integer wholeNumber() {
        return literal != null && family == Family.INTEGER ? Integer.valueOf(literal) : null;
    }
}
