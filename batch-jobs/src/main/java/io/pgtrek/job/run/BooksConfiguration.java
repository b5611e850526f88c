package io.pgtrek.job.run;

import io.pgtrek.job.repository.MetadataSchema;
import javax.sql.DataSource;
import org.springframework.batch.core.configuration.support.JdbcDefaultBatchConfiguration;
import org.springframework.core.task.SyncTaskExecutor;
import org.springframework.core.task.TaskExecutor;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.annotation.Isolation;

/** Batch with its books in the metadata schema; a job's own configuration adds the job. */
public abstract class BooksConfiguration extends JdbcDefaultBatchConfiguration {

    private final DataSource database;

    /** @param database that holds the metadata schema */
    protected BooksConfiguration(DataSource database) {
        this.database = database;
    }

    @Override
    protected DataSource getDataSource() {
        return database;
    }

    @Override
    protected PlatformTransactionManager getTransactionManager() {
        return new JdbcTransactionManager(database);
    }

    @Override
    protected String getTablePrefix() {
        return MetadataSchema.NAME + ".BATCH_";
    }

    /** One run at a time holds the job's lock, so that SERIALIZABLE would only bring failures. */
    @Override
    protected Isolation getIsolationLevelForCreate() {
        return Isolation.READ_COMMITTED;
    }

    @Override
    protected TaskExecutor getTaskExecutor() {
        return new SyncTaskExecutor();
    }
}
