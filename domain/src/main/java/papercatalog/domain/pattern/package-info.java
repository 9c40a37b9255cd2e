/**
 * The catalog's access patterns with their routes, parameters, requests and results, declared once.
 */
package papercatalog.domain.pattern;
