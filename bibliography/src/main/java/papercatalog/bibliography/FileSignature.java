package papercatalog.bibliography;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

/** Recognizes the content of a file by its start; the first matching constant counts. */
public enum FileSignature {
  GZIP("gzip", Optional.empty(), "\u001f\u008b"),
  ZIP("a zip", Optional.empty(), "PK\u0003\u0004"),
  PDF("PDF", Optional.empty(), "%PDF-"),
  RIS("RIS", Optional.of(FileFormat.RIS), "\\s*TY  - "),
  /** Members that CSL alone has; {@code type} may be an operator's mistake in a document. */
  CSL_JSON(
      "CSL-JSON",
      Optional.of(FileFormat.CSL_JSON),
      "\\s*(?:\\[\\s*)?\\{.*?\"(?:issued|DOI|container-title)\"\\s*:"),
  DOCUMENTS(
      "JSON in the words of the API",
      Optional.of(FileFormat.NDJSON),
      "\\s*(?:\\[\\s*)?\\{.*?\"(?:authors|handle)\"\\s*:"),
  BIBTEX(
      "BibTeX", Optional.of(FileFormat.BIBTEX), "\\s*+(?![\\[{]).*?(?<!\\w)@\\s*[A-Za-z]+\\s*[{(]"),
  XML("XML", Optional.empty(), "\\s*<[?!A-Za-z]");

  /** Number of bytes needed to recognize a file. */
  public static final int START = 1 << 12;

  private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

  private final String text;
  private final Optional<FileFormat> format;
  private final Pattern start;

  FileSignature(String text, Optional<FileFormat> format, String start) {
    this.text = text;
    this.format = format;
    this.start = Pattern.compile(start, Pattern.DOTALL);
  }

  /** The content of a file that begins with these bytes; empty when unknown. */
  public static Optional<FileSignature> of(byte[] start) {
    String text = new String(start, ISO_8859_1);
    String unmarked =
        text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    return Arrays.stream(values())
        .filter(content -> content.start.matcher(unmarked).lookingAt())
        .findFirst();
  }

  public static FileSignature of(FileFormat format) {
    return Arrays.stream(values())
        .filter(content -> content.format.equals(Optional.of(format)))
        .findFirst()
        .orElseThrow();
  }

  /** The content of a file, expanded if gzip compressed it. */
  public static InputStream expanded(InputStream file) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(file);
    buffered.mark(START);
    Optional<FileSignature> content = of(buffered.readNBytes(2));
    buffered.reset();
    return content.equals(Optional.of(GZIP)) ? new GZIPInputStream(buffered) : buffered;
  }

  /** The format, if the catalog writes or reads it. */
  public Optional<FileFormat> format() {
    return format;
  }

  /** Its name, as in {@code it is BibTeX}. */
  @Override
  public String toString() {
    return text;
  }
}
