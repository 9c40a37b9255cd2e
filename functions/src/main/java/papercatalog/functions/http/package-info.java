/**
 * From API Gateway's event to a request, and from what the catalog returned, or why it could not,
 * to a response.
 */
package papercatalog.functions.http;
