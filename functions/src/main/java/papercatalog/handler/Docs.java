package papercatalog.handler;

import java.util.List;
import papercatalog.error.InvalidParameters;
import papercatalog.error.InvalidParameters.Violation;
import papercatalog.http.HttpFunction;
import papercatalog.http.Response;
import papercatalog.request.Request;
import papercatalog.schema.DocsPage;
import papercatalog.schema.Route;

/** What people, programs and robots look for that is in no table; it may read nothing. */
public final class Docs extends HttpFunction {
  /** As Lambda makes it. */
  public Docs() {
    super(DocsPage.OPERATION);
  }

  @Override
  public Route route(String rawPath) {
    return DocsPage.at(rawPath)
        .orElseThrow(
            () ->
                new InvalidParameters(
                    List.of(new Violation("path", "is none of this function's"))));
  }

  @Override
  protected Response respond(Request request) {
    throw new UnsupportedOperationException(request.route().path());
  }
}
