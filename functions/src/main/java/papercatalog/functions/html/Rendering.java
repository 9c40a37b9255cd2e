package papercatalog.functions.html;

import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import papercatalog.functions.content.Content;

/** A page while a template writes it: every value is escaped for the place where it stands. */
final class Rendering {
  private static final int USUAL_LENGTH = 16_384;

  private final StringOutput text = new StringOutput(USUAL_LENGTH);
  private final HtmlTemplateOutput output = new OwaspHtmlTemplateOutput(text);

  /** Where the template writes to. */
  HtmlTemplateOutput output() {
    return output;
  }

  /** What it has written. */
  Content content() {
    return Content.of(text.toString());
  }
}
