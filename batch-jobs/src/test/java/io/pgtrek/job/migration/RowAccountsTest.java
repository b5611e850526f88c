package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.report.TableResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RowAccountsTest {

    private static final QualifiedName TABLE = QualifiedName.of("shop", "orders");

    private static SliceResult slice(long read, long copied, long rejected) {
        return new SliceResult(read, copied, rejected, 0, Map.of());
    }

    private static TableResult table(long read, long copied, long rejected) {
        return new TableResult("s.orders", "shop.orders", -1, read, copied, rejected, -1, 0, 0, List.of());
    }

    @Test
    void takesWhatAddsUp() {
        assertThatCode(() -> RowAccounts.require(TABLE, slice(3, 2, 1))).doesNotThrowAnyException();
        assertThatCode(() -> RowAccounts.require(List.of(table(3, 2, 1), table(0, 0, 0))))
                .doesNotThrowAnyException();
    }

    @Test
    void aRowTooFewOrTooManyIsADefectThatNamesTheTable() {
        assertThatThrownBy(() -> RowAccounts.require(TABLE, slice(3, 1, 1)))
                .hasMessage("Rows of shop.orders are not accounted for: 3 read, but 1 copied and 1 rejected.")
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INTERNAL));
        assertThatThrownBy(() -> RowAccounts.require(List.of(table(3, 2, 1), table(3, 3, 1))))
                .hasMessageContaining("shop.orders");
    }
}
