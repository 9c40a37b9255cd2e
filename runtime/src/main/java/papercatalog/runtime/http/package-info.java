/** The part of HTTP/1.1 that Lambda's runtime API needs, over plain sockets. */
package papercatalog.runtime.http;
