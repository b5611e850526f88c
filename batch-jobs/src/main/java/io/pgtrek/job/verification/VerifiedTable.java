package io.pgtrek.job.verification;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetKey;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.verify.RowShape;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange.KeyRange;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A table whose rows can be read from both sides.
 *
 * @param copy the columns that were copied
 * @param shape of their rows
 * @param requests what to ask of the source for a slice
 */
public record VerifiedTable(TargetTable table, CopyTarget copy, RowShape shape, Function<Slice, ReadRequest> requests) {

    private static final Set<PgType> INTEGERS = Set.of(PgType.SMALLINT, PgType.INTEGER, PgType.BIGINT);

    public static VerifiedTable of(TargetTable table, CopyTarget copy, Function<Slice, ReadRequest> requests) {
        return new VerifiedTable(table, copy, RowShape.of(copy, key(table, copy)), requests);
    }

    /** The columns by which a row is found again; empty where the table has no key. */
    private static List<Identifier> key(TargetTable table, CopyTarget copy) {
        Set<Identifier> copied = copy.columns().stream().map(CopyColumn::name).collect(Collectors.toSet());
        Set<Identifier> nullable = table.columns().stream()
                .filter(TargetColumn::nullable)
                .map(TargetColumn::name)
                .collect(Collectors.toCollection(HashSet::new));
        return Stream.concat(
                        Stream.ofNullable(table.primaryKey()),
                        table.uniqueKeys().stream()
                                .filter(key -> key.columns().stream().noneMatch(nullable::contains)))
                .map(TargetKey::columns)
                .filter(copied::containsAll)
                .findFirst()
                .orElse(List.of());
    }

    /** One part for each slice, where the target can find its rows by an index; else one for the table. */
    public List<Part> parts() {
        List<Slice> slices = table.slices();
        List<Part> parts = slices.stream()
                .flatMap(slice -> range(slice).map(range -> new Part(this, List.of(slice), range)).stream())
                .toList();
        return parts.size() == slices.size() ? parts : List.of(new Part(this, slices, null));
    }

    private Optional<KeyRange> range(Slice slice) {
        if (!(slice.range() instanceof KeyRange keys)) {
            return Optional.empty();
        }
        return table.columns().stream()
                .filter(column -> column.source().name().equals(keys.column()))
                .filter(this::ordered)
                .findFirst()
                .map(column -> new KeyRange(column.name(), keys.from(), keys.to()));
    }

    /** Whether its values are the source's numbers, and indexed. A user's rule may have made texts of them. */
    private boolean ordered(TargetColumn column) {
        @Nullable TargetKey key = table.primaryKey();
        return key != null
                && key.columns().get(0).equals(column.name())
                && copy.columns().stream()
                        .filter(copied -> copied.name().equals(column.name()))
                        .anyMatch(
                                copied -> INTEGERS.contains(copied.type()) || copied.type() instanceof PgType.Numeric);
    }
}
