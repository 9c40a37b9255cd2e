/** The Lambda handlers, one for each access pattern, with one call to the catalog. */
package papercatalog.functions.handler;
