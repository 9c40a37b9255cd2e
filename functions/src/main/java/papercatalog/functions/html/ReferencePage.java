package papercatalog.functions.html;

import java.util.List;
import papercatalog.functions.content.Content;

/** The API reference with examples as links. */
public final class ReferencePage {
  private ReferencePage() {}

  /** A parameter with its rule, a status with its meaning. */
  public record Named(String name, String meaning) {}

  public record Entry(String text, String link) {}

  /**
   * An operation of the API.
   *
   * @param name anchor of the operation
   * @param route method and path template
   * @param curl an example of a request
   * @param parameters names of query parameters
   * @param examples the same request in each format
   * @param answer the first lines of the answer in JSON
   */
  public record Operation(
      String name,
      String summary,
      String route,
      String curl,
      List<String> parameters,
      List<Entry> examples,
      String answer) {}

  /**
   * Renders the page.
   *
   * @param canonical absolute address of the page
   * @param pages pages that read no table
   */
  public static Content html(
      String canonical,
      List<Named> parameters,
      List<Named> refusals,
      List<Operation> operations,
      List<Entry> pages) {
    Rendering page = new Rendering();
    JtereferenceGenerated.render(
        page.output(),
        null,
        Frame.of("The API", canonical),
        parameters,
        refusals,
        operations,
        pages);
    return page.content();
  }
}
