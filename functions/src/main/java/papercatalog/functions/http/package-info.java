/** Turns API Gateway's events into requests, and results and failures into responses. */
package papercatalog.functions.http;
