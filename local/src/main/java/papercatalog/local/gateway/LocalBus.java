package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * The event bus and the queue of a local catalog: answers the function's requests as EventBridge
 * and SQS do, and forwards each event.
 */
final class LocalBus implements AutoCloseable {
  private static final String PUT_EVENTS = "AWSEvents.PutEvents";
  private static final String SEND_MESSAGE = "AmazonSQS.SendMessage";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final EventTarget target;
  private final Consumer<String> undelivered;

  private LocalBus(EventTarget target, Consumer<String> undelivered) throws IOException {
    this.target = target;
    this.undelivered = undelivered;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  /**
   * Serves on a free port of the loopback interface.
   *
   * @param target gets each event; if it fails, its entry in the response fails
   * @param undelivered gets each message for the queue
   */
  static LocalBus open(EventTarget target, Consumer<String> undelivered) throws IOException {
    return new LocalBus(target, undelivered);
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  private void answer(HttpExchange exchange) throws IOException {
    JsonNode request = LocalJson.MAPPER.readTree(exchange.getRequestBody().readAllBytes());
    String operation = String.valueOf(exchange.getRequestHeaders().getFirst("X-Amz-Target"));
    ObjectNode answer =
        switch (operation) {
          case PUT_EVENTS -> put(request);
          case SEND_MESSAGE -> keep(request.path("MessageBody").asText());
          default -> LocalJson.MAPPER.createObjectNode().put("__type", "UnknownOperationException");
        };
    byte[] body = LocalJson.MAPPER.writeValueAsBytes(answer);
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.1");
    exchange.sendResponseHeaders(answer.has("__type") ? 400 : 200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private synchronized ObjectNode put(JsonNode request) {
    ObjectNode answer = LocalJson.MAPPER.createObjectNode();
    int failed = 0;
    List<String> events =
        request.path("Entries").valueStream().map(entry -> entry.path("Detail").asText()).toList();
    for (Optional<IOException> failure : target.takeAll(events)) {
      ObjectNode result = answer.withArray("Entries").addObject();
      if (failure.isPresent()) {
        failed++;
        result.put("ErrorCode", "InternalFailure").put("ErrorMessage", failure.get().toString());
      } else {
        result.put("EventId", UUID.randomUUID().toString());
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
    server.stop(0);
    threads.close();
  }
}
