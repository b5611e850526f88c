package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.UnconvertibleValueException;
import java.math.BigDecimal;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Prints two-dimensional WKB as WKT; coordinates keep all their digits. */
final class WktPrinter {

    private static final String[] NAMES = {
        "", "POINT", "LINESTRING", "POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON", "GEOMETRYCOLLECTION"
    };
    private static final int COLLECTION = 7;

    private final ByteBuffer wkb;
    private final StringBuilder text = new StringBuilder();

    WktPrinter(ByteBuffer wkb) {
        this.wkb = wkb;
    }

    String print() {
        try {
            geometry(true);
            return text.toString();
        } catch (BufferUnderflowException e) {
            throw new UnconvertibleValueException("a geometry that ends early");
        }
    }

    private void geometry(boolean named) {
        wkb.order(wkb.get() == 1 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int type = wkb.getInt();
        if (type < 1 || type > COLLECTION) {
            throw new UnconvertibleValueException("a geometry of unknown type " + type);
        }
        text.append(named ? NAMES[type] : "");
        switch (type) {
            case 1 -> parenthesised(this::point);
            case 2 -> listed(this::point);
            case 3 -> listed(() -> listed(this::point));
            case COLLECTION -> listed(() -> geometry(true));
            default -> listed(() -> geometry(false));
        }
    }

    private void point() {
        text.append(number(wkb.getDouble())).append(' ').append(number(wkb.getDouble()));
    }

    private void listed(Runnable part) {
        int count = wkb.getInt();
        if (count == 0) {
            text.append(" EMPTY");
            return;
        }
        parenthesised(() -> {
            for (int i = 0; i < count; i++) {
                text.append(i == 0 ? "" : ",");
                part.run();
            }
        });
    }

    private void parenthesised(Runnable inner) {
        text.append('(');
        inner.run();
        text.append(')');
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
