package papercatalog.handler;

import java.util.List;
import java.util.Optional;
import papercatalog.docs.Described;
import papercatalog.error.InvalidParameters;
import papercatalog.error.InvalidParameters.Violation;
import papercatalog.html.PageStyle;
import papercatalog.http.HttpFunction;
import papercatalog.http.Response;
import papercatalog.priming.Snapshot;
import papercatalog.request.Request;
import papercatalog.schema.DocsPage;
import papercatalog.schema.Format;

/**
 * What people, programs and robots look for that is in no table. It has no right on the table, does
 * not know its name and never loads the SDK.
 */
public final class Docs extends HttpFunction {
  /** It changes with a deployment only. */
  private static final String CACHEABLE = "public, max-age=3600";

  /** As Lambda makes it. */
  public Docs() {
    super(DocsPage.OPERATION);
    Snapshot.preparePages(this);
  }

  @Override
  public DocsPage route(String rawPath) {
    return DocsPage.at(rawPath)
        .orElseThrow(
            () ->
                new InvalidParameters(
                    List.of(new Violation("path", "is none of this function's"))));
  }

  @Override
  protected Response respond(Request request) {
    request.requireKnownParameters();
    DocsPage page = route(request.path());
    Optional<Format> format =
        page.formats().isEmpty() ? Optional.of(Format.HTML) : request.format();
    if (format.isEmpty()) {
      return notAcceptable(request);
    }
    Described described = Described.of(page, format.get(), request);
    Response response =
        Response.found(described.mediaType(), described.content())
            .with("Cache-Control", CACHEABLE)
            .with("Vary", "Accept")
            .with("Link", described.links());
    return described.isPage()
        ? response.with("Content-Security-Policy", PageStyle.POLICY)
        : response;
  }
}
