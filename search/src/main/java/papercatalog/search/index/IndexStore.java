package papercatalog.search.index;

import module java.base;

/**
 * Where an index is kept: objects under names. Reads see the latest write, and conditional writes
 * are atomic, between processes too. Methods throw {@link IOException} when the store does not
 * answer; they may then have written.
 */
public interface IndexStore {
  /**
   * A small object: a text in UTF-8.
   *
   * @param tag changes with the content
   */
  record Content(String text, String tag) {}

  /**
   * Reads a small object.
   *
   * @param known a tag of which the content is known
   * @return empty when the object does not exist, or still has that tag
   */
  Optional<Content> get(String name, Optional<String> known) throws IOException;

  /**
   * Copies an object to a file.
   *
   * @return false when the object does not exist
   */
  boolean download(String name, Path file) throws IOException;

  /**
   * Writes an object from a file unless another writer was first.
   *
   * @param tag of the object to replace, as it was read; empty if there must be none
   * @return false when another object has the name
   */
  boolean put(String name, Path file, Optional<String> tag) throws IOException;

  /**
   * The objects whose names begin with a prefix, which ends with a slash: when each was written.
   */
  Map<String, Instant> list(String prefix) throws IOException;

  /** Deletes an object, if it exists. */
  void delete(String name) throws IOException;
}
