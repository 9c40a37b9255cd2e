package papercatalog.publishing.entry;

import papercatalog.publishing.text.Excerpt;

/** The line is where the entry begins, from 1; the key is empty when the entry has none. */
public record FilePosition(String file, long line, String key) {
  private static final int SHOWN_KEY = 128;

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
