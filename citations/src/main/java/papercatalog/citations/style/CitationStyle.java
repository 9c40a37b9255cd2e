package papercatalog.citations.style;

import module java.base;

/** The styles of formatted citations; the first is the default. */
public enum CitationStyle {
  /** Of the American Psychological Association, 7th edition. */
  APA,
  /** Of the IEEE, without numbers. */
  IEEE,
  /** The Chicago Manual of Style, author-date. */
  CHICAGO,
  /** Of the Modern Language Association, 9th edition. */
  MLA;

  public static List<String> names() {
    return Arrays.stream(values()).map(CitationStyle::text).toList();
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<CitationStyle> of(String text) {
    return Arrays.stream(values()).filter(style -> style.text().equals(text)).findFirst();
  }
}
