package papercatalog.domain.error;

/** DynamoDB cannot be reached, times out or fails; retry later. */
public final class TableUnavailable extends CatalogException {
  public TableUnavailable(Throwable cause) {
    super("table-unavailable", "DynamoDB is not answering.", cause);
  }
}
