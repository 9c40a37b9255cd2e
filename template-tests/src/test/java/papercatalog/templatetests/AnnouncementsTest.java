package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.publishing.ItemsOfEachType;

/** What is published is announced, when an operator chooses so; and nothing else is different. */
// I-5, I-6
@Tag("slow")
final class AnnouncementsTest {
  private static final StackTemplate SILENT = Synthesis.standard();
  private static final StackTemplate STACK = Synthesis.with(Map.of("events", true));
  private static final Announcing ANNOUNCING = new Announcing(STACK);
  private static final String MAPPING = STACK.only("AWS::Lambda::EventSourceMapping");

  @Test
  void stack_whenEventsAreNotChosen_thenHasNothingOfThem() {
    assertThat(SILENT.json().toString())
        .doesNotContain("StreamSpecification", "AWS::Events", "AWS::SQS", "EventSourceMapping");
    assertThat(Synthesis.with(Map.of("events", "false"))).isEqualTo(SILENT);
  }

  @Test
  void stack_whenEventsAreChosen_thenHasAStream_andAllElseAsBefore() {
    Map<String, JsonNode> before = SILENT.resources();
    Map<String, JsonNode> after = STACK.resources();
    Set<String> changed = new TreeSet<>();
    before.forEach(
        (id, resource) -> {
          if (!resource.equals(after.get(id))) {
            changed.add(id);
          }
        });

    String table = STACK.only("AWS::DynamoDB::Table");
    assertThat(changed).containsExactly(table);
    ObjectNode withStream = STACK.properties(table).deepCopy();
    withStream.remove("StreamSpecification");
    assertThat(withStream).isEqualTo(SILENT.properties(table));
  }

  @Test
  void announcements_whenChosen_thenLoseNothing_andHoldBackNothing() {
    assertThat(ANNOUNCING.findings()).isEmpty();
    assertThat(ANNOUNCING.function().get("Handler").asText())
        .isEqualTo(AnnouncingFunction.HANDLER_CLASS);
    assertThat(ANNOUNCING.environment())
        .containsOnlyKeys(
            AnnouncingFunction.BUS_VARIABLE,
            AnnouncingFunction.CATALOG_VARIABLE,
            AnnouncingFunction.QUEUE_VARIABLE);
    assertThat(ANNOUNCING.environment().get(AnnouncingFunction.CATALOG_VARIABLE))
        .endsWith(".ApiEndpoint");
  }

  @Test
  void role_whenEveryActionIsTried_thenReadsTheStream_putsOnTheBus_andSendsToTheQueueOnly() {
    assertThat(ANNOUNCING.allowed()).isEqualTo(ANNOUNCING.needed());
    assertThat(ANNOUNCING.named())
        .containsExactlyInAnyOrder(
            "dynamodb:DescribeStream",
            "dynamodb:GetRecords",
            "dynamodb:GetShardIterator",
            "dynamodb:ListStreams",
            "events:PutEvents",
            "logs:CreateLogStream",
            "logs:PutLogEvents",
            "sqs:SendMessage");
  }

  /** Of all that an item's write puts into the stream, the change alone calls the function. */
  @Test
  void filter_takesChangeItems_andNoOthers() {
    for (Item item : ItemsOfEachType.all()) {
      ObjectNode streamed = JsonNodeFactory.instance.objectNode().put("eventName", "INSERT");
      ObjectNode keys = streamed.putObject("dynamodb").putObject("Keys");
      for (String key : List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY)) {
        keys.putObject(key).put("S", item.text(key));
      }
      String type = item.text(Attributes.TYPE);

      assertThat(ANNOUNCING.filters().stream().anyMatch(pattern -> matches(pattern, streamed)))
          .as(type)
          .isEqualTo(type.equals("Change"));
    }
    assertThat(ANNOUNCING.filters()).hasSize(1);
  }

  /** As Lambda compares: the members of the pattern, each with one of its values. */
  private static boolean matches(JsonNode pattern, JsonNode record) {
    return pattern.isArray()
        ? pattern.valueStream().anyMatch(record::equals)
        : pattern.propertyStream().allMatch(it -> matches(it.getValue(), record.path(it.getKey())));
  }

  @Test
  void stack_whenAlarmsAreChosenToo_thenOneRingsForWhatIsUndelivered() {
    StackTemplate quiet = Synthesis.with(Map.of("alarms", true));
    StackTemplate watched = Synthesis.with(Map.of("alarms", true, "events", true));
    Map<String, JsonNode> alarms = watched.ofType("AWS::CloudWatch::Alarm");
    alarms.keySet().removeAll(quiet.ofType("AWS::CloudWatch::Alarm").keySet());

    assertThat(alarms).hasSize(1);
    JsonNode alarm = alarms.values().iterator().next().get("Properties");
    assertThat(alarm.get("MetricName").asText()).isEqualTo("ApproximateNumberOfMessagesVisible");
    assertThat(alarm.get("Threshold").asInt()).isEqualTo(1);
    assertThat(alarm.at("/Dimensions/0/Value/Fn::GetAtt/0").asText())
        .isEqualTo(watched.only("AWS::SQS::Queue"));
    assertThat(quiet.ofType("AWS::CloudWatch::Alarm"))
        .as("as many as CloudWatch gives away")
        .hasSizeLessThanOrEqualTo(10);
  }

  @Test
  void archive_whenChosen_thenKeepsTheEventsOfTheBus_andCostsNothingIdle() {
    StackTemplate events = Synthesis.with(Map.of("events", true));
    StackTemplate archiving = Synthesis.with(Map.of("events", true, "eventArchiveDays", 30));
    String bus = archiving.only("AWS::Events::EventBus");

    JsonNode archive = archiving.properties(archiving.only("AWS::Events::Archive"));
    assertThat(archive.get("RetentionDays").asInt()).isEqualTo(30);
    assertThat(archive.get("ArchiveName").asText()).isEqualTo("PaperCatalog-prod");
    assertThat(archive.at("/SourceArn/Fn::GetAtt/0").asText()).isEqualTo(bus);
    assertThat(archive.has("EventPattern")).as("all events").isFalse();
    assertThat(archiving.resources()).hasSize(events.resources().size() + 1);
    assertThat(events.ofType("AWS::Events::Archive")).isEmpty();
    assertThat(IdleBill.of(archiving)).isEqualTo(IdleBill.of(events));
  }

  @ParameterizedTest
  @MethodSource
  void announcements_whenChanged_thenAreCaught(StackTemplate changed, String finding) {
    assertThat(new Announcing(changed).findings()).anyMatch(it -> it.contains(finding));
  }

  static Stream<Arguments> announcements_whenChanged_thenAreCaught() {
    return Stream.of(
        found(
            "only keys in the stream",
            "StreamViewType is KEYS_ONLY",
            STACK.changed(
                it ->
                    it.properties(it.only("AWS::DynamoDB::Table"))
                        .withObject("/StreamSpecification")
                        .put("StreamViewType", "KEYS_ONLY"))),
        found(
            "only what is new",
            "StartingPosition",
            mapping(it -> it.put("StartingPosition", "LATEST"))),
        found(
            "batches side by side",
            "ParallelizationFactor",
            mapping(it -> it.put("ParallelizationFactor", 2))),
        found(
            "no halves",
            "BisectBatchOnFunctionError",
            mapping(it -> it.remove("BisectBatchOnFunctionError"))),
        found(
            "all or nothing",
            "FunctionResponseTypes",
            mapping(it -> it.remove("FunctionResponseTypes"))),
        found("nothing kept", "OnFailure", mapping(it -> it.remove("DestinationConfig"))),
        found(
            "tried for ever",
            "MaximumRetryAttempts",
            mapping(it -> it.put("MaximumRetryAttempts", -1))),
        found(
            "of any age",
            "MaximumRecordAge",
            mapping(it -> it.remove("MaximumRecordAgeInSeconds"))),
        found("switched off", "switched off", mapping(it -> it.put("Enabled", false))),
        found(
            "four days",
            "MessageRetentionPeriod",
            queue(it -> it.remove("MessageRetentionPeriod"))),
        found(
            "as plain text",
            "SqsManagedSseEnabled",
            queue(it -> it.put("SqsManagedSseEnabled", false))),
        found(
            "without TLS",
            "without TLS",
            STACK.changed(
                it ->
                    it.ofType("AWS::SQS::QueuePolicy")
                        .keySet()
                        .forEach(id -> ((ObjectNode) it.json().get("Resources")).remove(id)))),
        found(
            "a bus for all",
            "events of others",
            STACK.plus("AWS::Events::EventBusPolicy", it -> it.put("StatementId", "all"))),
        found(
            "a managed policy",
            "kept elsewhere",
            STACK.changed(
                it ->
                    it.properties(ANNOUNCING.role())
                        .putArray("ManagedPolicyArns")
                        .add("arn:aws:iam::aws:policy/AmazonDynamoDBFullAccess"))));
  }

  @ParameterizedTest
  @MethodSource
  void policies_whenChanged_thenAreCaught(StackTemplate changed) {
    Announcing announcing = new Announcing(changed);

    assertThat(announcing.allowed()).isNotEqualTo(announcing.needed());
  }

  static Stream<Named<StackTemplate>> policies_whenChanged_thenAreCaught() {
    return Stream.of(
        Named.of("every stream", policy("Read", it -> it.put("Resource", "*"))),
        Named.of("the table itself", policy("Read", it -> withAction(it, "dynamodb:GetItem"))),
        Named.of("nothing of the stream", policy("Read", it -> it.put("Effect", "Deny"))),
        Named.of("every bus", policy("Announce", it -> it.put("Resource", "*"))),
        Named.of("every queue", policy("Keep", it -> it.put("Resource", "*"))),
        Named.of("reading the queue", policy("Keep", it -> withAction(it, "sqs:ReceiveMessage"))),
        Named.of("every log", policy("Log", it -> it.put("Resource", "*"))));
  }

  private static void withAction(ObjectNode statement, String action) {
    statement.put("Resource", "*").putArray("Action").add(action);
  }

  private static Arguments found(String name, String finding, StackTemplate changed) {
    return Arguments.of(Named.of(name, changed), finding);
  }

  private static StackTemplate mapping(Consumer<ObjectNode> change) {
    return STACK.changed(it -> change.accept(it.properties(MAPPING)));
  }

  private static StackTemplate queue(Consumer<ObjectNode> change) {
    String queue =
        STACK
            .properties(MAPPING)
            .at("/DestinationConfig/OnFailure/Destination/Fn::GetAtt/0")
            .asText();
    return STACK.changed(it -> change.accept(it.properties(queue)));
  }

  private static StackTemplate policy(String name, Consumer<ObjectNode> change) {
    return STACK.changed(
        copy -> {
          ArrayNode policies = (ArrayNode) copy.properties(ANNOUNCING.role()).get("Policies");
          for (JsonNode policy : policies) {
            if (policy.get("PolicyName").asText().equals(name)) {
              change.accept((ObjectNode) policy.at("/PolicyDocument/Statement/0"));
            }
          }
        });
  }
}
