package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.Identifier;
import io.pgtrek.postgresql.toast.ColumnStorage;
import io.pgtrek.postgresql.toast.CompressionMethod;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a column really holds.
 *
 * @param type as the server writes it
 * @param compression the column's setting; null where default_toast_compression decides
 * @param readable false where this user may not read it: nothing is known then
 * @param readInParts whether the server can give a piece of a value without all of it
 * @param shares by method and place, those that exist
 * @param estimate what they would take otherwise; null where none was asked for, or nothing could be different
 */
public record ColumnSurvey(
        Identifier name,
        String type,
        ColumnStorage storage,
        @Nullable CompressionMethod compression,
        boolean readable,
        boolean readInParts,
        List<StoredShare> shares,
        @Nullable SizeEstimate estimate) {

    public ColumnSurvey {
        shares = List.copyOf(shares);
    }

    ColumnSurvey with(@Nullable SizeEstimate sizes) {
        return new ColumnSurvey(name, type, storage, compression, readable, readInParts, shares, sizes);
    }

    /** Values that are not null. */
    public Amount values() {
        return sum(share -> true, StoredShare::values);
    }

    public Amount stored() {
        return sum(share -> true, StoredShare::stored);
    }

    /** Bytes before compression; null where some share's are unknown. */
    public @Nullable Amount raw() {
        boolean known = shares.stream().allMatch(share -> share.raw() != null);
        return known ? sum(share -> true, share -> Objects.requireNonNull(share.raw())) : null;
    }

    public Amount values(@Nullable CompressionMethod method) {
        return sum(share -> share.method() == method, StoredShare::values);
    }

    public Amount valuesOutside() {
        return sum(StoredShare::outside, StoredShare::values);
    }

    /** Stored bytes of values that are compressed or outside. */
    public Amount toasted() {
        return sum(StoredShare::toasted, StoredShare::stored);
    }

    /** Bytes in TOAST. */
    public Amount outside() {
        return sum(StoredShare::outside, StoredShare::stored);
    }

    private Amount sum(Predicate<StoredShare> which, Function<StoredShare, Amount> what) {
        return shares.stream().filter(which).map(what).reduce(Amount.NONE, Amount::plus);
    }
}
