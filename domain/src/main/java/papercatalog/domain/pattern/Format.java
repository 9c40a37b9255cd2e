package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.NamedConstant;

/** The formats of answers, in order of preference for clients that ask for none: JSON is first. */
public enum Format implements NamedConstant {
  JSON,
  HTML,
  BIBTEX,
  RIS,
  CSL,
  /** One line for each paper, in a style. */
  CITATION,
  ATOM,
  /** A paper in the terms of schema.org. */
  JSON_LD,
  /** The typed links of a paper, RFC 9264. */
  LINKSET,
  LINKSET_TEXT;

  /** Formats of every answer. */
  public static final List<Format> ANY = List.of(JSON, HTML);

  /** Formats of papers, including those for citing them. */
  static final List<Format> CITED = List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION);

  /** Formats of a single paper. */
  static final List<Format> LINKED =
      List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION, JSON_LD, LINKSET, LINKSET_TEXT);

  /** Formats of a list of papers that feed readers can follow. */
  static final List<Format> FOLLOWED = List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION, ATOM);

  static final List<Format> CHANGES = List.of(JSON, HTML, ATOM);

  /** Whether it has the links of an answer instead of its content. */
  public boolean isLinkset() {
    return this == LINKSET || this == LINKSET_TEXT;
  }

  /** Reads {@link #text()} in any case. */
  public static Optional<Format> of(String text) {
    for (Format format : values()) {
      if (format.text().equalsIgnoreCase(text)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
