package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.IndexFormatTooNewException;
import org.apache.lucene.index.IndexFormatTooOldException;

/** The index is there, but must not be read or written. Nothing was changed. */
public final class UnusableIndex extends IOException {
  private static final String DAMAGED = "The index is damaged: rebuild it";

  public UnusableIndex(String message) {
    super(message);
  }

  UnusableIndex(Throwable cause) {
    super(DAMAGED, cause);
  }

  /** A manifest names files that are not there, and no other manifest has come. */
  static UnusableIndex withoutFiles() {
    return new UnusableIndex("Files of the index are missing: rebuild it");
  }

  /** A failure of Lucene, as this one if its cause is in the files. */
  static IOException of(IOException failure) {
    return switch (failure) {
      case CorruptIndexException _,
          IndexFormatTooOldException _,
          IndexFormatTooNewException _,
          FileNotFoundException _,
          NoSuchFileException _,
          EOFException _ ->
          new UnusableIndex(failure);
      default -> failure;
    };
  }
}
