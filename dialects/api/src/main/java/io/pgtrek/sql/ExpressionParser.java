package io.pgtrek.sql;

import io.pgtrek.sql.Expression.Between;
import io.pgtrek.sql.Expression.Binary;
import io.pgtrek.sql.Expression.Collate;
import io.pgtrek.sql.Expression.In;
import io.pgtrek.sql.Expression.Is;
import io.pgtrek.sql.Expression.Match;
import io.pgtrek.sql.Expression.Null;
import io.pgtrek.sql.Expression.Unary;
import io.pgtrek.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads expressions by precedence climbing. */
public final class ExpressionParser {

    /** What no catalog holds, and what keeps recursion from exhausting the stack. */
    private static final int MAX_DEPTH = 100;

    private static final int MAX_OPERATORS = 1000;

    private final Grammar grammar;
    private final TokenCursor sql;
    private final PrimaryParser primary;
    private int depth;
    private int operators;

    private ExpressionParser(Grammar grammar, TokenCursor sql) {
        this.grammar = grammar;
        this.sql = sql;
        this.primary = new PrimaryParser(this, sql, grammar);
    }

    /**
     * The expression that makes up the whole text.
     *
     * @throws SqlTextException where the text is no expression, or one too deep
     */
    public static Expression parse(String text, Grammar grammar) {
        TokenCursor sql = TokenCursor.of(text, grammar.lexicon());
        Expression expression = new ExpressionParser(grammar, sql).any();
        if (!sql.atEnd()) {
            throw sql.expected("an operator or the end");
        }
        return expression;
    }

    Expression any() {
        return parse(1);
    }

    private Expression parse(int level) {
        if (++depth > MAX_DEPTH) {
            throw new SqlTextException(
                    "an expression is nested deeper than " + MAX_DEPTH,
                    sql.peek().position());
        }
        Expression left = prefixed();
        Expression next = infix(left, level);
        while (next != null) {
            left = next;
            next = infix(left, level);
        }
        depth--;
        return left;
    }

    private Expression prefixed() {
        Token token = sql.peek();
        Integer level = isOperator(token) ? grammar.prefix().get(token.lower()) : null;
        if (level == null) {
            return primary.parse();
        }
        sql.next();
        return new Unary(token.lower(), parse(level));
    }

    private static boolean isOperator(Token token) {
        return token.kind() == Kind.WORD || token.kind() == Kind.SYMBOL;
    }

    /** The expression extended by one operator of at least that level; null where none comes next. */
    private @Nullable Expression infix(Expression left, int level) {
        Token token = sql.peek();
        if (!isOperator(token)) {
            return null;
        }
        if (++operators > MAX_OPERATORS) {
            throw new SqlTextException("an expression has more than " + MAX_OPERATORS + " operators", token.position());
        }
        Expression predicate = level <= grammar.predicate() ? predicate(left) : null;
        return predicate != null ? predicate : operator(left, token.lower(), level);
    }

    private @Nullable Expression operator(Expression left, String operator, int level) {
        int own = grammar.infixLevel(operator);
        if (own == 0 || own < level) {
            return null;
        }
        sql.next();
        return operator.equals("collate") ? new Collate(left, sql.name()) : new Binary(operator, left, parse(own + 1));
    }

    private @Nullable Expression predicate(Expression left) {
        if (sql.accept("isnull")) {
            return new Is(left, new Null(), false);
        }
        if (sql.accept("notnull") || sql.accept("not", "null")) {
            return new Is(left, new Null(), true);
        }
        if (sql.accept("is")) {
            return is(left);
        }
        boolean negated = sql.isNext("not");
        Token word = sql.peek(negated ? 1 : 0);
        if (word.kind() != Kind.WORD) {
            return null;
        }
        return switch (word.lower()) {
            case "in" -> in(left, negated);
            case "between" -> between(left, negated);
            default -> grammar.matches().contains(word.lower()) ? match(left, negated) : null;
        };
    }

    private void take(boolean negated) {
        if (negated) {
            sql.next();
        }
        sql.next();
    }

    private Expression is(Expression left) {
        boolean negated = sql.accept("not");
        if (sql.accept("distinct", "from")) {
            negated = !negated;
        }
        return new Is(left, parse(grammar.predicate() + 1), negated);
    }

    private Expression in(Expression left, boolean negated) {
        take(negated);
        sql.expectSymbol("(");
        if (sql.isNext("select") || sql.peek().isSymbol(")")) {
            throw sql.expected("a list of values");
        }
        List<Expression> values = list();
        return new In(left, values, negated);
    }

    private Expression between(Expression left, boolean negated) {
        take(negated);
        Expression low = parse(grammar.predicate() + 1);
        sql.expect("and");
        return new Between(left, low, parse(grammar.predicate() + 1), negated);
    }

    private Expression match(Expression left, boolean negated) {
        String operator = sql.peek(negated ? 1 : 0).lower();
        take(negated);
        Expression pattern = parse(grammar.predicate() + 1);
        Expression escape = sql.accept("escape") ? parse(grammar.predicate() + 1) : null;
        return new Match(operator, left, pattern, escape, negated);
    }

    /** Expressions and the closing parenthesis. */
    List<Expression> list() {
        List<Expression> values = new ArrayList<>();
        do {
            values.add(any());
        } while (sql.acceptSymbol(","));
        sql.expectSymbol(")");
        return values;
    }
}
