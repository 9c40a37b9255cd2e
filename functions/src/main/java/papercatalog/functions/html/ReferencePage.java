package papercatalog.functions.html;

import java.util.List;
import papercatalog.functions.content.Content;

/** The reference of the API, to read and to try: each example is a link. */
public final class ReferencePage {
  private ReferencePage() {}

  /** A parameter with its rule, a format with its media type, a status with its meaning. */
  public record Named(String name, String meaning) {}

  /** A link. */
  public record Entry(String text, String link) {}

  /**
   * What can be asked.
   *
   * @param name by which it is linked to
   * @param route method and path template
   * @param examples the same request in each format
   * @param answer of the first of them
   */
  public record Operation(
      String name,
      String summary,
      String route,
      List<Named> parameters,
      List<Entry> examples,
      String answer) {}

  /**
   * The page.
   *
   * @param canonical its whole address
   * @param pages what is in no table
   */
  public static Content html(
      String canonical,
      List<Named> formats,
      List<Named> refusals,
      List<Operation> operations,
      List<Entry> pages) {
    Rendering page = new Rendering();
    JtereferenceGenerated.render(
        page.output(), null, Frame.of("The API", canonical), formats, refusals, operations, pages);
    return page.content();
  }
}
