package papercatalog.functions.handler;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.ChangesAnswer;
import papercatalog.functions.http.ListFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.runtime.Deployment;

/** A18: the latest change of each paper of a collection. */
public final class ListCollectionChanges extends ListFunction<CollectionName, Change> {
  /** Called by Lambda. */
  public ListCollectionChanges() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public ListCollectionChanges(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_COLLECTION_CHANGES, catalog, log);
  }

  @Override
  protected Answer answer(CollectionName name, LinkedPage<Change> listed) {
    return ChangesAnswer.ofCollection(name, listed);
  }
}
