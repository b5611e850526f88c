package io.pgtrek.cli.config;

/** The table of keys in {@code docs/job-file.md}. */
final class JobReference {

    private JobReference() {}

    static String render() {
        StringBuilder text = new StringBuilder();
        for (JobKind kind : JobKind.values()) {
            text.append("## `job: ").append(Choice.word(kind)).append("`\n\n");
            append(text, kind.top(), "Top level");
            kind.sections().forEach(section -> append(text, section, "`" + section.name() + "`"));
            if (kind == JobKind.MIGRATION) {
                append(text, CastRuleType.SECTION, "Entries of `map.types`");
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Section section, String title) {
        text.append("### ").append(title).append("\n\n").append(section.doc()).append("\n\n");
        text.append("| key | value | default | sample | |\n|---|---|---|---|---|\n");
        for (Key<?> key : section.keys()) {
            String fallback = key.required() ? "**required**" : key.fallback();
            text.append("| `")
                    .append(key.name())
                    .append("` | ")
                    .append(key.type().words());
            text.append(" | ")
                    .append(fallback)
                    .append(" | `")
                    .append(key.sample())
                    .append("` | ");
            text.append(key.doc()).append(" |\n");
        }
        text.append('\n');
    }
}
