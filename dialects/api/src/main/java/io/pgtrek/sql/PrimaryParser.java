package io.pgtrek.sql;

import io.pgtrek.sql.Expression.Bits;
import io.pgtrek.sql.Expression.Branch;
import io.pgtrek.sql.Expression.Call;
import io.pgtrek.sql.Expression.Case;
import io.pgtrek.sql.Expression.Cast;
import io.pgtrek.sql.Expression.Hex;
import io.pgtrek.sql.Expression.Interval;
import io.pgtrek.sql.Expression.Name;
import io.pgtrek.sql.Expression.Null;
import io.pgtrek.sql.Expression.Text;
import io.pgtrek.sql.Expression.Truth;
import io.pgtrek.sql.Expression.TypedText;
import io.pgtrek.sql.Token.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads what operators work on: literals, names, calls, CASE, CAST, parentheses. */
final class PrimaryParser {

    private static final Set<String> TYPED = Set.of("date", "time", "timestamp");

    private final ExpressionParser expressions;
    private final TokenCursor sql;
    private final Grammar grammar;

    PrimaryParser(ExpressionParser expressions, TokenCursor sql, Grammar grammar) {
        this.expressions = expressions;
        this.sql = sql;
        this.grammar = grammar;
    }

    Expression parse() {
        Token token = sql.peek();
        return switch (token.kind()) {
            case STRING -> new Text(sql.next().value());
            case HEX_STRING -> new Hex(sql.next().value());
            case BIT_STRING -> new Bits(sql.next().value());
            case NUMBER -> number(sql.next().text());
            case INTRODUCER -> introduced();
            case QUOTED_NAME -> name();
            case WORD -> word(token.lower());
            case SYMBOL -> parenthesised();
            case PARAMETER, END -> throw sql.expected("an expression");
        };
    }

    private Expression number(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.startsWith("0x")) {
            return grammar.hexNumbersAreBytes()
                    ? new Hex(text.substring(2))
                    : new Expression.Number(new BigInteger(text.substring(2), 16).toString());
        }
        return lower.startsWith("0b") ? new Bits(text.substring(2)) : new Expression.Number(text);
    }

    /** The character set says how bytes became characters; the text has been decoded by then. */
    private Expression introduced() {
        sql.next();
        if (sql.peek().kind() != Kind.STRING) {
            throw sql.expected("a character string behind the character set");
        }
        return new Text(sql.next().value());
    }

    private Expression parenthesised() {
        if (!sql.acceptSymbol("(")) {
            throw sql.expected("an expression");
        }
        Expression inside = expressions.any();
        sql.expectSymbol(")");
        return inside;
    }

    private Expression word(String word) {
        boolean call = sql.peek(1).isSymbol("(");
        return switch (word) {
            case "null" -> constant(new Null());
            case "true" -> constant(new Truth(true));
            case "false" -> constant(new Truth(false));
            case "case" -> caseExpression();
            case "select", "exists" -> throw sql.expected("an expression without subquery");
            case "cast" -> call ? cast() : name();
            case "extract" -> call ? extract() : name();
            case "interval" -> call ? name() : interval();
            default -> other(word);
        };
    }

    private Expression other(String word) {
        Kind next = sql.peek(1).kind();
        if (TYPED.contains(word) && next == Kind.STRING) {
            sql.next();
            return new TypedText(word, sql.next().value());
        }
        if (grammar.bareFunctions().contains(word) && !sql.peek(1).isSymbol("(")) {
            sql.next();
            return new Call(word, List.of());
        }
        return name();
    }

    private Expression constant(Expression value) {
        sql.next();
        return value;
    }

    /** A column, perhaps behind the names of its schema and table, or a call. */
    private Expression name() {
        Token token = sql.next();
        while (sql.acceptSymbol(".")) {
            if (!sql.peek().isName()) {
                throw sql.expected("a name");
            }
            token = sql.next();
        }
        if (sql.acceptSymbol("(")) {
            return new Call(token.lower(), arguments());
        }
        char quote = token.kind() == Kind.QUOTED_NAME ? token.text().charAt(0) : ' ';
        if (token.value().isEmpty() && quote != '"') {
            throw new SqlTextException("a name is empty", token.position());
        }
        return new Name(token.value(), quote);
    }

    private List<Expression> arguments() {
        return sql.acceptSymbol(")") ? List.of() : expressions.list();
    }

    private Expression caseExpression() {
        sql.next();
        Expression operand = sql.isNext("when") ? null : expressions.any();
        List<Branch> branches = new ArrayList<>();
        do {
            sql.expect("when");
            Expression when = expressions.any();
            sql.expect("then");
            branches.add(new Branch(when, expressions.any()));
        } while (sql.isNext("when"));
        Expression otherwise = sql.accept("else") ? expressions.any() : null;
        sql.expect("end");
        return new Case(operand, branches, otherwise);
    }

    private Expression cast() {
        sql.next();
        sql.expectSymbol("(");
        Expression operand = expressions.any();
        sql.expect("as");
        StringBuilder type = new StringBuilder(sql.name().toLowerCase(Locale.ROOT));
        List<String> typeArguments = List.of();
        while (!sql.acceptSymbol(")")) {
            if (sql.peek().isSymbol("(")) {
                typeArguments = numbers();
            } else if (sql.accept("charset") || sql.accept("character", "set")) {
                sql.name();
            } else {
                type.append(' ').append(sql.name().toLowerCase(Locale.ROOT));
            }
        }
        return new Cast(operand, type.toString(), typeArguments);
    }

    private List<String> numbers() {
        List<String> numbers = new ArrayList<>();
        for (TokenCursor part : sql.parenthesised().splitAtCommas()) {
            if (part.peek().kind() != Kind.NUMBER) {
                throw part.expected("a number");
            }
            numbers.add(part.next().text());
        }
        return numbers;
    }

    /** {@code extract(year from d)} is {@code year(d)}. */
    private Expression extract() {
        sql.next();
        sql.expectSymbol("(");
        String unit = sql.name().toLowerCase(Locale.ROOT);
        sql.expect("from");
        Expression operand = expressions.any();
        sql.expectSymbol(")");
        return new Call(unit, List.of(operand));
    }

    private Expression interval() {
        sql.next();
        Expression amount = expressions.any();
        return new Interval(amount, sql.name().toLowerCase(Locale.ROOT));
    }
}
