package papercatalog.announcements.stream;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * The bus and the queue, on this machine: they answer in AWS's words and shapes, refuse what they
 * are set to refuse, and keep what they were sent.
 */
final class FakeBus implements AutoCloseable {
  /** A verdict: the entry is taken. */
  static final String TAKEN = "";

  /** What either takes at once. */
  static final int MAX_BYTES = 256 * 1024;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpServer server;
  private final List<JsonNode> requests = new CopyOnWriteArrayList<>();
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();
  private final List<JsonNode> kept = new CopyOnWriteArrayList<>();
  private volatile Function<JsonNode, String> entries = _ -> TAKEN;
  private volatile Function<JsonNode, String> whole = _ -> TAKEN;
  private volatile String queue = TAKEN;

  FakeBus() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /**
   * Judges each entry from here on.
   *
   * @param verdict of a CloudEvent: the code of an error, or {@link #TAKEN}
   */
  void judgeEntries(Function<JsonNode, String> verdict) {
    entries = verdict;
  }

  /** Judges each request likewise, by its whole body. */
  void judgeRequests(Function<JsonNode, String> verdict) {
    whole = verdict;
  }

  /** The queue refuses each message from here on with this code, or takes it. */
  void judgeMessages(String verdict) {
    queue = verdict;
  }

  /** The requests that events were put with. */
  List<JsonNode> requests() {
    return requests;
  }

  /** The CloudEvents that were taken. */
  List<JsonNode> events() {
    return events;
  }

  /** Their ids. */
  List<String> ids() {
    return events.stream().map(event -> event.get("id").asText()).toList();
  }

  /** The messages that the queue has. */
  List<JsonNode> kept() {
    return kept;
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    JsonNode request = JSON.readTree(exchange.getRequestBody().readAllBytes());
    boolean toBus =
        exchange.getRequestHeaders().getFirst("X-Amz-Target").equals("AWSEvents.PutEvents");
    String refusal = toBus ? whole.apply(request) : queue;
    if (refusal.equals(TAKEN) && size(request) > MAX_BYTES) {
      refusal = toBus ? "ValidationException" : "InvalidParameterValue";
    }
    ObjectNode answer = JSON.createObjectNode();
    if (!refusal.equals(TAKEN)) {
      answer.put("__type", refusal).put("message", "no");
    } else if (toBus) {
      put(request, answer);
    } else {
      keep(request.get("MessageBody").asText(), answer);
    }
    if (toBus) {
      requests.add(request);
    }
    byte[] body = JSON.writeValueAsBytes(answer);
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.1");
    int status = refusal.equals(TAKEN) ? 200 : refusal.startsWith("Internal") ? 500 : 400;
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  /** Of the texts that either counts. */
  private static int size(JsonNode request) {
    int bytes = request.path("MessageBody").asText().getBytes(UTF_8).length;
    for (JsonNode entry : request.path("Entries")) {
      bytes += entry.get("Detail").asText().getBytes(UTF_8).length;
    }
    return bytes;
  }

  private void put(JsonNode request, ObjectNode answer) throws IOException {
    int failed = 0;
    for (JsonNode entry : request.get("Entries")) {
      JsonNode event = JSON.readTree(entry.get("Detail").asText());
      ObjectNode result = answer.withArray("Entries").addObject();
      String verdict = entries.apply(event);
      if (verdict.equals(TAKEN)) {
        events.add(event);
        result.put("EventId", "1");
      } else {
        failed++;
        result.put("ErrorCode", verdict).put("ErrorMessage", "no");
      }
    }
    answer.put("FailedEntryCount", failed);
  }

  private void keep(String message, ObjectNode answer) throws IOException {
    kept.add(JSON.readTree(message));
    try {
      byte[] digest = MessageDigest.getInstance("MD5").digest(message.getBytes(UTF_8));
      answer
          .put("MessageId", "1")
          .put("MD5OfMessageBody", "%032x".formatted(new BigInteger(1, digest)));
    } catch (NoSuchAlgorithmException e) {
      throw new IOException(e);
    }
  }
}
