package papercatalog.domain.error;

/** DynamoDB throttled the request on every attempt; retry later. */
public final class Throttled extends CatalogException {
  public Throttled(Throwable cause) {
    super("throttled", "DynamoDB is throttling requests.", cause);
  }
}
