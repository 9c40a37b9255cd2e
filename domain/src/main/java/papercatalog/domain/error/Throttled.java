package papercatalog.domain.error;

/** DynamoDB refused for lack of capacity, after all attempts; trying later helps. */
public final class Throttled extends CatalogException {
  public Throttled(Throwable cause) {
    super("DynamoDB is throttling requests.", cause);
  }
}
