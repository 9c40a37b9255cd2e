package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import papercatalog.local.engine.LoopbackServer;

/**
 * The event bus and the queue of a local catalog: answers the function's requests as EventBridge
 * and SQS do, and forwards each event.
 */
final class LocalBus extends Handler.Abstract implements AutoCloseable {
  private static final String PUT_EVENTS = "AWSEvents.PutEvents";
  private static final String SEND_MESSAGE = "AmazonSQS.SendMessage";

  private final LoopbackServer server;
  private final EventTarget target;
  private final Consumer<String> undelivered;

  /**
   * Serves on a free port.
   *
   * @param target gets each event; if it fails, its entry in the response fails
   * @param undelivered gets each message for the queue
   */
  LocalBus(EventTarget target, Consumer<String> undelivered) throws IOException {
    this.target = target;
    this.undelivered = undelivered;
    server = new LoopbackServer(0, new HttpConfiguration());
    server.serve(this);
  }

  URI endpoint() {
    return server.url();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws IOException {
    JsonNode asked = LocalJson.MAPPER.readTree(Content.Source.asInputStream(request));
    ObjectNode answer =
        switch (String.valueOf(request.getHeaders().get("X-Amz-Target"))) {
          case PUT_EVENTS -> put(asked);
          case SEND_MESSAGE -> keep(asked.path("MessageBody").asText());
          default -> LocalJson.MAPPER.createObjectNode().put("__type", "UnknownOperationException");
        };
    response.setStatus(answer.has("__type") ? 400 : 200);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/x-amz-json-1.1");
    response.write(true, ByteBuffer.wrap(LocalJson.MAPPER.writeValueAsBytes(answer)), callback);
    return true;
  }

  private synchronized ObjectNode put(JsonNode request) {
    ObjectNode answer = LocalJson.MAPPER.createObjectNode();
    int failed = 0;
    for (JsonNode entry : request.path("Entries")) {
      ObjectNode result = answer.withArray("Entries").addObject();
      try {
        target.take(entry.path("Detail").asText());
        result.put("EventId", UUID.randomUUID().toString());
      } catch (IOException e) {
        failed++;
        result.put("ErrorCode", "InternalFailure").put("ErrorMessage", e.toString());
      }
    }
    return answer.put("FailedEntryCount", failed);
  }

  private ObjectNode keep(String message) {
    undelivered.accept(message);
    return LocalJson.MAPPER
        .createObjectNode()
        .put("MessageId", UUID.randomUUID().toString())
        .put("MD5OfMessageBody", md5(message));
  }

  private static String md5(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("MD5").digest(text.getBytes(UTF_8));
      return "%032x".formatted(new BigInteger(1, digest));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
