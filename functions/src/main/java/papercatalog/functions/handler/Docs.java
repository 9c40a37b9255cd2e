package papercatalog.functions.handler;

import java.util.Set;
import papercatalog.domain.pattern.Parameters;
import papercatalog.functions.docs.Described;
import papercatalog.functions.html.PageStyle;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.http.Response;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.Deployment;
import papercatalog.functions.runtime.FunctionLog;

/**
 * Serves the pages that describe the catalog, and answers unknown paths and other methods than GET
 * and HEAD. It has no rights on the table and never loads the SDK.
 */
public final class Docs extends HttpFunction {
  /** The pages change only with a deployment. */
  private static final String CACHEABLE = "public, max-age=3600";

  private final Set<Extra> extras;

  public Docs() {
    this(Deployment.log(), Deployment.routes(), Extra.of(Deployment.ENVIRONMENT.variables()));
    Snapshot.preparePages(this);
  }

  /** The function of a deployment. */
  public Docs(FunctionLog log, Routes routes, Set<Extra> extras) {
    super(DocsPage.OPERATION, log, routes);
    this.extras = extras;
  }

  /** An unknown path has the formats of the start page. */
  @Override
  public DocsPage route(String rawPath) {
    return extras.contains(Extra.DUMP) && rawPath.equals(DocsPage.DUMP.path())
        ? DocsPage.DUMP
        : routes().page(rawPath).orElse(DocsPage.START);
  }

  @Override
  protected Response respond(Request request) {
    if (request.method().equals("OPTIONS")) {
      return Response.options();
    }
    if (!Routes.METHODS.contains(request.method()) && routes().have(request.rawPath())) {
      return methodNotAllowed(request);
    }
    DocsPage page = route(request.rawPath());
    if (!page.operation().equals(DocsPage.OPERATION)) { // another function's
      return notFound(request);
    }
    if (page != DocsPage.REFERENCE) { // always a page
      request.key(Parameters.NONE);
    }
    Described described = Described.of(page, request.origin(), routes(), extras);
    Response response =
        Response.found(described.mediaType(), described.content())
            .with("Cache-Control", CACHEABLE)
            .with("Link", Described.LINKS);
    return described.isPage()
        ? response.with("Content-Security-Policy", PageStyle.POLICY)
        : response;
  }
}
