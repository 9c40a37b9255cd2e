package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.VersionAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.model.PaperRevision;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A8: a version of a paper. */
public final class GetPaperVersion extends CatalogFunction<PaperRevision> {
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
  protected Answer answer(PaperRevision version, Request request, Catalog catalog) {
    return new VersionAnswer(catalog.getPaperVersion(version.id(), version.revision()), request);
  }
}
