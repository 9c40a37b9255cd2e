package papercatalog.domain.pattern;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an answer is written in. In the order in which a client prefers nothing: JSON is first. */
public enum Format {
  JSON("application/json", "", "json"),
  HTML("text/html", Format.UTF_8, "html"),
  BIBTEX("application/x-bibtex", Format.UTF_8, "bib"),
  RIS("application/x-research-info-systems", Format.UTF_8, "ris"),
  CSL("application/vnd.citationstyles.csl+json", "", "json"),
  ATOM("application/atom+xml", "", "xml");

  /** Texts say that they are in UTF-8, where JSON and XML need not. */
  private static final String UTF_8 = "; charset=utf-8";

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
  private final String contentType;
  private final String extension;

  Format(String mediaType, String parameters, String extension) {
    this.mediaType = mediaType;
    this.contentType = mediaType + parameters;
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

  /** Its media type as {@code Content-Type} has it. */
  public String contentType() {
    return contentType;
  }

  /** Whether a browser is to save it, as reference managers read files. */
  public boolean isDownloaded() {
    return this == BIBTEX || this == RIS || this == CSL;
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
