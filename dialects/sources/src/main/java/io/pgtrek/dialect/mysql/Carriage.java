package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import java.util.Locale;

/** A column on its way into PostgreSQL, and the rules of the job. */
record Carriage(Table table, Column column, ValuePolicy policy) {

    NativeType type() {
        return column.type();
    }

    /** A primary key takes no NULL, whatever the policy says. */
    boolean inPrimaryKey() {
        Key key = table.primaryKey();
        return key != null && key.columns().contains(column.name());
    }

    /** NULL where it can stand, else the row is rejected. */
    ZeroDates zeroDates() {
        return policy.zeroDates() == ZeroDates.NULL && inPrimaryKey() ? ZeroDates.REJECT : policy.zeroDates();
    }

    Lossiness dateLossiness() {
        return zeroDates() == ZeroDates.REJECT ? Lossiness.MAY_REJECT : Lossiness.POLICY;
    }

    Lossiness textLossiness() {
        return policy.nulBytes() == NulBytes.REJECT ? Lossiness.MAY_REJECT : Lossiness.POLICY;
    }

    /** Whether a rule says that this column's bytes are UTF-8 though declared otherwise. */
    boolean holdsUtf8() {
        String inTable = table.name().name().text() + "." + column.name().text();
        String inSchema = table.name().schema().text() + "." + inTable;
        return isSingleByte()
                && policy.utf8InLatin1().stream()
                        .map(Selection::pattern)
                        .anyMatch(glob -> glob.matcher(inTable).matches()
                                || glob.matcher(inSchema).matches());
    }

    /** Whether the character set has one byte for each character, so that UTF-8 could hide in it. */
    boolean isSingleByte() {
        String set = type().characterSet();
        if (set == null) {
            return false;
        }
        String name = set.toLowerCase(Locale.ROOT);
        return name.startsWith("latin") || name.startsWith("cp125") || name.startsWith("koi8") || name.equals("cp850");
    }

    Finding finding(String code, Severity severity, String message, String hint) {
        return Finding.column(code, severity, table.name(), column.name(), message, hint);
    }
}
