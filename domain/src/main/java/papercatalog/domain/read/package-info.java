/**
 * Reads the catalog for readers: an access pattern, its key and a page in; values and cursors out.
 * Handlers and the operators' tool call {@code Catalog}.
 */
package papercatalog.domain.read;
