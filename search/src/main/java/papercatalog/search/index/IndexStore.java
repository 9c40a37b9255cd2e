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

  /** The name of an object, and when it was last written. */
  record Entry(String name, Instant written) {}

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
   * Writes an object from a file unless one has the name.
   *
   * @return false when one has
   */
  boolean putIfAbsent(String name, Path file) throws IOException;

  /**
   * Replaces a small object if it has not changed since it was read.
   *
   * @param tag of the object that was read; empty if there was none
   * @return false when another writer was first
   */
  boolean putIfMatch(String name, String text, Optional<String> tag) throws IOException;

  /** The objects whose names begin with a prefix, which ends with a slash. */
  List<Entry> list(String prefix) throws IOException;

  /** Deletes an object, if it exists. */
  void delete(String name) throws IOException;
}
