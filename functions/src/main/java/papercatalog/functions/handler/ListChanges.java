package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.ChangesAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A10: the latest change of each paper. */
public final class ListChanges extends CatalogFunction<Nothing> {
  /** Called by Lambda. */
  public ListChanges() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public ListChanges(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_CHANGES, catalog, log);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    PageRequest pageRequest = request.pageRequest();
    return new ChangesAnswer(catalog.listChanges(pageRequest), pageRequest, request);
  }
}
