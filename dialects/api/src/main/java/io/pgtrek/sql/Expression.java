package io.pgtrek.sql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A parsed expression of a source's SQL. Words and operators are in lower case, names as written without quotes. */
public sealed interface Expression {

    /** {@code null}. */
    record Null() implements Expression {}

    /** {@code true} or {@code false}. */
    record Truth(boolean value) implements Expression {}

    /** A number without sign, as written. */
    record Number(String text) implements Expression {}

    /** A character string, unescaped. */
    record Text(String value) implements Expression {}

    /** A binary string, as hexadecimal digits. */
    record Hex(String digits) implements Expression {}

    /** A bit string, as digits 0 and 1. */
    record Bits(String digits) implements Expression {}

    /** {@code date '2001-02-03'} and the like. */
    record TypedText(String type, String value) implements Expression {}

    /**
     * A column.
     *
     * @param quote the character that opened its quotes, blank for none
     */
    record Name(String text, char quote) implements Expression {}

    /** An operator before its operand. */
    record Unary(String operator, Expression operand) implements Expression {}

    /** An operator between its operands. */
    record Binary(String operator, Expression left, Expression right) implements Expression {}

    /** A function, also one without parentheses such as {@code current_date}. */
    record Call(String function, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code case}; the operand is null where each branch holds a condition. */
    record Case(
            @Nullable Expression operand,
            List<Branch> branches,
            @Nullable Expression otherwise) implements Expression {
        public Case {
            branches = List.copyOf(branches);
        }
    }

    /** {@code when … then …}. */
    record Branch(Expression when, Expression then) {}

    /** {@code in (…)}. */
    record In(Expression operand, List<Expression> values, boolean negated) implements Expression {
        public In {
            values = List.copyOf(values);
        }
    }

    /** {@code between … and …}. */
    record Between(Expression operand, Expression low, Expression high, boolean negated) implements Expression {}

    /** {@code is null}, {@code is not true} and the like. */
    record Is(Expression operand, Expression what, boolean negated) implements Expression {}

    /** {@code like}, {@code regexp}, {@code glob}. */
    record Match(
            String operator,
            Expression operand,
            Expression pattern,
            @Nullable Expression escape,
            boolean negated) implements Expression {}

    /** {@code cast(… as …)}; the type's arguments are numbers as written. */
    record Cast(Expression operand, String type, List<String> arguments) implements Expression {
        public Cast {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code … collate …}. */
    record Collate(Expression operand, String collation) implements Expression {}

    /** {@code interval 2 day}. */
    record Interval(Expression amount, String unit) implements Expression {}
}
