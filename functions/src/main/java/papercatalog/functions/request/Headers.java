package papercatalog.functions.request;

import java.util.Optional;

/**
 * The headers that the catalog uses.
 *
 * @param accept media types that the client accepts
 * @param acceptEncoding compressions that the client accepts
 * @param ifNoneMatch entity tags that the client has
 * @param host with a port unless it is the default
 * @param protocol from API Gateway's {@code X-Forwarded-Proto}
 */
public record Headers(
    Optional<String> accept,
    Optional<String> acceptEncoding,
    Optional<String> ifNoneMatch,
    Optional<String> host,
    Optional<String> protocol) {
  public static final Headers NONE =
      new Headers(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** Returns whether the client prefers gzip to content as it is. */
  public boolean acceptsGzip() {
    return acceptEncoding.isPresent() && AcceptEncoding.prefersGzip(acceptEncoding.get());
  }
}
