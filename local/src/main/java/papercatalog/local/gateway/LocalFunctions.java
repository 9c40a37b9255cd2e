package papercatalog.local.gateway;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.search.handler.SearchPapers;
import papercatalog.search.index.SearchIndex;

/** The deployed handlers, called through the stream interface that Lambda uses. */
final class LocalFunctions {
  private final Map<String, RequestStreamHandler> handlers = new HashMap<>();

  /** Handlers that log only faults, to standard error. */
  LocalFunctions(LocalCatalog local) {
    this(local.catalog(), local.search.index, FunctionLog.faults(System.err));
  }

  /** All handlers share a log; in a stack each function has a log group. */
  LocalFunctions(Catalog catalog, SearchIndex index, FunctionLog log) {
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      handlers.put(pattern.operation(), Handlers.of(pattern, catalog, log, Routes.WITH_SEARCH));
    }
    SearchPapers search = new SearchPapers(catalog, index, log);
    handlers.put(search.pattern().operation(), search);
    handlers.put(DocsPage.OPERATION, new Docs(log, Routes.WITH_SEARCH));
  }

  byte[] invoke(String operation, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    handlers.get(operation).handleRequest(new ByteArrayInputStream(event), output, null);
    return output.toByteArray();
  }
}
