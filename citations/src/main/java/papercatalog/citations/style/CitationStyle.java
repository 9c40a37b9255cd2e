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

  private static final Pattern NAMES =
      Pattern.compile("(?s)<names [^>]*[^/>]>(?:(?!</?names).)*</names>");
  private static final Pattern LOCATOR = Pattern.compile(" locator=\"[^\"]*\"");
  private static final Pattern EDITED =
      Pattern.compile(
          "<(?:else-)?if (?=[^>]*match=\"(?:any|none)\")[^>]*variable=\"(?:[^\"]* )?editor(?=[ \"])");
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

  /**
   * The style for the processor. Lists number their entries: a variable that no paper has leaves
   * the numbers out. In a {@code substitute}, the processor ignores what names say of themselves,
   * but not within a group. It takes every condition on a locator as met, and forgets editors that
   * it has printed.
   */
  String processed() {
    String known =
        xml.replace("\"citation-number\"", "\"annote\"")
            .replace("\"page-first\"", '"' + CitedItem.FIRST_PAGE + '"');
    String conditions =
        EDITED
            .matcher(LOCATOR.matcher(known).replaceAll(" is-uncertain-date=\"issued\""))
            .replaceAll("$0 " + CitedItem.EDITED);
    return NAMES.matcher(conditions).replaceAll("<group>$0</group>");
  }

  /** Whether the last of many names is shown behind an ellipsis. */
  boolean showsLast() {
    return xml.contains("et-al-use-last=\"true\"");
  }

  private static String resource(String file) {
    try (InputStream text = CitationStyle.class.getResourceAsStream(file)) {
      return new String(text.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
