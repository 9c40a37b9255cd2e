package papercatalog.domain.error;

/** The index of the search cannot be read; retry later. */
public final class IndexUnavailable extends CatalogException {
  public IndexUnavailable(Throwable cause) {
    super("index-unavailable", "The index of the search is not answering.", cause);
  }
}
