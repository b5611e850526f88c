/** The one JSON form of catalogs, plans and reports. Sole user of Jackson. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.json;
