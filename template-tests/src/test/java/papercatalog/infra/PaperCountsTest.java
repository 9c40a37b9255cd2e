package papercatalog.infra;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.announcements.count.CountingFunction;
import papercatalog.templatetests.Synthesis;
import software.amazon.awscdk.App;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.assertions.Template;
import software.amazon.awscdk.services.dynamodb.Attribute;
import software.amazon.awscdk.services.dynamodb.AttributeType;
import software.amazon.awscdk.services.dynamodb.Table;
import software.amazon.awscdk.services.events.EventBus;
import software.amazon.awscdk.services.sqs.Queue;

/** The part of the stack that counts, next to a table and a bus. */
@Tag("slow")
final class PaperCountsTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ZIP = "../functions/target/functions.zip";

  @TempDir private static Path directory;

  private static JsonNode resources;

  @BeforeAll
  static void synthesize() {
    synchronized (Synthesis.CONSTRUCTS) {
      resources = JSON.valueToTree(synthesized().toJSON()).get("Resources");
    }
  }

  private static Template synthesized() {
    App app = CatalogApp.builder().outdir(directory.toString()).build();
    Stack stack = new Stack(app, "Counting");
    Table table =
        Table.Builder.create(stack, "Table")
            .partitionKey(Attribute.builder().name("PK").type(AttributeType.STRING).build())
            .build();
    EventBus bus = EventBus.Builder.create(stack, "Bus").eventBusName("Bus").build();
    Settings settings = new Settings(new Context(Map.of("zip", ZIP)), Optional.empty());
    new PaperCounts(stack, table, bus, new Queue(stack, "Failures"), ZIP, settings);
    return Template.fromStack(stack);
  }

  @Test
  void stack_hasNothingThatCostsWhileItIsIdle() {
    Set<String> types = new TreeSet<>();
    resources.forEach(resource -> types.add(resource.get("Type").asText()));

    assertThat(types)
        .containsExactly(
            "AWS::DynamoDB::Table",
            "AWS::Events::EventBus",
            "AWS::Events::Rule",
            "AWS::IAM::Role",
            "AWS::Lambda::EventInvokeConfig",
            "AWS::Lambda::Function",
            "AWS::Lambda::Permission",
            "AWS::Logs::LogGroup",
            "AWS::SQS::Queue",
            "AWS::SQS::QueuePolicy");
  }

  @Test
  void rule_bringsEveryEventOfTheCatalog_andKeepsWhatItCannotBring() {
    JsonNode rule = only("AWS::Events::Rule");

    assertThat(rule.get("EventPattern").toString()).isEqualTo("{\"source\":[\"papercatalog\"]}");
    assertThat(rule.at("/EventBusName/Ref").asText()).isEqualTo(id("AWS::Events::EventBus"));
    assertThat(rule.get("Targets")).hasSize(1);
    JsonNode target = rule.at("/Targets/0");
    assertThat(arn(target.get("Arn"))).isEqualTo(id("AWS::Lambda::Function"));
    assertThat(arn(target.at("/DeadLetterConfig/Arn"))).isEqualTo(id("AWS::SQS::Queue"));
    assertThat(target.at("/RetryPolicy/MaximumEventAgeInSeconds").asInt()).isEqualTo(86_400);
    assertThat(target.at("/RetryPolicy/MaximumRetryAttempts").asInt()).isEqualTo(185);
  }

  @Test
  void function_isTriedAgain_andThenTheEventIsKept() {
    JsonNode calls = only("AWS::Lambda::EventInvokeConfig");

    assertThat(calls.get("MaximumRetryAttempts").asInt()).isEqualTo(2);
    assertThat(calls.get("MaximumEventAgeInSeconds").asInt()).isEqualTo(21_600);
    assertThat(arn(calls.at("/DestinationConfig/OnFailure/Destination")))
        .isEqualTo(id("AWS::SQS::Queue"));
  }

  @Test
  void function_isTheOneThatCounts() {
    JsonNode function = only("AWS::Lambda::Function");

    assertThat(function.get("Handler").asText()).isEqualTo(CountingFunction.HANDLER_CLASS);
    assertThat(function.at("/Environment/Variables/TABLE_NAME/Ref").asText())
        .isEqualTo(id("AWS::DynamoDB::Table"));
    assertThat(function.at("/FunctionName").asText()).endsWith("-" + CountingFunction.OPERATION);
    JsonNode permission = only("AWS::Lambda::Permission");
    assertThat(permission.get("Principal").asText()).isEqualTo("events.amazonaws.com");
    assertThat(arn(permission.get("SourceArn"))).isEqualTo(id("AWS::Events::Rule"));
  }

  @Test
  void role_countsInThisTableOnItsOwnKeys_andMayNothingElse() throws IOException {
    JsonNode role = only("AWS::IAM::Role");
    String table = "{\"Fn::GetAtt\":[\"%s\",\"Arn\"]}".formatted(id("AWS::DynamoDB::Table"));

    assertThat(role.has("ManagedPolicyArns")).isFalse();
    assertThat(role.get("Policies").valueStream().map(it -> it.get("PolicyName").asText()))
        .containsExactly("Count", "Keep", "Log");
    assertThat(role.at("/Policies/0/PolicyDocument/Statement"))
        .isEqualTo(
            JSON.readTree(
                """
                [
                  {
                    "Sid": "KeepsWhatItHasCounted",
                    "Effect": "Allow",
                    "Action": ["dynamodb:BatchGetItem", "dynamodb:PutItem"],
                    "Resource": %1$s,
                    "Condition": {
                      "ForAllValues:StringLike": {"dynamodb:LeadingKeys": ["COUNTED#*"]},
                      "Null": {"dynamodb:LeadingKeys": "false"}
                    }
                  },
                  {
                    "Sid": "WritesCounts",
                    "Effect": "Allow",
                    "Action": "dynamodb:UpdateItem",
                    "Resource": %1$s,
                    "Condition": {
                      "ForAllValues:StringLike": {"dynamodb:LeadingKeys": ["COLLECTIONS", "TOPICS"]},
                      "Null": {"dynamodb:LeadingKeys": "false"}
                    }
                  }
                ]
                """
                    .formatted(table)));
    JsonNode keep = role.at("/Policies/1/PolicyDocument/Statement");
    assertThat(keep).hasSize(1);
    assertThat(keep.at("/0/Action").asText()).isEqualTo("sqs:SendMessage");
    assertThat(arn(keep.at("/0/Resource"))).isEqualTo(id("AWS::SQS::Queue"));
    assertThat(role.at("/Policies/2/PolicyDocument/Statement/0/Action").valueStream())
        .extracting(JsonNode::asText)
        .containsExactlyElementsOf(List.of("logs:CreateLogStream", "logs:PutLogEvents"));
  }

  private static String arn(JsonNode node) {
    return node.at("/Fn::GetAtt/0").asText();
  }

  private static JsonNode only(String type) {
    return resources.get(id(type)).get("Properties");
  }

  private static String id(String type) {
    List<String> ids =
        resources
            .propertyStream()
            .filter(it -> it.getValue().get("Type").asText().equals(type))
            .map(Map.Entry::getKey)
            .toList();
    assertThat(ids).as(type).hasSize(1);
    return ids.getFirst();
  }
}
