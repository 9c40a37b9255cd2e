package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.announcements.bus.BusEvent;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.schema.TableSchema;

/** Where changes are announced, papers are counted, by a function that may do that and no more. */
// I-5, I-6
@Tag("slow")
final class CountingTest {
  private static final String KEYS = "dynamodb:LeadingKeys";
  private static final StackTemplate STACK = Synthesis.with(Map.of("events", true));
  private static final CountingPermissions COUNTING = new CountingPermissions(STACK);

  @Test
  void rule_isOfTheBusThatChangesAreAnnouncedOn() {
    ObjectNode rule = STACK.properties(STACK.only("AWS::Events::Rule"));

    assertThat(rule.at("/EventPattern/source/0").asText()).isEqualTo(BusEvent.SOURCE);
    assertThat(rule.get("EventBusName"))
        .isEqualTo(
            new Announcing(STACK)
                .function()
                .at("/Environment/Variables/" + AnnouncingFunction.BUS_VARIABLE));
    assertThat(rule.at("/Targets/0/DeadLetterConfig/Arn/Fn::GetAtt/0").asText())
        .isEqualTo(COUNTING.queue());
  }

  @Test
  void function_countsInTheTableOfThePapers_withTheCodeThatAnnounces() {
    assertThat(
            COUNTING
                .function()
                .at("/Environment/Variables/" + TableSchema.NAME_VARIABLE + "/Ref")
                .asText())
        .isEqualTo(STACK.only("AWS::DynamoDB::Table"));
    assertThat(COUNTING.function().get("Code"))
        .isEqualTo(new Announcing(STACK).function().get("Code"));
  }

  /** It has the one alarm that CloudWatch still gives away. */
  @Test
  void queue_isTheOneOfTheAnnouncements() {
    assertThat(STACK.only("AWS::SQS::Queue")).isEqualTo(COUNTING.queue());
    assertThat(STACK.json().at("/Outputs/UndeliveredQueueUrl/Value/Ref").asText())
        .isEqualTo(COUNTING.queue());
  }

  @Test
  void role_whenEveryActionIsTried_thenReadsAndWritesWhatIsCounted_andNothingElse() {
    assertThat(COUNTING.allowed()).containsExactlyInAnyOrderElementsOf(COUNTING.needed());
    assertThat(new RolePolicies(STACK, COUNTING.role()).actions())
        .containsExactlyInAnyOrder(
            "dynamodb:BatchGetItem",
            "dynamodb:PutItem",
            "dynamodb:UpdateItem",
            "logs:CreateLogStream",
            "logs:PutLogEvents",
            "sqs:SendMessage");
    assertThat(STACK.properties(COUNTING.role()).has("ManagedPolicyArns")).isFalse();
  }

  @Test
  void role_whenEveryKeyIsTried_thenReadsAndWritesWhatIsCounted_andNothingElse() {
    assertThat(COUNTING.allowedOnEveryKey())
        .containsExactlyInAnyOrderElementsOf(COUNTING.neededOnEveryKey());
  }

  @ParameterizedTest
  @MethodSource
  void policies_whenChanged_thenAreCaught(StackTemplate changed) {
    CountingPermissions counting = new CountingPermissions(changed);

    assertThat(counting.allowedOnEveryKey()).isNotEqualTo(counting.neededOnEveryKey());
  }

  static Stream<Named<StackTemplate>> policies_whenChanged_thenAreCaught() {
    return Stream.of(
        Named.of("papers too", policy("Count", 0, it -> keys(it).add("PAPER#*"))),
        Named.of(
            "all that begins so", policy("Count", 0, it -> keys(it).removeAll().add("COUNT*"))),
        Named.of(
            "one paper's count", policy("Count", 0, it -> keys(it).removeAll().add("COUNTED#"))),
        Named.of("titles of authors", policy("Count", 1, it -> keys(it).add("AUTHOR#*"))),
        Named.of("collections only", policy("Count", 1, it -> keys(it).remove(1))),
        Named.of(
            "requests without a key",
            policy("Count", 1, it -> ((ObjectNode) it.get("Condition")).remove("Null"))),
        Named.of("any key", policy("Count", 1, it -> it.remove("Condition"))),
        Named.of(
            "deleting",
            policy("Count", 0, it -> it.withArray("Action").add("dynamodb:DeleteItem"))),
        Named.of("nothing", policy("Count", 1, it -> it.put("Effect", "Deny"))),
        Named.of("every table", policy("Count", 0, it -> it.put("Resource", "*"))),
        Named.of("every queue", policy("Keep", 0, it -> it.put("Resource", "*"))),
        Named.of("every log", policy("Log", 0, it -> it.put("Resource", "*"))));
  }

  private static ArrayNode keys(ObjectNode statement) {
    return (ArrayNode) statement.at("/Condition/ForAllValues:StringLike/" + KEYS);
  }

  private static StackTemplate policy(String name, int statement, Consumer<ObjectNode> change) {
    return STACK.changed(
        copy -> {
          for (JsonNode policy : copy.properties(COUNTING.role()).get("Policies")) {
            if (policy.get("PolicyName").asText().equals(name)) {
              change.accept((ObjectNode) policy.at("/PolicyDocument/Statement/" + statement));
            }
          }
        });
  }
}
