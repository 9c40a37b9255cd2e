package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.NamedConstant;

/** The formats of answers, in order of preference for clients that ask for none: JSON is first. */
public enum Format implements NamedConstant {
  JSON("application/json", "", "json"),
  HTML("text/html", Format.UTF_8, "html"),
  BIBTEX("application/x-bibtex", Format.UTF_8, "bib"),
  RIS("application/x-research-info-systems", Format.UTF_8, "ris"),
  CSL("application/vnd.citationstyles.csl+json", "", "json"),
  /** One line for each paper, in a style. */
  CITATION("text/plain", Format.UTF_8, "txt"),
  ATOM("application/atom+xml", "", "xml"),
  /** A paper in the terms of schema.org. */
  JSON_LD("application/ld+json", "", "jsonld"),
  /** The typed links of a paper, RFC 9264. */
  LINKSET("application/linkset+json", "", "json"),
  LINKSET_TEXT("application/linkset", "", "txt");

  /** Text types declare UTF-8; JSON and XML need not. */
  private static final String UTF_8 = "; charset=utf-8";

  static final List<Format> ANY = List.of(JSON, HTML);

  /** Formats of papers, including those for citing them. */
  static final List<Format> CITED = List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION);

  /** Formats of a single paper. */
  static final List<Format> LINKED =
      List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION, JSON_LD, LINKSET, LINKSET_TEXT);

  /** Formats of a list of papers that feed readers can follow. */
  static final List<Format> FOLLOWED = List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION, ATOM);

  static final List<Format> CHANGES = List.of(JSON, HTML, ATOM);

  private final String mediaType;
  private final String contentType;
  private final String extension;

  Format(String mediaType, String parameters, String extension) {
    this.mediaType = mediaType;
    this.contentType = mediaType + parameters;
    this.extension = extension;
  }

  /** Its media type without parameters, as {@code Accept} and links name it. */
  public String mediaType() {
    return mediaType;
  }

  public String contentType() {
    return contentType;
  }

  /** Whether a browser should save the answer as a file, for reference managers. */
  public boolean isDownloaded() {
    return this == BIBTEX || this == RIS || this == CSL;
  }

  /** Whether it has the links of an answer instead of its content. */
  public boolean isLinkset() {
    return this == LINKSET || this == LINKSET_TEXT;
  }

  public String extension() {
    return extension;
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
