/**
 * The part of HTTP/1.1 that Lambda's runtime API needs, over plain sockets. Depends only on the
 * JDK.
 */
package papercatalog.runtime.http;
