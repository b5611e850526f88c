package io.pgtrek.job.run;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.OptimisticLockingFailureException;

/** What keeps Batch from writing its books, in the user's terms. */
public final class BooksFailure {

    private BooksFailure() {}

    /** Looks for a database's own word first: what follows a lost connection has lost it. */
    public static Optional<MigrateException> in(List<? extends Throwable> failures) {
        return causes(failures, SQLException.class)
                .map(sql -> TargetFailure.writing("the job's books in schema migrate", sql))
                .findFirst()
                .or(() -> causes(failures, OptimisticLockingFailureException.class)
                        .map(BooksFailure::outdated)
                        .findFirst())
                .or(() -> causes(failures, NestedRuntimeException.class)
                        .map(BooksFailure::unknown)
                        .findFirst());
    }

    public static <T> Stream<T> causes(List<? extends Throwable> failures, Class<T> kind) {
        return failures.stream()
                .flatMap(failure -> Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause))
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /**
     * Batch counts a version up in its books and in memory. With the job's lock held nobody else writes them, so that
     * the two differ only where the connection was lost around a commit.
     */
    private static MigrateException outdated(OptimisticLockingFailureException e) {
        return new MigrateException(
                ErrorCode.TARGET_UNREACHABLE,
                "PostgreSQL's answer to an entry in the job's books was lost.",
                e.getMessage(),
                "Run again to continue.",
                e);
    }

    private static MigrateException unknown(NestedRuntimeException e) {
        return new MigrateException(
                ErrorCode.INTERNAL,
                "The job's books in schema migrate could not be kept.",
                e.getMostSpecificCause().toString(),
                "Run again to continue; with -v for more. If it happens again, report it.",
                e);
    }
}
