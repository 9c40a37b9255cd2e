package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.PaperId;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A1: a paper by id. */
public final class GetPaper extends HttpFunction<PaperId> {
  /** As Lambda makes it. */
  public GetPaper() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public GetPaper(Catalog catalog) {
    super(AccessPattern.GET_PAPER, PathValue.paperId(), catalog);
  }

  @Override
  protected Response answer(PaperId id, Request request, Catalog catalog) {
    return Response.of(catalog.getPaper(id));
  }
}
