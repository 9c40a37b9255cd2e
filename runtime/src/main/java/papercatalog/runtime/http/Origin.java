package papercatalog.runtime.http;

/** Where a server listens, and whether one speaks to it through TLS. */
public record Origin(boolean tls, String host, int port) {
  /** By hand: what a record has of itself is put together in a start, in which a pool compares. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Origin origin
        && tls == origin.tls
        && port == origin.port
        && host.equals(origin.host);
  }

  @Override
  public int hashCode() {
    return host.hashCode() * 31 + port;
  }
}
