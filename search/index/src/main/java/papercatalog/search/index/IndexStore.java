package papercatalog.search.index;

import module java.base;

/**
 * Where an index is kept: objects under names. Reads see the latest write, and conditional writes
 * are atomic, between processes too. Methods throw {@link IOException} when the store does not
 * answer; they may then have written.
 */
public interface IndexStore {
  /** A text in UTF-8, and a tag that changes with it. */
  record StoredText(String text, String tag) {}

  /** More than any small object has, in bytes. */
  int LARGEST_TEXT = 1 << 20;

  /**
   * A small object, or the beginning of one above {@link #LARGEST_TEXT}; empty when it does not
   * exist, or still has the known tag.
   */
  Optional<StoredText> get(String name, Optional<String> known) throws IOException;

  /** Copies an object to a file; false when it does not exist. */
  boolean download(String name, Path file) throws IOException;

  /**
   * Writes an object from a file unless another writer was first.
   *
   * @param tag of the object to replace, as it was read; empty if there must be none
   * @return false when another object has the name
   */
  boolean put(String name, Path file, Optional<String> tag) throws IOException;

  /** When each object was written whose name begins with a prefix that ends with a slash. */
  Map<String, Instant> list(String prefix) throws IOException;

  /** Whether there is an object whose name begins with a prefix that ends with a slash. */
  default boolean has(String prefix) throws IOException {
    return !list(prefix).isEmpty();
  }

  /** Deletes an object, if it exists. */
  void delete(String name) throws IOException;
}
