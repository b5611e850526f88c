package io.pgtrek.job.run;

import io.pgtrek.error.MigrateException;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.JobLock;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Before work is done again the target must answer, and the job's lock must be held. */
public record TargetRenewal(JobLock lock, Target target) implements Retries.Renewal {

    private static final Logger LOG = LoggerFactory.getLogger(TargetRenewal.class);

    @Override
    public void renew() throws SQLException {
        lock.keep();
    }

    /** Where it is the target that stays away, nothing waits for its pool any more. */
    @Override
    public void giveUp() {
        try {
            lock.keep();
        } catch (SQLException | MigrateException e) {
            LOG.debug("The target stays away", e);
            target.abandon();
        }
    }
}
