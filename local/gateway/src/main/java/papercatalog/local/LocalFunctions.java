package papercatalog.local;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import papercatalog.handler.Docs;
import papercatalog.handler.Handlers;
import papercatalog.read.Catalog;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.DocsPage;
import papercatalog.schema.Route;

/**
 * The handlers that get deployed, called through the stream interface by which Lambda calls them.
 */
final class LocalFunctions {
  private final Map<String, RequestStreamHandler> handlers = new HashMap<>();

  LocalFunctions(Catalog catalog) {
    for (AccessPattern pattern : AccessPattern.values()) {
      handlers.put(pattern.operation(), Handlers.of(pattern, catalog));
    }
    handlers.put(DocsPage.OPERATION, new Docs());
  }

  /**
   * Gives an event to the handler of a route.
   *
   * @return what the handler wrote
   */
  byte[] invoke(Route route, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    handlers.get(route.operation()).handleRequest(new ByteArrayInputStream(event), output, null);
    return output.toByteArray();
  }
}
