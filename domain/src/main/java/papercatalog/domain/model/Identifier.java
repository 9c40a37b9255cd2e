package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * An identifier in its canonical form: the DOI {@code 10.1145/abc} of {@code
 * https://doi.org/10.1145/ABC}. A record keeps the form that it was given.
 *
 * @param value at most {@link #MAX_LENGTH} {@code char}s, so that it fits into a sort key
 */
public record Identifier(IdentifierScheme scheme, String value) implements WorkName {
  public static final int MAX_LENGTH = 300;

  /** The schemes that citations name; lists show the identifiers of these. */
  public static final List<String> CITED =
      List.of("arxiv", "doi", "isbn", "issn", "pmcid", "pmid", "url");

  private static final int ISBN_10 = 10;
  private static final int LAST_OF_ISBN_13 = 12;

  public static Identifier of(IdentifierScheme scheme, String text) {
    String given = Text.line(scheme.text(), text, MAX_LENGTH).strip();
    String value = Text.line(scheme.text(), comparable(scheme, given), MAX_LENGTH);
    if (value.length() > MAX_LENGTH) {
      throw new InvalidValue(scheme.text(), "must have at most " + MAX_LENGTH + " UTF-16 units");
    }
    return new Identifier(scheme, value);
  }

  /** The identifiers by which a paper can be found. */
  public static List<Identifier> ofPaper(Paper paper) {
    return in(paper.identifiers());
  }

  /** Those of identifiers by scheme that can be looked for. */
  public static List<Identifier> in(Map<String, String> byScheme) {
    List<Identifier> identifiers = new ArrayList<>();
    byScheme.forEach(
        (name, text) ->
            IdentifierScheme.of(name).ifPresent(scheme -> read(scheme, text, identifiers)));
    return identifiers;
  }

  private static void read(IdentifierScheme scheme, String text, List<Identifier> identifiers) {
    boolean isBook = scheme == IdentifierScheme.ISBN || scheme == IdentifierScheme.ISSN;
    try {
      if (isBook && (text.indexOf(' ') > 0 || text.indexOf(',') > 0 || text.indexOf('/') > 0)) {
        BookNumbers.in(scheme, text).forEach(number -> identifiers.add(of(scheme, number)));
      } else {
        identifiers.add(of(scheme, text));
      }
    } catch (InvalidValue _) {
      // Readers cannot look for it.
    }
  }

  @Override
  public String toString() {
    return scheme.text() + ":" + value;
  }

  private static String comparable(IdentifierScheme scheme, String text) {
    return switch (scheme) {
      case DOI -> doi(without(decoded(after(text, "doi.org/")), "doi:").toLowerCase(Locale.ROOT));
      case ARXIV -> arxiv(text.toLowerCase(Locale.ROOT));
      case ISBN -> isbn(compact(without(text, "isbn:")));
      case ISSN -> compact(without(text, "issn:"));
      case PMID -> compact(without(pubMed(text), "pmid:"));
      case URL -> url(text);
    };
  }

  private static String pubMed(String text) {
    return after(after(text, "pubmed.ncbi.nlm.nih.gov/"), "ncbi.nlm.nih.gov/pubmed/");
  }

  /** Drops the full stop of a sentence. */
  private static String doi(String text) {
    return text.length() > 1 && text.endsWith(".")
        ? doi(text.substring(0, text.length() - 1))
        : text;
  }

  /** Drops the version, the class of the paper and that of an old number: they name no other. */
  private static String arxiv(String text) {
    String id = after(after(after(text, "arxiv.org/abs/"), "arxiv.org/pdf/"), "arxiv.org/html/");
    id = without(id, "arxiv:");
    id = id.endsWith("]") && id.indexOf(" [") > 0 ? id.substring(0, id.indexOf(" [")) : id;
    id = id.endsWith("/") ? id.substring(0, id.length() - 1) : id;
    id = id.endsWith(".pdf") ? id.substring(0, id.length() - ".pdf".length()) : id;
    int slash = id.indexOf('/');
    int dot = id.indexOf('.');
    id = dot > 0 && dot < slash ? id.substring(0, dot) + id.substring(slash) : id;
    int v = id.lastIndexOf('v');
    boolean versioned = v > 0 && v < id.length() - 1 && isDigits(id.substring(v + 1));
    return versioned ? id.substring(0, v) : id;
  }

  /** Converts an ISBN-10 to its ISBN-13. */
  private static String isbn(String compact) {
    if (compact.length() != ISBN_10 || !isDigits(compact.substring(0, ISBN_10 - 1))) {
      return compact;
    }
    String body = "978" + compact.substring(0, ISBN_10 - 1);
    int sum = 0;
    for (int i = 0; i < LAST_OF_ISBN_13; i++) {
      sum += (body.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
    }
    return body + (10 - sum % 10) % 10;
  }

  /** Scheme and host are case-insensitive, the rest is not. */
  private static String url(String text) {
    int host = text.indexOf("://");
    int path = host < 0 ? -1 : text.indexOf('/', host + "://".length());
    return path < 0
        ? text.toLowerCase(Locale.ROOT)
        : text.substring(0, path).toLowerCase(Locale.ROOT) + text.substring(path);
  }

  /** The text after a host at any position; the whole text if the host does not occur. */
  private static String after(String text, String host) {
    int at = text.toLowerCase(Locale.ROOT).indexOf(host);
    return at < 0 ? text : text.substring(at + host.length());
  }

  private static String without(String text, String prefix) {
    return text.regionMatches(true, 0, prefix, 0, prefix.length())
        ? text.substring(prefix.length()).strip()
        : text;
  }

  private static String compact(String text) {
    StringBuilder compact = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '-' && c != ' ' && c != '/') {
        compact.append(Character.toUpperCase(c));
      }
    }
    return compact.toString();
  }

  /** A DOI in a URL may be percent-encoded; invalid escapes are kept. */
  private static String decoded(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    byte[] escaped = text.getBytes(UTF_8);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(escaped.length);
    for (int i = 0; i < escaped.length; i++) {
      if (escaped[i] != '%') {
        bytes.write(escaped[i]);
      } else if (i + 2 < escaped.length && hex(escaped, i + 1) >= 0 && hex(escaped, i + 2) >= 0) {
        bytes.write(16 * hex(escaped, i + 1) + hex(escaped, i + 2));
        i += 2;
      } else {
        return text;
      }
    }
    return bytes.toString(UTF_8);
  }

  private static int hex(byte[] digits, int at) {
    return Character.digit(digits[at], 16);
  }

  private static boolean isDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
