package io.pgtrek.sql;

import java.util.List;

/** Finds an enum's label by a text as the source does: exactly, else without regard to case if only one fits. */
final class EnumLabels {

    private EnumLabels() {}

    /** @throws UntranslatableException where none or more than one fits */
    static String find(List<String> labels, String text) {
        if (labels.contains(text)) {
            return text;
        }
        List<String> similar =
                labels.stream().filter(label -> label.equalsIgnoreCase(text)).toList();
        if (similar.size() != 1) {
            throw new UntranslatableException("\"" + text + "\" is not a label of the enum");
        }
        return similar.get(0);
    }
}
