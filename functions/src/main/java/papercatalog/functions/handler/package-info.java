/**
 * The Lambda handlers, one for each access pattern. Each makes one call to the catalog and turns
 * the result into a response.
 */
package papercatalog.functions.handler;
