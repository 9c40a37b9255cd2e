package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A catalog without a request for a month answers its next reader: no function falls asleep. */
// I-5
@Tag("slow")
final class KeepAwakeTest {
  private static final String ASSUMED = "may be assumed by others than these schedules";
  private static final StackTemplate STACK = Synthesis.standard();
  private static final String FUNCTION =
      STACK.ofType("AWS::Lambda::Function").keySet().iterator().next();
  private static final String SCHEDULE =
      STACK.ofType("AWS::Scheduler::Schedule").keySet().iterator().next();
  private static final String ROLE = ScheduledCall.of(STACK).get(SCHEDULE).role();

  @Test
  void functions_whenNothingIsChosen_thenAreCalledOnceAWeek() {
    assertThat(new WakeCalls(STACK).findings()).isEmpty();
    assertThat(STACK.ofType("AWS::Scheduler::Schedule"))
        .hasSameSizeAs(DeployedFunction.behindRoutesOf(STACK));
  }

  @Test
  void schedules_whenEveryActionIsTried_thenMayCallTheseAliasesAndNothingElse() {
    WakeCalls calls = new WakeCalls(STACK);

    assertThat(calls.allowed()).isNotEmpty().isEqualTo(calls.needed());
  }

  @Test
  void roles_whenSynthesized_thenAreThoseOfFunctionsAndOfTheSchedules() {
    Set<String> roles = new HashSet<>(new WakeCalls(STACK).roles());
    DeployedFunction.behindRoutesOf(STACK).forEach(function -> roles.add(function.role()));

    assertThat(STACK.ofType("AWS::IAM::Role").keySet()).isEqualTo(roles);
  }

  @Test
  void stack_whenSleepIsChosen_thenHasNothingOfAScheduler() {
    assertThat(Synthesis.with(Map.of("keepAwake", false)).json().toString())
        .doesNotContain("Scheduler", "scheduler");
  }

  @ParameterizedTest
  @MethodSource
  void schedules_whenChanged_thenAreCaught(StackTemplate changed, String finding) {
    assertThat(new WakeCalls(changed).findings()).anyMatch(it -> it.contains(finding));
  }

  static Stream<Arguments> schedules_whenChanged_thenAreCaught() {
    return Stream.of(
        found(
            "a function without a schedule",
            "is called by 0 schedules",
            STACK.changed(it -> ((ObjectNode) it.json().get("Resources")).remove(SCHEDULE))),
        found(
            "the function instead of its alias",
            "calls something else than an alias",
            target(it -> it.set("Arn", arnOf(FUNCTION)))),
        found("each minute", "every ten days", schedule("ScheduleExpression", "rate(1 minute)")),
        found("each month", "every ten days", schedule("ScheduleExpression", "rate(30 days)")),
        found("some day", "every ten days", schedule("ScheduleExpression", "cron(0 0 1 * ? *)")),
        found("another event", "another event", target(it -> it.put("Input", "{\"wake\":false}"))),
        found("no event", "another event", target(it -> it.remove("Input"))),
        found("switched off", "comes to an end", schedule("State", "DISABLED")),
        found("a last time", "comes to an end", schedule("EndDate", "2027-01-01T00:00:00Z")),
        found("the default group", "in another group", schedule("GroupName", "default")),
        found("no limit", "tried again too often", target(it -> it.remove("RetryPolicy"))),
        found("any schedule", ASSUMED, trust(it -> it.remove("Condition"))),
        found(
            "schedules of any account",
            ASSUMED,
            trust(it -> it.withObject("/Condition/StringEquals").remove("aws:SourceAccount"))),
        found(
            "schedules of any group",
            ASSUMED,
            trust(it -> it.withObject("/Condition/StringEquals").remove("aws:SourceArn"))),
        found(
            "functions too",
            ASSUMED,
            trust(it -> it.withObject("/Principal").put("Service", "lambda.amazonaws.com"))),
        found(
            "a managed policy",
            "kept elsewhere",
            STACK.changed(
                it ->
                    it.properties(ROLE)
                        .putArray("ManagedPolicyArns")
                        .add("arn:aws:iam::aws:policy/AWSLambda_FullAccess"))),
        found(
            "another service",
            "may more",
            STACK.plus(
                "AWS::IAM::Policy",
                policy -> {
                  policy.putArray("Roles").addObject().put("Ref", ROLE);
                  policy
                      .putObject("PolicyDocument")
                      .putArray("Statement")
                      .addObject()
                      .put("Effect", "Allow")
                      .put("Action", "s3:GetObject")
                      .put("Resource", "*");
                })));
  }

  @ParameterizedTest
  @MethodSource
  void policy_whenChanged_thenIsCaught(StackTemplate changed) {
    WakeCalls calls = new WakeCalls(changed);

    assertThat(calls.allowed()).isNotEqualTo(calls.needed());
  }

  static Stream<Named<StackTemplate>> policy_whenChanged_thenIsCaught() {
    return Stream.of(
        Named.of("every function", statement(it -> it.put("Resource", "*"))),
        Named.of("every action", statement(it -> it.put("Action", "lambda:*"))),
        Named.of(
            "every version of a function",
            statement(
                it ->
                    ((ArrayNode) it.get("Resource"))
                        .addObject()
                        .putArray("Fn::Join")
                        .add("")
                        .addArray()
                        .add(arnOf(FUNCTION))
                        .add(":*"))),
        Named.of("one alias less", statement(it -> ((ArrayNode) it.get("Resource")).remove(0))),
        Named.of(
            "functions as a whole",
            statement(
                it -> {
                  ArrayNode resources = it.putArray("Resource");
                  STACK
                      .ofType("AWS::Lambda::Function")
                      .keySet()
                      .forEach(id -> resources.add(arnOf(id)));
                })));
  }

  private static ObjectNode arnOf(String logicalId) {
    ObjectNode arn = JsonNodeFactory.instance.objectNode();
    arn.putArray("Fn::GetAtt").add(logicalId).add("Arn");
    return arn;
  }

  private static Arguments found(String name, String finding, StackTemplate changed) {
    return Arguments.of(Named.of(name, changed), finding);
  }

  private static StackTemplate schedule(String property, String value) {
    return STACK.changed(it -> it.properties(SCHEDULE).put(property, value));
  }

  private static StackTemplate target(Consumer<ObjectNode> change) {
    return STACK.changed(it -> change.accept(it.properties(SCHEDULE).withObject("/Target")));
  }

  private static StackTemplate trust(Consumer<ObjectNode> change) {
    return STACK.changed(
        it ->
            change.accept(
                (ObjectNode) it.properties(ROLE).at("/AssumeRolePolicyDocument/Statement/0")));
  }

  private static StackTemplate statement(Consumer<ObjectNode> change) {
    return STACK.changed(
        it ->
            change.accept(
                (ObjectNode) it.properties(ROLE).at("/Policies/0/PolicyDocument/Statement/0")));
  }
}
