/** The routes of a deployment: access patterns and the pages about the catalog. */
package papercatalog.functions.route;
