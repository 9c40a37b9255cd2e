package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;

/**
 * A page that explains a problem and what to do.
 *
 * @param formats links to the available formats, for an unsupported one
 * @param meant link to go to instead, or {@code null}
 */
public record ProblemPage(
    int status,
    String title,
    String detail,
    List<Violation> violations,
    Tombstone tombstone,
    List<Alternate> formats,
    String meant) {
  private static final int NOT_FOUND = 404;
  private static final int BAD_REQUEST = 400;
  private static final int UNAVAILABLE = 503;

  /**
   * Renders the page.
   *
   * @param query the assignments of the query string that links repeat
   */
  public static Content html(
      int status,
      String title,
      String detail,
      List<Violation> violations,
      Optional<Tombstone> tombstone,
      List<Format> formats,
      List<String> query,
      Optional<String> meant) {
    List<Alternate> links = new ArrayList<>();
    for (Format format : formats) {
      links.add(new Alternate(format, inFormat(query, format), title));
    }
    ProblemPage page =
        new ProblemPage(
            status, title, detail, violations, tombstone.orElse(null), links, meant.orElse(null));
    Rendering rendering = new Rendering();
    JteproblemGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }

  /** The same query in another format. */
  private static String inFormat(List<String> query, Format format) {
    StringJoiner link = new StringJoiner("&", "?", "");
    query.forEach(link::add);
    return link.add("format=" + format.text()).toString();
  }

  Frame frame() {
    return Frame.unlisted(title);
  }

  String advice() {
    return switch (status) {
      case BAD_REQUEST -> "Check the address, or begin anew:";
      case NOT_FOUND -> "Check the spelling, look it up in the field above, or begin here:";
      case UNAVAILABLE -> "Wait a moment and load the page again. If it lasts, come back later:";
      default -> "Go on from here:";
    };
  }

  /** Introduces the link to go to instead. */
  String instead() {
    return status == NOT_FOUND ? "Did you mean this?" : "The reason is here:";
  }

  DateText withdrawn() {
    return DateText.of(tombstone.withdrawnAt());
  }

  String versions() {
    return AccessPatterns.LIST_PAPER_VERSIONS.path(tombstone.id());
  }
}
