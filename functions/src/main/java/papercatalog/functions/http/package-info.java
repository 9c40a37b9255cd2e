/**
 * Turns an event of API Gateway into a response, by the answer of a handler, and each failure into
 * a problem. Lambda calls {@code HttpFunction}.
 */
package papercatalog.functions.http;
