package papercatalog.search.index;

/** The index is there, but must not be read or written. Nothing was changed. */
public final class UnusableIndex extends IllegalStateException {
  public UnusableIndex(String message) {
    super(message);
  }

  /** The index has outgrown the functions that keep it; readers have the last that fitted. */
  public static UnusableIndex tooLarge(long bytes, long maxBytes) {
    return new UnusableIndex(
        "The index has "
            + bytes
            + " bytes, more than the "
            + maxBytes
            + " of searchMaxMB: see docs/search.md");
  }
}
