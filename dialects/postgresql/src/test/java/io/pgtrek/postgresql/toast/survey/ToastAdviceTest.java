package io.pgtrek.postgresql.toast.survey;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.toast.ColumnStorage;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.RelationKind;
import io.pgtrek.postgresql.toast.ToastServer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ToastAdviceTest {

    private static final long MB = 1 << 20;

    private ColumnStorage storage = ColumnStorage.EXTENDED;
    private @Nullable CompressionMethod setting;
    private @Nullable CompressionMethod held = CompressionMethod.PGLZ;
    private boolean inParts = true;
    private boolean lz4InServer = true;

    /** Ten values, all outside, of so many megabytes together. */
    private ColumnAdvice advice(@Nullable ReadPattern reads, long now, long plain, long pglz, long lz4) {
        StoredShare share = new StoredShare(
                held, true, Amount.counted(10), Amount.counted(now * MB), Amount.counted(plain * MB), MB);
        SizeEstimate estimate = new SizeEstimate(
                10,
                MB,
                0,
                true,
                Amount.counted(plain * MB),
                Amount.counted(pglz * MB),
                Amount.counted(lz4 * MB),
                Amount.NONE,
                Amount.NONE);
        ColumnSurvey column = new ColumnSurvey(
                Identifier.of("c\"d"), "bytea", storage, setting, true, inParts, List.of(share), estimate);
        TableSurvey table = new TableSurvey(
                QualifiedName.of("s", "t"), RelationKind.TABLE, 1, 1, 0, 1, Amount.NONE, null, List.of(column));
        ToastServer server = new ToastServer(150_000, lz4InServer, CompressionMethod.PGLZ);
        return new ToastAdvice(server, reads).of(table).get(0);
    }

    @Test
    void wholeReadsWantLz4() {
        ColumnAdvice advice = advice(ReadPattern.WHOLE, 40, 100, 40, 41);

        assertThat(advice.action()).isEqualTo(AdviceAction.LZ4);
        assertThat(advice.saves()).isEqualTo(-MB);
        assertThat(advice.reason()).contains("it buys speed");
        assertThat(advice.statement()).isEqualTo("ALTER TABLE s.t ALTER COLUMN \"c\"\"d\" SET COMPRESSION lz4;");
    }

    @Test
    void whoDoesNotSayWhatIsReadHearsOfTheRisk() {
        ColumnAdvice advice = advice(null, 40, 100, 40, 41);

        assertThat(advice.action()).isEqualTo(AdviceAction.LZ4);
        assertThat(advice.doubt()).contains("17 times slower", "--reads");
        inParts = false;
        assertThat(advice(null, 40, 100, 40, 41).doubt()).doesNotContain("17 times");
    }

    @Test
    void lz4IsNotWorthMuchSpace() {
        ColumnAdvice advice = advice(ReadPattern.WHOLE, 40, 100, 40, 60);

        assertThat(advice.action()).as("it is pglz already").isEqualTo(AdviceAction.KEEP);
        assertThat(advice.reason()).contains("150 %");
        setting = CompressionMethod.LZ4;
        assertThat(advice(ReadPattern.WHOLE, 40, 100, 40, 60).action())
                .as("it was chosen for its speed")
                .isEqualTo(AdviceAction.LZ4);
    }

    @Test
    void firstBytesWantPglz() {
        held = CompressionMethod.LZ4;
        setting = CompressionMethod.LZ4;

        ColumnAdvice advice = advice(ReadPattern.START, 40, 100, 40, 40);

        assertThat(advice.action()).isEqualTo(AdviceAction.PGLZ);
        assertThat(advice.statement()).endsWith("SET COMPRESSION pglz;");
        inParts = false;
        assertThat(advice(ReadPattern.START, 40, 100, 40, 40).action())
                .as("JSON is always read whole")
                .isEqualTo(AdviceAction.KEEP);
    }

    @Test
    void piecesWantExternalWhereItIsCheap() {
        assertThat(advice(ReadPattern.RANDOM, 40, 50, 40, 40).action()).isEqualTo(AdviceAction.EXTERNAL);
        assertThat(advice(ReadPattern.RANDOM, 40, 50, 40, 40).saves()).isEqualTo(-10 * MB);
        ColumnAdvice dear = advice(ReadPattern.RANDOM, 40, 100, 40, 40);
        assertThat(dear.action()).isEqualTo(AdviceAction.LZ4);
        assertThat(dear.doubt()).contains("EXTERNAL", "250 %");
    }

    @Test
    void externalStaysForReadsOfPieces() {
        storage = ColumnStorage.EXTERNAL;
        held = null;

        assertThat(advice(ReadPattern.RANDOM, 100, 100, 40, 40).action()).isEqualTo(AdviceAction.KEEP);
        assertThat(advice(ReadPattern.START, 100, 100, 40, 40).action()).isEqualTo(AdviceAction.KEEP);
        ColumnAdvice whole = advice(ReadPattern.WHOLE, 100, 100, 40, 40);
        assertThat(whole.action()).isEqualTo(AdviceAction.LZ4);
        assertThat(whole.saves()).isEqualTo(60 * MB);
        assertThat(whole.statement()).contains("SET STORAGE EXTENDED, ", "SET COMPRESSION lz4");
    }

    @Test
    void whatDoesNotCompressIsNotCompressed() {
        held = null;

        assertThat(advice(null, 100, 100, 100, 99).action()).isEqualTo(AdviceAction.EXTERNAL);
        storage = ColumnStorage.EXTERNAL;
        assertThat(advice(null, 100, 100, 100, 99).action()).isEqualTo(AdviceAction.KEEP);
    }

    @Test
    void whatIsSoAlreadyIsLeft() {
        held = CompressionMethod.LZ4;
        assertThat(advice(ReadPattern.WHOLE, 40, 100, 40, 40).statement()).contains("lz4");
        setting = CompressionMethod.LZ4;
        ColumnAdvice left = advice(ReadPattern.WHOLE, 40, 100, 40, 40);
        assertThat(left.action()).isEqualTo(AdviceAction.KEEP);
        assertThat(left.saves()).isZero();
        assertThat(left.statement()).isNull();
        held = CompressionMethod.PGLZ;
        ColumnAdvice old = advice(ReadPattern.WHOLE, 42, 100, 42, 40);
        assertThat(old.action()).as("only the setting is right").isEqualTo(AdviceAction.LZ4);
        assertThat(old.statement()).isNull();
        held = null;
        assertThat(advice(ReadPattern.WHOLE, 90, 100, 90, 40).action())
                .as("pglz had given up")
                .isEqualTo(AdviceAction.LZ4);
    }

    @Test
    void aServerWithoutLz4HasNoChoice() {
        lz4InServer = false;

        assertThat(advice(ReadPattern.WHOLE, 40, 100, 40, 30).action()).isEqualTo(AdviceAction.KEEP);
    }
}
