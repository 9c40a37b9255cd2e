/**
 * HTTP/1.1 over plain sockets, as much of it as Lambda's runtime API needs. Knows nothing but the
 * JDK.
 */
package papercatalog.runtime.http;
