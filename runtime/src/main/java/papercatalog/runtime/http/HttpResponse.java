package papercatalog.runtime.http;

import module java.base;

/** An answer with headers by name in any case, and its body without transfer coding. */
public record HttpResponse(int status, Map<String, String> headers, InputStream body) {}
