package papercatalog.functions.html;

import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import papercatalog.functions.content.Content;

/** The output of a template. Every value is escaped for its context. */
public final class Rendering {
  private static final int USUAL_LENGTH = 16_384;

  private final StringOutput text = new StringOutput(USUAL_LENGTH);
  private final HtmlTemplateOutput output = new OwaspHtmlTemplateOutput(text);

  public HtmlTemplateOutput output() {
    return output;
  }

  public Content content() {
    return Content.of(text.toString());
  }
}
