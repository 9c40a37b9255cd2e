package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;

/**
 * The calls that keep the functions of a template awake, against what they are to be: each function
 * every ten days by its alias, and no right beyond that.
 */
// I-5
final class WakeCalls {
  static final String EVENT = "{\"wake\":true}";

  private static final Duration INTERVAL = Duration.ofDays(10);
  private static final int RETRIES = 10;

  /** An ARN of a version may be that of an alias, which leaves some actions undecided. */
  private static final List<String> ON_VERSIONS =
      Stream.of("InvokeFunction", "GetFunction", "UpdateAlias", "DeleteFunction", "AddPermission")
          .map(name -> "lambda:" + name)
          .toList();

  private final StackTemplate template;
  private final Intrinsics intrinsics;
  private final Map<String, ScheduledCall> calls;

  /** The alias of each function behind a route. */
  private final Set<String> aliases = new TreeSet<>();

  WakeCalls(StackTemplate template) {
    this.template = template;
    intrinsics = new Intrinsics(template);
    calls = ScheduledCall.of(template);
    template
        .ofType("AWS::ApiGatewayV2::Integration")
        .values()
        .forEach(it -> aliases.add(it.at("/Properties/IntegrationUri/Ref").textValue()));
  }

  /** What is not as it is to be. */
  List<String> findings() {
    List<String> findings = new ArrayList<>();
    for (String alias : aliases) {
      long schedules =
          calls.values().stream().filter(it -> it.target().equals(Optional.of(alias))).count();
      if (schedules != 1) {
        findings.add(alias + " is called by " + schedules + " schedules");
      }
    }
    calls.forEach((id, call) -> check(id, call, findings));
    roles().forEach(role -> check(role, findings));
    return findings;
  }

  private void check(String id, ScheduledCall call, List<String> findings) {
    JsonNode properties = call.properties();
    if (call.target().filter(aliases::contains).isEmpty()) {
      findings.add(id + " calls something else than an alias: " + call.target().orElse("?"));
    }
    if (!call.every().equals(Optional.of(INTERVAL))) {
      findings.add(id + " does not call every ten days: " + properties.get("ScheduleExpression"));
    }
    if (!call.event().equals(EVENT)) {
      findings.add(id + " sends another event: " + call.event());
    }
    if (!properties.path("State").asText("ENABLED").equals("ENABLED")
        || properties.has("EndDate")) {
      findings.add(id + " comes to an end");
    }
    JsonNode retries = properties.at("/Target/RetryPolicy/MaximumRetryAttempts");
    if (!retries.isInt() || retries.intValue() > RETRIES) {
      findings.add(id + " is tried again too often: " + retries);
    }
    if (!properties.path("GroupName").equals(ref(group()))) {
      findings.add(id + " is in another group than the one that its role trusts");
    }
  }

  private void check(String role, List<String> findings) {
    JsonNode properties = template.properties(role);
    if (!properties.get("AssumeRolePolicyDocument").equals(onlyTheGroupAssumes())) {
      findings.add(role + " may be assumed by others than these schedules");
    }
    if (properties.has("ManagedPolicyArns")) {
      findings.add(role + " has a policy that is kept elsewhere");
    }
    for (JsonNode policy : policies(role)) {
      if (!policy.findValuesAsText("Action").equals(List.of("lambda:InvokeFunction"))) {
        findings.add(role + " may more than call functions: " + policy.findValues("Action"));
      }
    }
  }

  /** What the role of the calls may do with Lambda, of everything that there is. */
  Set<Permission> allowed() {
    Map<String, List<JsonNode>> policies = new TreeMap<>();
    roles().forEach(role -> policies.put(role, policies(role)));
    List<String> functions =
        template.ofType("AWS::Lambda::Function").keySet().stream().map(intrinsics::arn).toList();
    List<String> qualified =
        Stream.of(
                functions.stream().map(arn -> arn + ":live"),
                functions.stream().map(arn -> arn + ":1"),
                functions.stream().map(arn -> arn + "-other:live"))
            .flatMap(arns -> arns)
            .toList();
    return PolicySimulator.evaluate(
            policies,
            List.of(
                new Probe(List.of("lambda:*"), functions, List.of(LeadingKeys.NONE)),
                new Probe(ON_VERSIONS, qualified, List.of(LeadingKeys.NONE))))
        .allowed();
  }

  /** Calling the alias of each function. */
  Set<Permission> needed() {
    Set<Permission> needed = new HashSet<>();
    for (String role : roles()) {
      for (String alias : aliases) {
        needed.add(new Permission(role, "lambda:InvokeFunction", intrinsics.arn(alias), List.of()));
      }
    }
    return needed;
  }

  /** The logical ids of the roles that the schedules take. */
  Set<String> roles() {
    Set<String> roles = new TreeSet<>();
    calls.values().forEach(call -> roles.add(call.role()));
    return roles;
  }

  private String group() {
    return template.only("AWS::Scheduler::ScheduleGroup");
  }

  private List<JsonNode> policies(String role) {
    Stream<JsonNode> inline = template.properties(role).path("Policies").valueStream();
    Stream<JsonNode> attached =
        template.ofType("AWS::IAM::Policy").values().stream()
            .map(policy -> policy.get("Properties"))
            .filter(policy -> policy.get("Roles").findValuesAsText("Ref").contains(role));
    return Stream.concat(inline, attached)
        .map(policy -> intrinsics.resolve(policy.get("PolicyDocument")))
        .toList();
  }

  private JsonNode onlyTheGroupAssumes() {
    ObjectNode trust = JsonNodeFactory.instance.objectNode().put("Version", "2012-10-17");
    ObjectNode statement = trust.putArray("Statement").addObject();
    statement.put("Effect", "Allow").put("Action", "sts:AssumeRole");
    statement.putObject("Principal").put("Service", "scheduler.amazonaws.com");
    ObjectNode equal = statement.putObject("Condition").putObject("StringEquals");
    equal.set("aws:SourceAccount", ref("AWS::AccountId"));
    equal.putObject("aws:SourceArn").putArray("Fn::GetAtt").add(group()).add("Arn");
    return trust;
  }

  private static ObjectNode ref(String logicalId) {
    return JsonNodeFactory.instance.objectNode().put("Ref", logicalId);
  }
}
