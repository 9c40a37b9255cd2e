package papercatalog.citations.style;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * A style of the <a href="https://citationstyles.org">Citation Style Language</a>.
 *
 * @param name of a known style, or of a file
 * @param xml an independent style; the processor would look for a parent on the web
 */
public record CitationStyle(String name, String xml) {
  /** The name of the style of the American Psychological Association. */
  public static final String DEFAULT = "apa";

  private static final Map<String, String> SHORT_NAMES =
      Map.of("chicago", "chicago-author-date", "mla", "modern-language-association");

  /** The styles that the catalog brings along; the build copies their files. */
  public static List<String> shelf() {
    return resource("shelf.txt").lines().map(file -> file.replace(".csl", "")).toList();
  }

  /** The names of the styles on the shelf, the usual ones first, and their short names. */
  public static List<String> names() {
    return Stream.concat(shelf().stream(), SHORT_NAMES.keySet().stream().sorted()).toList();
  }

  /** Returns the name of a known style. A form has blanks for hyphens. */
  public static Optional<String> named(String text) {
    return Optional.of(text.toLowerCase(Locale.ROOT).replace(' ', '-')).filter(names()::contains);
  }

  /** Takes one of the {@link #names}. */
  public static CitationStyle of(String name) {
    String full = SHORT_NAMES.getOrDefault(name, name);
    return new CitationStyle(full, resource(full + ".csl"));
  }

  /** Reads a style that is not trusted, named as its file. Fails with UnusableStyle. */
  public static CitationStyle read(String name, InputStream xml) throws IOException {
    return StyleFile.read(name, xml);
  }

  private static String resource(String file) {
    try (InputStream text = CitationStyle.class.getResourceAsStream(file)) {
      return new String(text.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
