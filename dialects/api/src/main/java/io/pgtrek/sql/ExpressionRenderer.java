package io.pgtrek.sql;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.Literal;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Target;
import io.pgtrek.sql.Expression.Between;
import io.pgtrek.sql.Expression.Binary;
import io.pgtrek.sql.Expression.Call;
import io.pgtrek.sql.Expression.Case;
import io.pgtrek.sql.Expression.Cast;
import io.pgtrek.sql.Expression.Collate;
import io.pgtrek.sql.Expression.In;
import io.pgtrek.sql.Expression.Interval;
import io.pgtrek.sql.Expression.Is;
import io.pgtrek.sql.Expression.Match;
import io.pgtrek.sql.Expression.Name;
import io.pgtrek.sql.Expression.Text;
import io.pgtrek.sql.Expression.TypedText;
import io.pgtrek.sql.Expression.Unary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns a parsed expression into PostgreSQL's SQL, from the leaves up. */
final class ExpressionRenderer {

    private final Vocabulary vocabulary;
    private final ExpressionContext context;

    ExpressionRenderer(Vocabulary vocabulary, ExpressionContext context) {
        this.vocabulary = vocabulary;
        this.context = context;
    }

    /** @throws UntranslatableException with the reason */
    Fragment render(Expression expression) {
        if (expression instanceof Name name) {
            return name(name);
        }
        if (expression instanceof Unary unary) {
            return known(vocabulary.prefix(), unary.operator(), "operator").apply(render(unary.operand()));
        }
        if (expression instanceof Binary binary) {
            return known(vocabulary.infix(), binary.operator(), "operator")
                    .apply(render(binary.left()), render(binary.right()));
        }
        if (expression instanceof Call call) {
            return known(vocabulary.functions(), call.function(), "function")
                    .apply(all(call.arguments()), context.purpose());
        }
        return test(expression);
    }

    private Fragment test(Expression expression) {
        if (expression instanceof In in) {
            return Comparison.in(render(in.operand()), all(in.values()), in.negated());
        }
        if (expression instanceof Between between) {
            return Comparison.between(
                    render(between.operand()), render(between.low()), render(between.high()), between.negated());
        }
        if (expression instanceof Is is) {
            return Conditions.is(render(is.operand()), render(is.what()), is.negated());
        }
        if (expression instanceof Match match) {
            return match(match);
        }
        if (expression instanceof Case choice) {
            return choice(choice);
        }
        return conversion(expression);
    }

    private Fragment conversion(Expression expression) {
        if (expression instanceof Cast cast) {
            return known(vocabulary.casts(), cast.type(), "cast to").apply(render(cast.operand()), cast.arguments());
        }
        if (expression instanceof Collate collate) {
            return vocabulary.collation().apply(render(collate.operand()), collate.collation(), context.purpose());
        }
        if (expression instanceof Interval interval) {
            return Intervals.of(render(interval.amount()), interval.unit());
        }
        return literal(expression);
    }

    private static Fragment literal(Expression expression) {
        if (expression instanceof Text text) {
            return Fragment.text(text.value());
        }
        if (expression instanceof Expression.Number number) {
            return NumericText.fragment(number.text());
        }
        if (expression instanceof Expression.Truth truth) {
            return Fragment.truth(truth.value());
        }
        if (expression instanceof Expression.Hex hex) {
            return hex(hex.digits());
        }
        if (expression instanceof Expression.Bits bits) {
            return Fragment.atom("B" + Literal.sql(bits.digits()), Family.BITS);
        }
        return expression instanceof TypedText typed ? typed(typed) : Fragment.atom("NULL", Family.NULL);
    }

    private static Fragment hex(String digits) {
        if (digits.length() % 2 != 0) {
            throw new UntranslatableException("a binary string has an odd number of digits");
        }
        return Literals.hex(digits).cast("bytea", Family.BYTES);
    }

    private static Fragment typed(TypedText typed) {
        if (typed.type().equals("time")) {
            TemporalText.checkTime(typed.value());
            return Fragment.atom("time " + Literal.sql(typed.value()), Family.TIME);
        }
        boolean dayOnly = TemporalText.isDayOnly(typed.value());
        boolean date = typed.type().equals("date");
        if (date && !dayOnly) {
            throw new UntranslatableException("\"" + typed.value() + "\" is no date");
        }
        return Fragment.atom(typed.type() + " " + Literal.sql(typed.value()), date ? Family.DATE : Family.TIMESTAMP);
    }

    private Fragment name(Name name) {
        Target target = target(name.text());
        if (target != null) {
            String sql = PostgresIdentifiers.RULES.quote(target.name());
            return new Fragment(sql, Binding.ATOM, Family.of(target.type()), target.type(), null, null);
        }
        if (name.quote() == '"' && vocabulary.stringsInNameQuotes()) {
            return Fragment.text(name.text());
        }
        throw new UntranslatableException("\"" + name.text() + "\" is not a column of the table");
    }

    /** The exact name first, for sources where case tells names apart. */
    private @Nullable Target target(String name) {
        if (name.isEmpty()) {
            return null;
        }
        Target exact = context.columns().get(Identifier.of(name));
        return exact != null
                ? exact
                : context.columns().entrySet().stream()
                        .filter(column -> column.getKey().text().equalsIgnoreCase(name))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(null);
    }

    private Fragment match(Match match) {
        Expression escape = match.escape();
        return known(vocabulary.matches(), match.operator(), "operator")
                .apply(
                        render(match.operand()),
                        render(match.pattern()),
                        escape == null ? null : render(escape),
                        match.negated(),
                        context.purpose());
    }

    private Fragment choice(Case choice) {
        Expression operand = choice.operand();
        List<Fragment> conditions = choice.branches().stream()
                .map(branch -> operand == null
                        ? Coercion.toBoolean(render(branch.when()))
                        : Comparison.equal(render(operand), render(branch.when())))
                .toList();
        List<Fragment> values =
                choice.branches().stream().map(branch -> render(branch.then())).toList();
        Expression otherwise = choice.otherwise();
        return Conditions.choose(conditions, values, otherwise == null ? null : render(otherwise));
    }

    private List<Fragment> all(List<Expression> expressions) {
        return expressions.stream().map(this::render).toList();
    }

    private static <T> T known(Map<String, T> rules, String name, String what) {
        T rule = rules.get(name);
        if (rule == null) {
            throw new UntranslatableException(what + " " + name + " is not known");
        }
        return rule;
    }
}
