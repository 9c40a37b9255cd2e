package papercatalog.domain;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import software.amazon.awssdk.core.SdkBytes;

/** Lets requests to an engine go wrong as a {@link FaultPlan} says. */
public final class FaultyExchange implements Exchange {
  private static final Set<String> WRITES =
      Set.of("PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems");
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Exchange engine;
  private final Map<String, Integer> counts = new HashMap<>();
  private FaultPlan plan = FaultPlan.none();
  private int writes;

  /** Lets everything through at first. */
  FaultyExchange(Exchange engine) {
    this.engine = engine;
  }

  /** Goes by a plan from now on; counting begins anew. */
  public synchronized void follow(FaultPlan next) {
    plan = next;
    counts.clear();
    writes = 0;
  }

  /** How many requests of an operation there were since the plan began. */
  public synchronized int count(String operation) {
    return counts.getOrDefault(operation, 0);
  }

  /** Which operations there were since the plan began. */
  public synchronized Set<String> operations() {
    return Set.copyOf(counts.keySet());
  }

  /** How many requests were writes since the plan began. */
  public synchronized int writes() {
    return writes;
  }

  @Override
  public Answer send(Map<String, List<String>> headers, byte[] body) throws IOException {
    String target = headers.get("X-Amz-Target").getFirst();
    String operation = target.substring(target.indexOf('.') + 1);
    try {
      return switch (next(operation, new String(body, StandardCharsets.UTF_8))) {
        case Fault.None _ -> engine.send(headers, body);
        case Fault.Refused(int status, String code, Map<String, Object> error) ->
            refusal(status, code, error);
        case Fault.Cancelled(List<String> codes) ->
            refusal(
                400,
                "TransactionCanceledException",
                Map.of("CancellationReasons", reasons(body, codes)));
        case Fault.AnswerLost _ -> {
          engine.send(headers, body);
          throw new IOException("The answer was lost, as planned");
        }
        case Fault.AnswerFailed _ -> {
          engine.send(headers, body);
          yield refusal(500, "InternalServerError", Map.of());
        }
        case Fault.AnswerLate(var pause) -> {
          Answer answer = engine.send(headers, body);
          Thread.sleep(pause);
          yield answer;
        }
        case Fault.Unprocessed(int keys) -> answerInPart(headers, body, keys);
        case Fault.Held(Gate gate) -> {
          gate.pass();
          yield engine.send(headers, body);
        }
        case Fault.Dead _ -> throw new IOException("There is no answer, as planned");
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(e.getMessage());
    }
  }

  private synchronized Fault next(String operation, String body) {
    int number = counts.merge(operation, 1, Integer::sum);
    if (WRITES.contains(operation)) {
      writes++;
    }
    return plan.of(new FaultPlan.Attempt(operation, number, writes, body));
  }

  private static Answer refusal(int status, String code, Map<String, Object> error)
      throws IOException {
    Map<String, Object> body = new HashMap<>(error);
    body.put("__type", "com.amazonaws.dynamodb.v20120810#" + code);
    body.put("message", "As planned.");
    return answer(status, JSON.writeValueAsBytes(body));
  }

  /** Without a checksum, since it is not the engine's answer. */
  private static Answer answer(int status, byte[] body) {
    return new Answer(
        status,
        Map.of("Content-Type", List.of("application/x-amz-json-1.0")),
        SdkBytes.fromByteArrayUnsafe(body));
  }

  private Answer answerInPart(Map<String, List<String>> headers, byte[] body, int unprocessed)
      throws IOException {
    ObjectNode request = (ObjectNode) JSON.readTree(body);
    ObjectNode left = JSON.createObjectNode();
    request
        .withObject("/RequestItems")
        .properties()
        .forEach(
            entry -> {
              ArrayNode keys = (ArrayNode) entry.getValue().get("Keys");
              ArrayNode rest = JSON.createArrayNode();
              while (rest.size() < unprocessed && !keys.isEmpty()) {
                rest.add(keys.remove(keys.size() - 1));
              }
              left.putObject(entry.getKey()).set("Keys", rest);
            });
    boolean none = request.withObject("/RequestItems").findValue("Keys").isEmpty();
    ObjectNode answer =
        none
            ? JSON.createObjectNode().set("Responses", JSON.createObjectNode())
            : (ObjectNode)
                JSON.readTree(
                    engine.send(headers, JSON.writeValueAsBytes(request)).body().asInputStream());
    answer.set("UnprocessedKeys", left);
    return answer(200, JSON.writeValueAsBytes(answer));
  }

  private static List<Map<String, String>> reasons(byte[] body, List<String> codes)
      throws IOException {
    int actions = JSON.readTree(body).get("TransactItems").size();
    return IntStream.range(0, actions)
        .mapToObj(i -> Map.of("Code", i < codes.size() ? codes.get(i) : "None"))
        .toList();
  }
}
