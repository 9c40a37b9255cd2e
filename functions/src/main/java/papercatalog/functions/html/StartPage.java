package papercatalog.functions.html;

import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** The start page for people. */
public final class StartPage {
  private StartPage() {}

  /** Renders the page, which shows the address of the request. */
  public static Content html(Request request) {
    Frame frame = Frame.of(Frame.CATALOG, request, Links.of(request));
    Rendering page = new Rendering();
    JtestartGenerated.render(page.output(), null, frame, request.origin());
    return page.content();
  }
}
