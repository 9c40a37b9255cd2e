package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;

/** The handlers of several functions in one process. The first line of an event names its class. */
public final class NamedHandlers implements RequestStreamHandler {
  private final Map<String, RequestStreamHandler> handlers = new HashMap<>();

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    String[] parts = new String(input.readAllBytes(), UTF_8).split("\n", 2);
    handlers
        .computeIfAbsent(parts[0], NamedHandlers::handler)
        .handleRequest(new ByteArrayInputStream(parts[1].getBytes(UTF_8)), output, context);
  }

  private static RequestStreamHandler handler(String name) {
    try {
      return Class.forName(name)
          .asSubclass(RequestStreamHandler.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
