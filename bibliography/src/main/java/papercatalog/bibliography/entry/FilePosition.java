package papercatalog.bibliography.entry;

import papercatalog.bibliography.text.Excerpt;

/**
 * The position of an entry.
 *
 * @param file the file as it was named
 * @param line the line where the entry begins, from 1
 * @param key the entry's key in the file, in one line; empty when it has none
 */
public record FilePosition(String file, long line, String key) {
  private static final int SHOWN_KEY = 128;

  public FilePosition {
    key = Excerpt.of(key, SHOWN_KEY);
  }

  public FilePosition withoutKey() {
    return new FilePosition(file, line, "");
  }

  /** {@code refs.bib:12} or {@code refs.bib:12 (lamport98)}. */
  @Override
  public String toString() {
    String place = file + ":" + line;
    return key.isEmpty() ? place : place + " (" + key + ")";
  }
}
