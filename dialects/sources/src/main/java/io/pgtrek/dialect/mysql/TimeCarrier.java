package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.TemporalKind;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.ValueReader;
import java.util.Optional;

/** time, which is a duration between -838:59:59 and 838:59:59 as much as a time of day. */
final class TimeCarrier implements Carrier {

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target instanceof Temporal temporal && temporal.kind() == TemporalKind.TIME) {
            return Optional.of(mapping(target, Lossiness.MAY_REJECT, reader(temporal, true)));
        }
        if (target instanceof Temporal temporal && temporal.kind() == TemporalKind.INTERVAL) {
            return Optional.of(mapping(target, Lossiness.WIDER, reader(temporal, false)));
        }
        return new TextCarrier(DateCarrier.PRINTED).carry(carriage, target).filter(m -> target.equals(PgType.TEXT));
    }

    private static ColumnMapping mapping(PgType target, Lossiness lossiness, ValueReader reader) {
        return ColumnMapping.of(target, lossiness, reader).withProjection(DateCarrier.PRINTED);
    }

    private static ValueReader reader(Temporal target, boolean ofDay) {
        return (row, column, sink) -> {
            byte[] text = row.getBytes(column);
            if (text == null) {
                sink.writeNull();
                return;
            }
            long micros = Rounding.apply(TimeText.micros(text), target.precision(), sink);
            if (ofDay) {
                sink.writeTime(TimeText.ofDay(micros));
            } else {
                sink.writeInterval(0, 0, micros);
            }
        };
    }
}
