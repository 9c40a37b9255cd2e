package papercatalog.functions.content;

import papercatalog.domain.pattern.Format;

/** The media types of the formats. */
public enum MediaType {
  JSON(Format.JSON, "application/json", "", ""),
  HTML(Format.HTML, "text/html", MediaType.UTF_8, ""),
  BIBTEX(Format.BIBTEX, "application/x-bibtex", MediaType.UTF_8, "bib", "text/x-bibtex"),
  RIS(Format.RIS, "application/x-research-info-systems", MediaType.UTF_8, "ris"),
  CSL(Format.CSL, "application/vnd.citationstyles.csl+json", "", "json"),
  CITATION(Format.CITATION, "text/plain", MediaType.UTF_8, "", Accept.BIBLIOGRAPHY),
  ATOM(Format.ATOM, "application/atom+xml", "", ""),
  JSON_LD(Format.JSON_LD, "application/ld+json", "", ""),
  LINKSET(Format.LINKSET, "application/linkset+json", "", ""),
  LINKSET_TEXT(Format.LINKSET_TEXT, "application/linkset", "", "");

  /** Text types declare UTF-8; JSON and XML need not. */
  private static final String UTF_8 = "; charset=utf-8";

  private static final MediaType[] ALL = values();

  private final Format format;
  private final String text;
  private final String contentType;
  private final String extension;
  private final String alias;

  MediaType(Format format, String text, String parameters, String extension) {
    this(format, text, parameters, extension, text);
  }

  MediaType(Format format, String text, String parameters, String extension, String alias) {
    this.format = format;
    this.alias = alias;
    this.text = text;
    this.contentType = text + parameters;
    this.extension = extension;
  }

  /** The type of a format. A switch would load another class. */
  public static MediaType of(Format format) {
    for (MediaType type : ALL) {
      if (type.format == format) {
        return type;
      }
    }
    throw new IllegalArgumentException(format + " has no media type");
  }

  /** Without parameters, as {@code Accept} and links name it. */
  public String text() {
    return text;
  }

  /** The type under which clients of doi.org ask for it; its own if it has no other. */
  public String alias() {
    return alias;
  }

  public String contentType() {
    return contentType;
  }

  /** Whether a browser should save the answer as a file, for reference managers. */
  public boolean isDownloaded() {
    return !extension.isEmpty();
  }

  public String extension() {
    return extension;
  }
}
