package io.pgtrek.sql;

import java.util.List;

/** Checks of what a function is given. */
public final class Arguments {

    private Arguments() {}

    public static void count(String function, List<Fragment> arguments, int least, int most) {
        if (arguments.size() < least || arguments.size() > most) {
            throw new UntranslatableException(
                    "function " + function + " is not known with " + arguments.size() + " arguments");
        }
    }

    /** The argument, a whole number written down that is not smaller. */
    public static Fragment atLeast(int least, String function, Fragment argument) {
        Integer number = argument.wholeNumber();
        if (number == null || number < least) {
            throw new UntranslatableException("function " + function + " is only translated with a number of at least "
                    + least + " written down");
        }
        return argument;
    }
}
