package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.templatetests.LeadingKeys.A;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.route.Routes;
import papercatalog.search.index.IndexingFunction;

/** A stack has a search when an operator chooses so; and nothing else is different. */
// I-5, I-6
@Tag("slow")
final class SearchStackTest {
  private static final String INDEXES = IndexingFunction.HANDLER_CLASS;
  private static final String SEARCHES = HandlerClass.of(AccessPatterns.SEARCH_PAPERS);
  private static final StackTemplate WITHOUT = Synthesis.standard();
  private static final StackTemplate STACK = Synthesis.with(Map.of("search", true));
  private static final StackTemplate TENANT =
      Synthesis.with(
          Map.of("search", true, "tenant", "a", "table", "shared", "searchBucket", "papers-index"));
  private static final StreamMapping MAPPING = StreamMapping.to(INDEXES, STACK);

  @Test
  void stack_whenSearchIsNotChosen_thenHasNothingOfIt() {
    assertThat(WITHOUT.json().toString())
        .doesNotContain("StreamSpecification", "AWS::S3", "AWS::SQS", "EventSourceMapping")
        .doesNotContain("earchPapers", "IndexPapers");
    assertThat(Synthesis.with(Map.of("search", "false", "searchZip", "none.zip")))
        .isEqualTo(WITHOUT);
  }

  @Test
  void stack_whenSearchIsChosen_thenHasAStream_oneMoreToWake_andAllElseAsBefore() {
    Set<String> changed = new TreeSet<>();
    WITHOUT
        .resources()
        .forEach(
            (id, resource) -> {
              if (!resource.equals(STACK.resources().get(id))) {
                changed.add(resource.get("Type").asText());
              }
            });

    assertThat(changed)
        .containsExactly(
            "AWS::DynamoDB::Table",
            "AWS::IAM::Role",
            "AWS::Lambda::Alias",
            "AWS::Lambda::Function",
            "AWS::Lambda::Version",
            "AWS::Logs::QueryDefinition");
    assertThat(new WakeCalls(STACK).findings()).isEmpty();
    assertThat(new WakeCalls(STACK).allowed()).isEqualTo(new WakeCalls(STACK).needed());
    assertThat(STACK.ofType("AWS::Scheduler::Schedule"))
        .hasSize(WITHOUT.ofType("AWS::Scheduler::Schedule").size() + 1);
  }

  @Test
  void routes_whenSearchIsChosen_thenLeadToItsFunction_andToTheDocs() {
    Map<String, List<String>> routes =
        DeployedFunction.behindRoutesOf(STACK).stream()
            .collect(Collectors.toMap(DeployedFunction::handler, DeployedFunction::routeKeys));

    assertThat(routes.get(SEARCHES))
        .containsExactly("GET /search", "GET /sitemap.xml", "HEAD /search", "HEAD /sitemap.xml");
    assertThat(routes.get(HandlerClass.DOCS))
        .contains("GET /opensearch.xml", "HEAD /opensearch.xml");
    assertThat(WITHOUT.json().toString()).doesNotContain("/sitemap.xml", "/opensearch.xml");
  }

  @Test
  void indexing_whenChosen_thenLosesNothing_andHoldsBackNothing() {
    assertThat(MAPPING.findings(MAPPING.queue(), 100)).isEmpty();
    assertThat(MAPPING.properties().get("MaximumBatchingWindowInSeconds").asLong())
        .isEqualTo(IndexingFunction.WINDOW.toSeconds());
    assertThat(MAPPING.filters())
        .as("change items, as for announcements")
        .isEqualTo(new Announcing(Synthesis.with(Map.of("events", true))).filters());
  }

  @Test
  void functions_whenSynthesized_thenKnowTheirTableAndBucket() {
    ObjectNode searches = new SearchPermissions(STACK, SEARCHES, Namespace.NONE).function();

    assertThat(variables(searches))
        .containsExactlyInAnyOrder(
            IndexingFunction.BUCKET_VARIABLE, TableSchema.NAME_VARIABLE, Routes.SEARCH_VARIABLE);
    assertThat(searches.at("/SnapStart/ApplyOn").asText()).isEqualTo("PublishedVersions");
    assertThat(searches.get("Timeout").asInt())
        .as("a download, and no more than the gateway")
        .isEqualTo(29);
    assertThat(searches.has("EphemeralStorage"))
        .as("SnapStart takes no more than 512 MB")
        .isFalse();
    assertThat(variables(MAPPING.function()))
        .containsExactlyInAnyOrder(
            IndexingFunction.BUCKET_VARIABLE,
            IndexingFunction.MAX_MB_VARIABLE,
            IndexingFunction.QUEUE_VARIABLE,
            TableSchema.NAME_VARIABLE);
  }

  @Test
  void readersFunctions_whenSearchIsChosen_thenKnowOfIt() {
    assertThat(readersVariables(STACK)).allMatch(it -> it.contains(Routes.SEARCH_VARIABLE));
    assertThat(readersVariables(WITHOUT)).noneMatch(it -> it.contains(Routes.SEARCH_VARIABLE));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 256, 400})
  void indexing_ofAnySize_hasRoomForIt(int megabytes) {
    StackTemplate stack =
        Synthesis.with(Map.of("search", true, "searchMaxMB", megabytes, "memory", 256));
    ObjectNode function = StreamMapping.to(INDEXES, stack).function();

    assertThat(function.at("/EphemeralStorage/Size").asInt())
        .isGreaterThanOrEqualTo(Math.max(512, 3 * megabytes))
        .isLessThanOrEqualTo(10_240);
    assertThat(function.get("MemorySize").asInt()).isGreaterThanOrEqualTo(1_024);
    assertThat(function.get("Timeout").asInt()).isBetween(300, 900);
    assertThat(function.at("/Environment/Variables/" + IndexingFunction.MAX_MB_VARIABLE).asInt())
        .isEqualTo(megabytes);
  }

  @Test
  void bucket_isPrivate_andKept() {
    String id = STACK.only("AWS::S3::Bucket");
    ObjectNode bucket = STACK.properties(id);

    assertThat(bucket.findValuesAsText("SSEAlgorithm")).containsExactly("AES256");
    assertThat(bucket.get("PublicAccessBlockConfiguration").valueStream().map(JsonNode::asBoolean))
        .containsExactly(true, true, true, true);
    assertThat(
            StreamMapping.refusesPlainText(
                STACK.resources().get(STACK.only("AWS::S3::BucketPolicy")), "s3:*"))
        .isTrue();
    assertThat(STACK.resources().get(id).get("DeletionPolicy").asText()).isEqualTo("Retain");
  }

  /** It is to be emptied first: what CDK would empty it with is a function like no other here. */
  @Test
  void bucket_whenEphemeral_thenGoesWithTheStack() {
    StackTemplate ephemeral = Synthesis.with(Map.of("search", true, "ephemeral", true));
    String id = ephemeral.only("AWS::S3::Bucket");

    assertThat(ephemeral.resources().get(id).get("DeletionPolicy").asText()).isEqualTo("Delete");
    assertThat(ephemeral.resources().values())
        .noneMatch(it -> it.get("Type").asText().startsWith("Custom::"));
    assertThat(ephemeral.json().at("/Outputs/IndexBucket/Value/Ref").asText()).isEqualTo(id);
  }

  @Test
  void roles_whenEveryActionIsTried_thenReadPapers_andTheIndexOnly() {
    for (String handler : List.of(INDEXES, SEARCHES)) {
      SearchPermissions permissions = new SearchPermissions(STACK, handler, Namespace.NONE);

      assertThat(permissions.allowed()).as(handler).isEqualTo(permissions.needed());
      assertThat(STACK.properties(permissions.role()).has("ManagedPolicyArns")).isFalse();
    }
    assertThat(actions(SEARCHES))
        .containsExactlyInAnyOrder(
            "dynamodb:BatchGetItem",
            "logs:CreateLogStream",
            "logs:PutLogEvents",
            "s3:GetObject",
            "s3:ListBucket");
  }

  @Test
  void roles_ofATenant_readItsPapersOnly() {
    StackTemplate stack = Synthesis.with(Map.of("search", true, "tenant", "a"));
    Namespace tenant = Namespace.of(new TenantName("a"));

    for (String handler : List.of(INDEXES, SEARCHES)) {
      SearchPermissions permissions = new SearchPermissions(stack, handler, tenant);

      assertThat(permissions.allowed()).as(handler).isEqualTo(permissions.needed());
    }
  }

  /** The stack that has the table writes its index. */
  @Test
  void stackOfATenant_inASharedTable_readsItsIndexOnly() {
    SearchPermissions permissions = new SearchPermissions(TENANT, SEARCHES, A);

    assertThat(permissions.allowed()).isEqualTo(permissions.needed());
    assertThat(TENANT.ofType("AWS::S3::Bucket")).isEmpty();
    assertThat(TENANT.ofType("AWS::SQS::Queue")).isEmpty();
    assertThat(TENANT.ofType("AWS::Lambda::EventSourceMapping")).isEmpty();
    assertThat(TENANT.json().at("/Outputs/IndexBucket/Value").asText()).isEqualTo("papers-index");
    assertThat(TENANT.json().at("/Outputs").has("NotIndexedQueueUrl")).isFalse();
    assertThat(
            permissions
                .function()
                .at("/Environment/Variables/" + Namespace.TENANT_VARIABLE)
                .asText())
        .isEqualTo("a");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index/*",
        "tenants/b/index/*",
        "tenants/a*/index/*",
        "tenants/*",
        "*",
        "tenants/a*"
      })
  void indexOfATenant_whenItsKeysAreOthers_thenIsCaught(String keys) {
    StackTemplate changed =
        policy(
            TENANT,
            SEARCHES,
            "Search",
            it -> it.put("Resource", "arn:aws:s3:::papers-index/" + keys));
    SearchPermissions permissions = new SearchPermissions(changed, SEARCHES, A);

    assertThat(permissions.allowed()).isNotEqualTo(permissions.needed());
  }

  @ParameterizedTest
  @MethodSource
  void policies_whenChanged_thenAreCaught(StackTemplate changed) {
    assertThat(Stream.of(INDEXES, SEARCHES))
        .map(handler -> new SearchPermissions(changed, handler, Namespace.NONE))
        .anyMatch(it -> !it.allowed().equals(it.needed()));
  }

  static Stream<Named<StackTemplate>> policies_whenChanged_thenAreCaught() {
    return Stream.of(
        Named.of("every bucket", policy(SEARCHES, "Search", it -> it.put("Resource", "*"))),
        Named.of(
            "writing the index",
            policy(SEARCHES, "Search", it -> it.put("Action", "s3:PutObject"))),
        Named.of("every key", policy(SEARCHES, "Read", it -> it.remove("Condition"))),
        Named.of("every paper", policy(INDEXES, "Papers", it -> it.remove("Condition"))),
        Named.of("scans", policy(INDEXES, "Papers", it -> it.put("Action", "dynamodb:Scan"))),
        Named.of("no tenants", policy(INDEXES, "Papers", SearchStackTest::onOwnPapers)),
        Named.of(
            "own index only",
            policy(INDEXES, "Index", it -> ((ArrayNode) it.get("Resource")).remove(1))),
        Named.of("no deletion", policy(INDEXES, "Index", it -> it.put("Action", "s3:PutObject"))),
        Named.of("every stream", policy(INDEXES, "Read", it -> it.put("Resource", "*"))),
        Named.of("every queue", policy(INDEXES, "Keep", it -> it.put("Resource", "*"))));
  }

  @Test
  void alarms_whenChosenToo_ringForWhatIsNotIndexed_andAnIndexThatCannotBeWritten() {
    Map<String, JsonNode> alarms =
        Synthesis.with(Map.of("alarms", true, "search", true)).ofType("AWS::CloudWatch::Alarm");
    alarms
        .keySet()
        .removeAll(
            Synthesis.with(Map.of("alarms", true)).ofType("AWS::CloudWatch::Alarm").keySet());

    Map<String, String> watched =
        alarms.values().stream()
            .map(it -> it.get("Properties"))
            .collect(
                Collectors.toMap(
                    it -> it.get("MetricName").asText(),
                    it -> it.at("/Dimensions/0/Value").toString()));
    assertThat(watched)
        .containsOnlyKeys("ApproximateNumberOfMessagesVisible", "Errors", "FailedRefreshes");
    assertThat(watched.get("ApproximateNumberOfMessagesVisible")).contains(MAPPING.queue());
    assertThat(watched.get("Errors"))
        .contains(MAPPING.properties().at("/FunctionName/Ref").asText());
  }

  /** A tenant's, too: its function reads an index that another stack writes. */
  @Test
  void alarm_onASearchThatIsOld_countsLinesOfItsFunction() {
    for (StackTemplate stack :
        List.of(
            Synthesis.with(Map.of("alarms", true, "search", true)),
            Synthesis.with(
                Map.of(
                    "alarms",
                    true,
                    "search",
                    true,
                    "tenant",
                    "a",
                    "table",
                    "shared",
                    "searchBucket",
                    "papers-index")))) {
      JsonNode filter = stack.properties(stack.only("AWS::Logs::MetricFilter"));
      JsonNode searching =
          new SearchPermissions(stack, SEARCHES, Namespace.NONE).function().get("LoggingConfig");

      assertThat(filter.get("LogGroupName")).isEqualTo(searching.get("LogGroup"));
      assertThat(filter.get("FilterPattern").asText())
          .contains("$.message = \"fault\"", IndexUnavailable.class.getName());
      assertThat(filter.at("/MetricTransformations/0").has("DefaultValue")).isFalse();
      assertThat(stack.ofType("AWS::CloudWatch::Alarm").values())
          .map(it -> it.get("Properties"))
          .anySatisfy(
              it -> {
                assertThat(it.get("Namespace"))
                    .isEqualTo(filter.at("/MetricTransformations/0/MetricNamespace"));
                assertThat(it.get("MetricName"))
                    .isEqualTo(filter.at("/MetricTransformations/0/MetricName"));
                assertThat(it.get("DatapointsToAlarm").intValue()).isEqualTo(2);
              });
    }
  }

  @Test
  void stack_whenEventsAreChosenToo_thenBothReadTheStream() {
    StackTemplate both = Synthesis.with(Map.of("search", true, "events", true));

    StreamMapping indexing = StreamMapping.to(INDEXES, both);
    StreamMapping announcing = StreamMapping.to(AnnouncingFunction.HANDLER_CLASS, both);
    assertThat(indexing.findings(indexing.queue(), 100)).isEmpty();
    assertThat(announcing.findings(announcing.queue(), 10)).isEmpty();
    assertThat(indexing.queue()).isNotEqualTo(announcing.queue());
    assertThat(both.ofType("AWS::Lambda::EventSourceMapping"))
        .as("as many as DynamoDB lets read a stream")
        .hasSize(2);
  }

  @Test
  void dashboard_whenChosenToo_thenShowsTheSearch_andIsFree() {
    StackTemplate stack = Synthesis.with(Map.of("search", true, "dashboard", true));
    String body = stack.properties(stack.only("AWS::CloudWatch::Dashboard")).toString();

    assertThat(body).contains("A14 SearchPapers");
  }

  private static Set<String> actions(String handler) {
    return new RolePolicies(STACK, new SearchPermissions(STACK, handler, Namespace.NONE).role())
        .actions();
  }

  private static List<List<String>> readersVariables(StackTemplate stack) {
    return stack.ofType("AWS::Lambda::Alias").values().stream()
        .map(it -> variables(stack.properties(it.at("/Properties/FunctionName/Ref").asText())))
        .toList();
  }

  private static List<String> variables(ObjectNode function) {
    return function.at("/Environment/Variables").propertyStream().map(Map.Entry::getKey).toList();
  }

  private static void onOwnPapers(ObjectNode statement) {
    statement
        .withObject("/Condition/ForAllValues:StringLike")
        .putArray("dynamodb:LeadingKeys")
        .add("PAPER#*");
  }

  private static StackTemplate policy(String handler, String name, Consumer<ObjectNode> change) {
    return policy(STACK, handler, name, change);
  }

  private static StackTemplate policy(
      StackTemplate stack, String handler, String name, Consumer<ObjectNode> change) {
    String role = new SearchPermissions(stack, handler, Namespace.NONE).role();
    return stack.changed(
        copy -> {
          for (JsonNode policy : copy.properties(role).get("Policies")) {
            if (policy.get("PolicyName").asText().equals(name)) {
              change.accept((ObjectNode) policy.at("/PolicyDocument/Statement/0"));
            }
          }
        });
  }
}
