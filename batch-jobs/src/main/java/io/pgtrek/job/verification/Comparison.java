package io.pgtrek.job.verification;

import io.pgtrek.postgresql.verify.Differences;
import io.pgtrek.postgresql.verify.Narrowing;
import io.pgtrek.postgresql.verify.SliceHash;
import java.sql.SQLException;
import java.util.Optional;

/** Compares parts: hashes first; only where they differ, rows. */
public final class Comparison {

    /** Rows of one part whose values are shown. */
    private static final int SHOWN = 100;

    private final Sides sides;
    private final Books books;

    public Comparison(Sides sides, Books books) {
        this.sides = sides;
        this.books = books;
    }

    /** What the run wrote down about a part. */
    public interface Books {

        /** Hash of the rows that were copied; empty when it was not taken or is not to be trusted. */
        Optional<SliceHash> copied(Part part);

        /** Rows of the part that were rejected. */
        long rejected(Part part);

        /** Hash of those among them that the server refused; empty when it was not taken or is not to be trusted. */
        Optional<SliceHash> refused(Part part);

        /** Hash of rejected rows that were loaded later; empty when there are none. */
        Optional<SliceHash> loaded(Part part);
    }

    public Compared compare(Part part) throws SQLException {
        SliceHash target = sides.target(part);
        Optional<SliceHash> copied = books.copied(part).map(hash -> withLoaded(part, hash));
        if (copied.isPresent() && copied.get().equals(target)) {
            return equal(part, target);
        }
        Sides.SourceHash source = sides.source(part);
        return same(part, source, target) ? equal(part, target) : narrow(part, source, target);
    }

    private boolean same(Part part, Sides.SourceHash source, SliceHash target) {
        return source.hash().equals(target)
                || withLoaded(
                                part,
                                books.refused(part)
                                        .map(refused -> source.hash().minus(refused))
                                        .orElse(source.hash()))
                        .equals(target);
    }

    private SliceHash withLoaded(Part part, SliceHash hash) {
        return books.loaded(part).map(hash::plus).orElse(hash);
    }

    private static Compared equal(Part part, SliceHash target) {
        return new Compared(part, target.rows(), target.bytes(), target.bytes(), null);
    }

    private Compared narrow(Part part, Sides.SourceHash source, SliceHash target) throws SQLException {
        Narrowing narrowing = new Narrowing(part.table().copy(), part.table().shape(), SHOWN);
        Differences differences =
                narrowing.between(rows -> sides.readSource(part, rows), rows -> sides.readTarget(part, rows));
        return explained(part, source, differences)
                ? equal(part, target)
                : new Compared(
                        part, target.rows(), target.bytes(), source.hash().bytes(), differences);
    }

    /** Rows that the server refused are missing, which the reject files say already; where their hash is known, no others. */
    private boolean explained(Part part, Sides.SourceHash source, Differences differences) {
        long unknown = books.rejected(part)
                + books.loaded(part).map(SliceHash::rows).orElse(0L)
                - source.refused()
                - books.refused(part).map(SliceHash::rows).orElse(0L);
        return unknown > 0
                && differences.complete()
                && differences.extra() == 0
                && differences.changed() == 0
                && differences.missing() > 0
                && differences.missing() <= books.rejected(part) - source.refused();
    }
}
