package io.pgtrek.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.SliceRange;

/** Jackson's view of types whose own module does not know Jackson. */
final class MixIns {

    private MixIns() {}

    /** A plain string. */
    abstract static class OfIdentifier {

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        OfIdentifier(String text) {}

        @JsonValue
        abstract String text();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = PgType.Simple.class, name = "simple"),
        @JsonSubTypes.Type(value = PgType.Numeric.class, name = "numeric"),
        @JsonSubTypes.Type(value = PgType.Varchar.class, name = "varchar"),
        @JsonSubTypes.Type(value = PgType.Char.class, name = "char"),
        @JsonSubTypes.Type(value = PgType.Bit.class, name = "bit"),
        @JsonSubTypes.Type(value = PgType.VarBit.class, name = "varbit"),
        @JsonSubTypes.Type(value = PgType.Temporal.class, name = "temporal"),
        @JsonSubTypes.Type(value = PgType.Enumeration.class, name = "enum"),
        @JsonSubTypes.Type(value = PgType.Array.class, name = "array"),
        @JsonSubTypes.Type(value = PgType.Geometry.class, name = "geometry")
    })
    interface OfPgType {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = SliceRange.Whole.class, name = "whole"),
        @JsonSubTypes.Type(value = SliceRange.KeyRange.class, name = "key-range")
    })
    interface OfSliceRange {}

    /** Its component would collide with the discriminator. */
    abstract static class OfSimple {

        @JsonProperty("name")
        abstract PgType.Kind kind();
    }

    /** As {@link OfSimple}. */
    abstract static class OfTemporal {

        @JsonProperty("name")
        abstract PgType.TemporalKind kind();
    }
}
