package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Geometry;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.ValueReader;
import java.util.List;
import java.util.Optional;

/**
 * Geometries, read as the server stores them: four bytes of SRID, then WKB with x before y. ST_AsWKB would swap the axes
 * of geographic systems in MySQL 8.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/gis-data-formats.html">internal format</a>
 */
final class SpatialCarrier implements Carrier {

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target.equals(PgType.BYTEA)) {
            return Optional.of(mapping(carriage, target, (row, column, sink) -> {
                byte[] stored = row.getBytes(column);
                if (stored == null) {
                    sink.writeNull();
                } else {
                    StoredGeometry.of(stored).writeWkb(sink);
                }
            }));
        }
        if (target.equals(PgType.TEXT)) {
            return Optional.of(mapping(carriage, target, (row, column, sink) -> {
                byte[] stored = row.getBytes(column);
                if (stored == null) {
                    sink.writeNull();
                } else {
                    sink.writeText(StoredGeometry.of(stored).wkt());
                }
            }));
        }
        if (target instanceof Geometry) {
            return Optional.of(ColumnMapping.of(target, Lossiness.MAY_REJECT, (row, column, sink) -> {
                byte[] stored = row.getBytes(column);
                if (stored == null) {
                    sink.writeNull();
                } else {
                    StoredGeometry.of(stored).writeEwkb(sink);
                }
            }));
        }
        return Optional.empty();
    }

    private static ColumnMapping mapping(Carriage carriage, PgType target, ValueReader reader) {
        Integer srid = carriage.type().srid();
        String system = srid == null ? "" : " Its spatial reference system is " + srid + ".";
        return ColumnMapping.of(target, Lossiness.MAY_REJECT, reader)
                .withFindings(List.of(carriage.finding(
                        "geometry-without-type",
                        Severity.WARNING,
                        "Geometries become " + (target.equals(PgType.TEXT) ? "WKT in text" : "WKB in bytea")
                                + "; the SRID of each value is left out." + system,
                        "Ask for spatial: postgis if PostGIS is installed in the target.")));
    }
}
