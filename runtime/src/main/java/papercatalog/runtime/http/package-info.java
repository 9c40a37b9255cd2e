/** HTTP/1.1 over plain sockets, as much of it as functions need. Knows nothing but the JDK. */
package papercatalog.runtime.http;
