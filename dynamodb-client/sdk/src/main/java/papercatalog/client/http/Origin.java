package papercatalog.client.http;

/** Where a server listens, and whether one speaks to it through TLS. */
public record Origin(boolean tls, String host, int port) {}
