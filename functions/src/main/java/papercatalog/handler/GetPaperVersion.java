package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.PaperRevision;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A8: a version of a paper. */
public final class GetPaperVersion extends HttpFunction<PaperRevision> {
  /** As Lambda makes it. */
  public GetPaperVersion() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public GetPaperVersion(Catalog catalog) {
    super(AccessPattern.GET_PAPER_VERSION, PathValue.paperRevision(), catalog);
  }

  @Override
  protected Response answer(PaperRevision version, Request request, Catalog catalog) {
    return Response.ofVersion(catalog.getPaperVersion(version.id(), version.revision()));
  }
}
