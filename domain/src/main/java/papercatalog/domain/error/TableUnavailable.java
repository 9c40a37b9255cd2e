package papercatalog.domain.error;

/** DynamoDB is out of reach, does not answer in time or fails; trying later helps. */
public final class TableUnavailable extends CatalogException {
  public TableUnavailable(Throwable cause) {
    super("DynamoDB is not answering.", cause);
  }
}
