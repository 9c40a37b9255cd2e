package papercatalog.search.write;

import papercatalog.search.index.UnusableIndex;

/**
 * The index has outgrown the functions that keep it. Nothing was written: readers have the last
 * generation that fitted.
 */
public final class IndexTooLarge extends UnusableIndex {
  IndexTooLarge(long bytes, long maxBytes) {
    super(
        "The index has "
            + bytes
            + " bytes, more than the "
            + maxBytes
            + " of searchMaxMB: see"
            + " docs/search.md");
  }
}
