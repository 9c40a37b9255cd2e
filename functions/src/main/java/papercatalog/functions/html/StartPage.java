package papercatalog.functions.html;

import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** Where a person begins: what the catalog is, and where to go on. */
public final class StartPage {
  private StartPage() {}

  /** The page; it names the address at which the request has found the catalog. */
  public static Content html(Request request) {
    Frame frame = Frame.of(Frame.CATALOG, request, Links.of(request));
    Rendering page = new Rendering();
    JtestartGenerated.render(page.output(), null, frame, request.origin());
    return page.content();
  }
}
