package io.pgtrek.spi;

import java.util.Map;

/**
 * How the driver is called for a source: the URL it accepts and the properties this dialect relies on. Login is added
 * by whoever opens the connection.
 */
public record JdbcAccess(String url, Map<String, String> properties) {

    public JdbcAccess {
        properties = Map.copyOf(properties);
    }
}
