package papercatalog.local.gateway;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.mcp.Mcp;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.McpRoute;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.search.handler.SearchPapers;
import papercatalog.search.index.SearchIndex;

/** The deployed handlers, called through the stream interface that Lambda uses. */
final class LocalFunctions {
  private final Map<String, RequestStreamHandler> handlers = new ConcurrentHashMap<>();
  private final Function<String, HttpFunction> creation;

  /** Handlers that log only faults, to standard error. */
  LocalFunctions(LocalCatalog local) {
    this(local, FunctionLog.faults(System.err));
  }

  /** Handlers that share a log, and a dump. */
  LocalFunctions(LocalCatalog local, FunctionLog log) {
    this(local.catalog(), local.search.index, log);
    Docs docs = new Docs(log, Routes.WITH_SEARCH, EnumSet.allOf(Extra.class));
    handlers.put(DocsPage.OPERATION, new LocalDump(docs, local.table()));
  }

  /** All handlers share a log; in a stack each function has a log group. */
  LocalFunctions(Catalog catalog, SearchIndex index, FunctionLog log) {
    creation =
        operation ->
            Handlers.of(operation, catalog, log, () -> new SearchPapers(catalog, index, log));
    handlers.put(
        McpRoute.OPERATION,
        new Mcp(log, Routes.WITH_SEARCH, pattern -> creation.apply(pattern.operation())));
  }

  byte[] invoke(String operation, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    handlers
        .computeIfAbsent(operation, creation)
        .handleRequest(new ByteArrayInputStream(event), output, null);
    return output.toByteArray();
  }
}
