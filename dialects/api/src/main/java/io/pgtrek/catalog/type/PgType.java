package io.pgtrek.catalog.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL type, as far as this program creates columns of it. */
public sealed interface PgType {

    /** A type without arguments. */
    record Simple(Kind kind) implements PgType {}

    /** {@code numeric}, {@code numeric(p)} or {@code numeric(p,s)}; precision null means unconstrained. */
    record Numeric(@Nullable Integer precision, @Nullable Integer scale) implements PgType {}

    /** {@code varchar(length)}, in characters. */
    record Varchar(int length) implements PgType {}

    /** {@code char(length)}, in characters, padded with blanks by the server. */
    record Char(int length) implements PgType {}

    /** {@code bit(length)}. */
    record Bit(int length) implements PgType {}

    /** {@code bit varying}; length null means unconstrained. */
    record VarBit(@Nullable Integer length) implements PgType {}

    /** A time type; precision is the number of fractional digits, null for the server's default of 6. */
    record Temporal(TemporalKind kind, @Nullable Integer precision) implements PgType {}

    /** An enum to be created with these labels; the plan names it. */
    record Enumeration(List<String> labels) implements PgType {
        public Enumeration {
            labels = List.copyOf(labels);
        }
    }

    /** A one-dimensional array. */
    record Array(PgType element) implements PgType {}

    /** {@code geometry} of PostGIS; subtype e.g. {@code Point}, srid null for 0. */
    record Geometry(String subtype, @Nullable Integer srid) implements PgType {}

    /** Types without arguments. */
    enum Kind {
        BOOLEAN("boolean"),
        SMALLINT("smallint"),
        INTEGER("integer"),
        BIGINT("bigint"),
        REAL("real"),
        DOUBLE("double precision"),
        TEXT("text"),
        CITEXT("citext"),
        BYTEA("bytea"),
        DATE("date"),
        JSON("json"),
        JSONB("jsonb"),
        XML("xml"),
        UUID("uuid"),
        INET("inet");

        private final String sql;

        Kind(String sql) {
            this.sql = sql;
        }

        /** The name in SQL. */
        public String sql() {
            return sql;
        }
    }

    /** Time types that take a precision. */
    enum TemporalKind {
        TIME("time", ""),
        TIMETZ("time", " with time zone"),
        TIMESTAMP("timestamp", ""),
        TIMESTAMPTZ("timestamp", " with time zone"),
        INTERVAL("interval", "");

        private final String word;
        private final String suffix;

        TemporalKind(String word, String suffix) {
            this.word = word;
            this.suffix = suffix;
        }

        String sql(@Nullable Integer precision) {
            return word + (precision == null ? "" : "(" + precision + ")") + suffix;
        }
    }

    PgType BOOLEAN = new Simple(Kind.BOOLEAN);
    PgType SMALLINT = new Simple(Kind.SMALLINT);
    PgType INTEGER = new Simple(Kind.INTEGER);
    PgType BIGINT = new Simple(Kind.BIGINT);
    PgType REAL = new Simple(Kind.REAL);
    PgType DOUBLE = new Simple(Kind.DOUBLE);
    PgType TEXT = new Simple(Kind.TEXT);
    PgType CITEXT = new Simple(Kind.CITEXT);
    PgType BYTEA = new Simple(Kind.BYTEA);
    PgType DATE = new Simple(Kind.DATE);
    PgType JSON = new Simple(Kind.JSON);
    PgType JSONB = new Simple(Kind.JSONB);
    PgType XML = new Simple(Kind.XML);
    PgType UUID = new Simple(Kind.UUID);
    PgType INET = new Simple(Kind.INET);
    PgType NUMERIC = new Numeric(null, null);

    static PgType numeric(int precision, int scale) {
        return new Numeric(precision, scale);
    }

    static PgType varchar(int length) {
        return new Varchar(length);
    }

    static PgType time(@Nullable Integer precision) {
        return new Temporal(TemporalKind.TIME, precision);
    }

    static PgType timestamp(@Nullable Integer precision) {
        return new Temporal(TemporalKind.TIMESTAMP, precision);
    }

    static PgType timestamptz(@Nullable Integer precision) {
        return new Temporal(TemporalKind.TIMESTAMPTZ, precision);
    }

    static PgType interval(@Nullable Integer precision) {
        return new Temporal(TemporalKind.INTERVAL, precision);
    }
}
