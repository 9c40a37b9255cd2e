package papercatalog.runtime.packaging;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import papercatalog.domain.model.Text;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.route.Routes;

/**
 * The handlers of all patterns in one process, for training only, each created as by Lambda. It is
 * not part of a package: the loop loads it by a class loader whose classes do not go into the
 * cache.
 */
public final class TrainingHandler implements RequestStreamHandler {
  private final Map<String, RequestStreamHandler> handlers = new HashMap<>();

  /** Creates the handlers. Tenants load a class more, texts in other scripts the normalizer. */
  public TrainingHandler() throws ReflectiveOperationException {
    Namespace.named("any");
    Text.composed("a\u030a");
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      handlers.put(pattern.operation(), handler(HandlerClass.of(pattern)));
    }
  }

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    byte[] event = input.readAllBytes();
    Route route = Routes.route(routeKey(event)).orElseThrow();
    handlers.get(route.operation()).handleRequest(new ByteArrayInputStream(event), output, context);
  }

  private static RequestStreamHandler handler(String name) throws ReflectiveOperationException {
    return Class.forName(name)
        .asSubclass(RequestStreamHandler.class)
        .getConstructor()
        .newInstance();
  }

  private static String routeKey(byte[] event) throws IOException {
    try (JsonParser json = JsonText.FACTORY.createParser(event)) {
      json.nextToken();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        json.nextToken();
        if (name.equals("routeKey")) {
          return json.getText();
        }
        json.skipChildren();
      }
    }
    throw new IOException("The event has no routeKey");
  }
}
