/**
 * What the catalog can answer, declared once: access patterns with their routes, parameters,
 * requests and results.
 */
package papercatalog.domain.pattern;
