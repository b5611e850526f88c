package io.pgtrek.spi;

/**
 * A question to the data of one column.
 *
 * @param id key of the answer in {@link Evidence}
 * @param aggregate an aggregate expression of the source whose result is one whole number, with <code>{}</code>
 *     standing for the quoted column, e.g. <code>sum({} not in (0,1))</code>
 */
public record Probe(String id, String aggregate) {}
