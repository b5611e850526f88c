package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;

/** A value as the type of the column that is to hold it. */
final class Assignment {

    private Assignment() {}

    static Fragment to(PgType type, Fragment value) {
        Fragment column = new Fragment("", Binding.ATOM, Family.of(type), type, null, null);
        Fragment alike = Coercion.like(column, value);
        Family from = alike.family();
        Family to = column.family();
        if (from == Family.NULL || from == to && to != Family.ENUMERATION) {
            return alike;
        }
        if (to == Family.BOOLEAN) {
            return Coercion.toBoolean(alike);
        }
        if (to.isNumber() && (from == Family.BOOLEAN || from.isNumber())) {
            return Coercion.toNumber(alike);
        }
        if (to == Family.TEXT) {
            return Coercion.toText(alike);
        }
        if (to == Family.DATE && from == Family.TIMESTAMP) {
            return alike.cast("date", Family.DATE);
        }
        if (to == Family.TIMESTAMP && from == Family.DATE || to == Family.ENUMERATION && value.isText()) {
            return alike;
        }
        throw new UntranslatableException(from.describe() + " is stored as " + to.describe());
    }
}
