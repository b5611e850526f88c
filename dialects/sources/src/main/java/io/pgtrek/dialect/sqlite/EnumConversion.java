package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.spi.ValueSink;

/** An enum the user asks for: texts that are one of its labels. */
record EnumConversion(Enumeration labels) implements Conversion {

    @Override
    public PgType target() {
        return labels;
    }

    /** Never chosen by what the data say. */
    @Override
    public String fits() {
        return "0";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        if (value instanceof String text && labels.labels().contains(text)) {
            sink.writeText(text);
        } else {
            throw Conversion.unfit(value, "label of the enum");
        }
    }

    @Override
    public boolean takesEmptyText() {
        return labels.labels().contains("");
    }
}
