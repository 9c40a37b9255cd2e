package papercatalog.functions.request;

import java.util.Optional;

/**
 * The headers that the catalog heeds.
 *
 * @param accept the media types that the client takes
 * @param ifNoneMatch the entity tags of what it has
 * @param host where it has asked, with a port where that is not the usual one
 * @param protocol by which it has asked, as API Gateway says
 */
public record Headers(
    Optional<String> accept,
    Optional<String> ifNoneMatch,
    Optional<String> host,
    Optional<String> protocol) {
  /** No headers. */
  public static final Headers NONE =
      new Headers(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
