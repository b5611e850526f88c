package io.pgtrek.cli.config;

import io.pgtrek.config.ScanShare;
import java.util.Map;
import java.util.Optional;

/** A part of each table: a percentage, or so many bytes at most. */
record Share() implements ValueType<ScanShare> {

    @Override
    public Optional<ScanShare> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> {
            Optional<ScanShare> share = ScanShare.parse(text);
            if (share.isEmpty()) {
                reading.problem(value, path, "must be " + words());
            }
            return share;
        });
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.orVariable(Map.of("type", "string", "pattern", "^[0-9.]{1,8} ?(%|[kMGT]B)$"));
    }

    @Override
    public boolean bare() {
        return true;
    }

    @Override
    public String words() {
        return "a percentage or a size, such as 5% or 1GB";
    }
}
