package papercatalog.bibliography.entry;

import papercatalog.bibliography.text.Excerpt;

/**
 * Where an entry stands.
 *
 * @param file the file as it was named
 * @param line where the entry begins, from 1
 * @param key what the file calls it, in one line; empty when it has no name
 */
public record FilePosition(String file, long line, String key) {
  private static final int SHOWN_KEY = 128;

  /** Keeps of the key what a message can show. */
  public FilePosition {
    key = Excerpt.of(key, SHOWN_KEY);
  }

  /** {@code refs.bib:12} or {@code refs.bib:12 (lamport98)}. */
  @Override
  public String toString() {
    String place = file + ":" + line;
    return key.isEmpty() ? place : place + " (" + key + ")";
  }
}
