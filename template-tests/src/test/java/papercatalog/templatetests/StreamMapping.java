package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * How a function reads the table's stream in a template, against what is to be: nothing is lost,
 * and nothing is held back.
 *
 * @param logicalId of the event source mapping
 */
record StreamMapping(StackTemplate template, String logicalId) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** The mapping that calls the function of a handler. */
  static StreamMapping to(String handler, StackTemplate template) {
    return template.ofType("AWS::Lambda::EventSourceMapping").keySet().stream()
        .map(id -> new StreamMapping(template, id))
        .filter(it -> it.function().get("Handler").asText().equals(handler))
        .findFirst()
        .orElseThrow();
  }

  ObjectNode properties() {
    return template.properties(logicalId);
  }

  ObjectNode function() {
    return template.properties(properties().at("/FunctionName/Ref").textValue());
  }

  /** The logical id of the queue that gets what is given up. */
  String queue() {
    return properties().at("/DestinationConfig/OnFailure/Destination/Fn::GetAtt/0").asText();
  }

  /**
   * What is not as it is to be.
   *
   * @param queue the logical id of the queue that is to get what is given up
   * @param leastBatch number of records that a call may have at the least
   */
  List<String> findings(String queue, int leastBatch) {
    List<String> findings = new ArrayList<>();
    Intrinsics intrinsics = new Intrinsics(template);
    String table = template.only("AWS::DynamoDB::Table");
    Map<String, String> expected =
        Map.of(
            "/EventSourceArn",
            intrinsics.streamArn(table),
            "/StartingPosition",
            "TRIM_HORIZON",
            "/ParallelizationFactor",
            "1",
            "/BisectBatchOnFunctionError",
            "true",
            "/FunctionResponseTypes/0",
            "ReportBatchItemFailures",
            "/DestinationConfig/OnFailure/Destination",
            intrinsics.arn(queue));
    expected.forEach(
        (pointer, value) ->
            expect(
                findings, pointer, intrinsics.resolve(properties().at(pointer)).asText(), value));
    String stream = "/StreamSpecification/StreamViewType";
    expect(findings, stream, at(table, stream), "NEW_AND_OLD_IMAGES");
    bounded(findings, "MaximumRetryAttempts", 1, 1_000);
    bounded(findings, "MaximumRecordAgeInSeconds", 3_600, 86_400);
    bounded(findings, "BatchSize", leastBatch, 1_000);
    for (var property :
        Map.of("MessageRetentionPeriod", "1209600", "SqsManagedSseEnabled", "true").entrySet()) {
      expect(findings, property.getKey(), at(queue, "/" + property.getKey()), property.getValue());
    }
    expect(findings, "the queue's own queue", at(queue, "/RedrivePolicy"), "");
    if (!refusesPlainText(queue)) {
      findings.add("the queue takes requests without TLS");
    }
    if (properties().has("Enabled") && !properties().get("Enabled").asBoolean()) {
      findings.add("the source is switched off");
    }
    return findings;
  }

  /** The patterns by which records are chosen. */
  List<JsonNode> filters() {
    List<JsonNode> filters = new ArrayList<>();
    for (JsonNode filter : properties().at("/FilterCriteria/Filters")) {
      try {
        filters.add(JSON.readTree(filter.get("Pattern").asText()));
      } catch (JsonProcessingException e) {
        throw new AssertionError(e);
      }
    }
    return filters;
  }

  private boolean refusesPlainText(String queue) {
    return template.ofType("AWS::SQS::QueuePolicy").values().stream()
        .filter(it -> it.at("/Properties/Queues/0/Ref").asText().equals(queue))
        .anyMatch(it -> refusesPlainText(it, "sqs:*"));
  }

  /** Whether a resource's policy denies these actions to all who come without TLS. */
  static boolean refusesPlainText(JsonNode policy, String actions) {
    return policy
        .at("/Properties/PolicyDocument/Statement")
        .valueStream()
        .anyMatch(
            it ->
                it.get("Effect").asText().equals("Deny")
                    && it.get("Action").asText().equals(actions)
                    && it.at("/Principal/AWS").asText().equals("*")
                    && it.at("/Condition/Bool/aws:SecureTransport").asText().equals("false"));
  }

  private static void expect(List<String> findings, String what, String found, String expected) {
    if (!found.equals(expected)) {
      findings.add(what + " is " + found + " and not " + expected);
    }
  }

  private void bounded(List<String> findings, String name, int least, int most) {
    int found = properties().path(name).asInt(-1);
    if (found < least || most < found) {
      findings.add(name + " is " + found);
    }
  }

  private String at(String resource, String pointer) {
    return template.properties(resource).at(pointer).asText();
  }
}
