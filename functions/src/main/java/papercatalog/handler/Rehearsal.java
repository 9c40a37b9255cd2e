package papercatalog.handler;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import papercatalog.schema.AccessPattern;

/**
 * All the handlers in one process, which is never deployed: each is made as Lambda makes it and
 * gets the events of its route. A cache of classes made of such a process holds what any of the
 * five needs.
 */
public final class Rehearsal implements RequestStreamHandler {
  private final Map<String, RequestStreamHandler> handlers = new HashMap<>();

  /** Makes the handlers. */
  public Rehearsal() {
    for (AccessPattern pattern : AccessPattern.values()) {
      handlers.put(pattern.routeKey(), handler(pattern));
    }
  }

  /** Answers an event of payload format 2.0 by the handler of its route. */
  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    byte[] event = input.readAllBytes();
    handlers.get(routeKey(event)).handleRequest(new ByteArrayInputStream(event), output, context);
  }

  private static RequestStreamHandler handler(AccessPattern pattern) {
    return switch (pattern) {
      case GET_PAPER -> new GetPaper();
      case LIST_COLLECTION_PAPERS -> new ListCollectionPapers();
      case LIST_AUTHOR_PAPERS -> new ListAuthorPapers();
      case LIST_TOPIC_PAPERS -> new ListTopicPapers();
      case GET_AUTHOR -> new GetAuthor();
    };
  }

  private static String routeKey(byte[] event) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(event)) {
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
