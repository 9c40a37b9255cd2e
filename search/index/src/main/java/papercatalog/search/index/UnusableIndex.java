package papercatalog.search.index;

/** The index is there, but must not be read or written. Nothing was changed. */
public final class UnusableIndex extends IllegalStateException {
  public UnusableIndex(String message) {
    super(message);
  }
}
