package papercatalog.citations.style;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * A style of the <a href="https://citationstyles.org">Citation Style Language</a>.
 *
 * @param xml an independent style; the processor would look for a parent on the web
 */
public record CitationStyle(String xml) {
  /** The name of the style of the American Psychological Association. */
  public static final String DEFAULT = "apa";

  private static final Map<String, String> SHORT_NAMES =
      Map.of("chicago", "chicago-author-date", "mla", "modern-language-association");

  public CitationStyle {
    if (xml.contains("\"independent-parent\"")) {
      throw new IllegalArgumentException("depends on another style, which has the rules");
    }
  }

  /** The names of the styles that the catalog brings along; the build copies their files. */
  public static List<String> names() {
    Stream<String> shelf = resource("shelf.txt").lines().map(file -> file.replace(".csl", ""));
    return Stream.concat(shelf, SHORT_NAMES.keySet().stream().sorted()).toList();
  }

  /** Returns the name of a known style. */
  public static Optional<String> named(String text) {
    return Optional.of(text.toLowerCase(Locale.ROOT)).filter(names()::contains);
  }

  /** Takes one of the {@link #names}. */
  public static CitationStyle of(String name) {
    return new CitationStyle(resource(SHORT_NAMES.getOrDefault(name, name) + ".csl"));
  }

  private static String resource(String file) {
    try (InputStream text = CitationStyle.class.getResourceAsStream(file)) {
      return new String(text.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
