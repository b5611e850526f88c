package io.pgtrek.sql;

import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.ArrayList;
import java.util.List;

/** Functions of text that several databases share with PostgreSQL, perhaps under another name. */
public final class TextFunctions {

    private TextFunctions() {}

    /** A function of that many texts that gives a text. */
    public static FunctionRule ofTexts(String name, int count) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, count, count);
            return Fragment.call(name, Family.TEXT, texts(arguments));
        };
    }

    /** A function of one text that gives a number. */
    public static FunctionRule measure(String name) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, 1, 1);
            return Fragment.call(name, Family.INTEGER, texts(arguments));
        };
    }

    /** A function of a text and a length written down, not negative, and perhaps more texts. */
    public static FunctionRule cut(String name, int count) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, count, count);
            Fragment length = Arguments.atLeast(0, name, arguments.get(1));
            List<Fragment> all = new ArrayList<>(List.of(Coercion.toText(arguments.get(0)), length));
            arguments.stream().skip(2).map(Coercion::toText).forEach(all::add);
            return Fragment.call(name, Family.TEXT, all);
        };
    }

    /** {@code substr(text, start [, length])} with a start of 1 or more: other starts mean something else elsewhere. */
    public static Fragment substring(List<Fragment> arguments) {
        Arguments.count("substr", arguments, 2, 3);
        List<Fragment> all = new ArrayList<>();
        all.add(Coercion.toText(arguments.get(0)));
        all.add(Arguments.atLeast(1, "substr", arguments.get(1)));
        if (arguments.size() == 3) {
            all.add(Arguments.atLeast(0, "substr", arguments.get(2)));
        }
        return Fragment.call("substr", Family.TEXT, all);
    }

    /** {@code strpos(text, part)} for sources that name the text first. */
    public static Fragment position(List<Fragment> arguments) {
        Arguments.count("instr", arguments, 2, 2);
        return Fragment.call("strpos", Family.INTEGER, texts(arguments));
    }

    /** Texts joined; null where one is. */
    public static Fragment concatenate(List<Fragment> arguments) {
        Arguments.count("concat", arguments, 1, Integer.MAX_VALUE);
        return texts(arguments).stream().reduce(TextFunctions::join).orElseThrow();
    }

    /** {@code ||}; null where one is. */
    public static Fragment join(Fragment left, Fragment right) {
        return Fragment.infix("||", Binding.OTHER, Family.TEXT, Coercion.toText(left), Coercion.toText(right));
    }

    private static List<Fragment> texts(List<Fragment> arguments) {
        return arguments.stream().map(Coercion::toText).toList();
    }
}
