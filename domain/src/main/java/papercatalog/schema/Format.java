package papercatalog.schema;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an answer is written in. In the order in which a client prefers nothing: JSON is first. */
public enum Format {
  JSON("application/json", "json"),
  HTML("text/html", "html"),
  BIBTEX("application/x-bibtex", "bib"),
  RIS("application/x-research-info-systems", "ris"),
  CSL("application/vnd.citationstyles.csl+json", "json"),
  ATOM("application/atom+xml", "xml");

  /** Those of everything that the catalog has. */
  static final List<Format> ANY = List.of(JSON, HTML);

  /** Those of a paper, by which it can be cited. */
  static final List<Format> CITED = List.of(JSON, HTML, BIBTEX, RIS, CSL);

  /** Those of a list of papers that feed readers follow. */
  static final List<Format> FOLLOWED = List.of(JSON, HTML, BIBTEX, RIS, CSL, ATOM);

  /** Those of the list of changes. */
  static final List<Format> CHANGES = List.of(JSON, HTML, ATOM);

  private final String text = name().toLowerCase(Locale.ROOT);
  private final String mediaType;
  private final String extension;

  Format(String mediaType, String extension) {
    this.mediaType = mediaType;
    this.extension = extension;
  }

  /** Its name in a query string: {@code bibtex}. */
  public String text() {
    return text;
  }

  /** Its media type without parameters, as {@code Accept} and links name it. */
  public String mediaType() {
    return mediaType;
  }

  /** The ending of the name of a file in it, without the dot. */
  public String extension() {
    return extension;
  }

  /** Reads {@link #text()}. */
  public static Optional<Format> of(String text) {
    for (Format format : values()) {
      if (format.text.equals(text)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
