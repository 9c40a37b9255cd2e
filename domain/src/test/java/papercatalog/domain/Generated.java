package papercatalog.domain;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/**
 * What documents say of the code, written by {@code make docs}, which sets the system property
 * {@code docs.update}. Without it, a document that is stale fails the test.
 */
public final class Generated {
  /** The project's directory; tests run in that of their module. */
  public static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** The tag of the tests that {@code make docs} runs. */
  public static final String TAG = "docs";

  /** Whether files are written, not compared. */
  public static final boolean UPDATE = Boolean.getBoolean("docs.update");

  private static final Pattern PART =
      Pattern.compile("(<!-- make docs: ([a-z-]+) -->\n)(.*?)([ ]*<!-- end -->)", Pattern.DOTALL);
  private static final Pattern FIGURE = Pattern.compile("%[,.\\d]*[dfs]");
  private static final Pattern TOKEN = Pattern.compile(FIGURE + "| |[^% ]+|%");

  private Generated() {}

  /** A whole file. */
  public static void file(Path file, String text) throws IOException {
    if (UPDATE) {
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file))
        .as("%s is stale: run make docs and review what changes", file)
        .isEqualTo(text);
  }

  /**
   * The lines of a page between {@code <!-- make docs: name -->} and {@code <!-- end -->}.
   *
   * @param page below the project's directory
   */
  public static void part(String page, String name, List<String> lines) throws IOException {
    String text = Files.readString(ROOT.resolve(page));
    Matcher part = PART.matcher(text);
    while (part.find()) {
      if (part.group(2).equals(name)) {
        String changed =
            text.substring(0, part.start(3))
                + String.join("\n", lines)
                + "\n"
                + text.substring(part.end(3));
        file(ROOT.resolve(page), changed);
        return;
      }
    }
    throw new AssertionError(page + " has no part <!-- make docs: " + name + " -->");
  }

  /**
   * The figures of a sentence, which may be wrapped anywhere and stands in a page once.
   *
   * @param page below the project's directory
   * @param sentence with a format like {@code %d} for each figure
   */
  public static void figures(String page, String sentence, Object... figures) throws IOException {
    String text = Files.readString(ROOT.resolve(page));
    Matcher found = pattern(sentence).matcher(text);
    assertThat(found.results().count())
        .as("%s says once: %s, with %s", page, sentence, List.of(figures))
        .isEqualTo(1);
    found.reset().find();
    List<String> formats = FIGURE.matcher(sentence).results().map(MatchResult::group).toList();
    StringBuilder changed = new StringBuilder();
    int end = 0;
    for (int i = 0; i < formats.size(); i++) {
      changed.append(text, end, found.start(i + 1));
      changed.append(String.format(Locale.ROOT, formats.get(i), figures[i]));
      end = found.end(i + 1);
    }
    file(ROOT.resolve(page), changed.append(text, end, text.length()).toString());
  }

  /** A page without its generated parts. */
  public static String handWritten(String page) throws IOException {
    return PART.matcher(Files.readString(ROOT.resolve(page))).replaceAll("");
  }

  private static Pattern pattern(String sentence) {
    StringBuilder regex = new StringBuilder();
    TOKEN
        .matcher(sentence)
        .results()
        .map(MatchResult::group)
        .forEach(
            token ->
                regex.append(
                    FIGURE.matcher(token).matches()
                        ? "(\\d[\\d,.]*(?<=\\d))"
                        : token.equals(" ") ? "\\s+" : Pattern.quote(token)));
    return Pattern.compile(regex.toString());
  }
}
