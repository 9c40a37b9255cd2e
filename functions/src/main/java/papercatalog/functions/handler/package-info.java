/**
 * What Lambda starts: one handler for each access pattern. Each makes one call of the catalog and
 * turns the result into a response.
 */
package papercatalog.functions.handler;
