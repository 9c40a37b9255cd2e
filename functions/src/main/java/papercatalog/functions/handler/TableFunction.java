package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** The function of a pattern that needs only the table of its deployment. */
abstract class TableFunction<K> extends CatalogFunction<K> {
  TableFunction(AccessPattern<K> pattern) {
    super(pattern, Deployment.catalog(), Deployment.log(), Deployment.routes());
    Snapshot.prepare(this);
  }

  final K key(Request request) {
    return request.key(pattern().parameters());
  }
}
