package io.pgtrek.cli.config;

import io.pgtrek.config.ScanShare;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Bytes, or 0 for not at all. */
record SizeOrNone() implements ValueType<Long> {

    private static final String NONE = "0";

    @Override
    public Optional<Long> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> {
            Optional<Long> bytes = text.equals(NONE) ? Optional.of(0L) : ScanShare.bytes(text);
            if (bytes.isEmpty()) {
                reading.problem(value, path, "must be " + words());
            }
            return bytes;
        });
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.orVariable(Map.of(
                "type", List.of("string", "integer"), "pattern", "^(0|[1-9][0-9]{0,5} ?[kMGT]B)$", "maximum", 0));
    }

    @Override
    public boolean bare() {
        return true;
    }

    @Override
    public String words() {
        return "a size such as 64kB or 8MB, or 0 for none";
    }
}
