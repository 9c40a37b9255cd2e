package papercatalog.local;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import papercatalog.handler.Handlers;
import papercatalog.read.Catalog;
import papercatalog.schema.AccessPattern;

/**
 * The handlers that get deployed, called through the stream interface by which Lambda calls them.
 */
final class LocalFunctions {
  private final Map<AccessPattern, RequestStreamHandler> handlers =
      new EnumMap<>(AccessPattern.class);

  LocalFunctions(Catalog catalog) {
    for (AccessPattern pattern : AccessPattern.values()) {
      handlers.put(pattern, Handlers.of(pattern, catalog));
    }
  }

  /**
   * Gives an event to the handler of a pattern.
   *
   * @return what the handler wrote
   */
  byte[] invoke(AccessPattern pattern, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    handlers.get(pattern).handleRequest(new ByteArrayInputStream(event), output, null);
    return output.toByteArray();
  }
}
