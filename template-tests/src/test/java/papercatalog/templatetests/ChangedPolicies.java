package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.HandlerClass;

/** The standard stack with the policies of one function changed for the worse. */
final class ChangedPolicies {
  /** Its index A2 shares, and its keys A5 does: the one with the most to confuse. */
  static final AccessPattern<?> PATTERN = AccessPatterns.LIST_AUTHOR_PAPERS;

  private static final String LEADING_KEYS = "dynamodb:LeadingKeys";
  private static final String ASSUMED = "may be assumed by others than Lambda";
  private static final StackTemplate STACK = Synthesis.standard();

  private ChangedPolicies() {}

  /** What a simulation shows. */
  static Stream<Named<StackTemplate>> tooMuchOrTooLittle() {
    return Stream.of(
        Named.of("no Null condition", read(it -> it.withObject("/Condition").remove("Null"))),
        Named.of(
            "no leading keys condition",
            read(it -> it.withObject("/Condition").remove("ForAllValues:StringLike"))),
        Named.of("no condition", read(it -> it.remove("Condition"))),
        Named.of("any key", leadingKeys("*")),
        Named.of("a prefix without its delimiter", leadingKeys("AUTHOR*")),
        Named.of("another pattern's key", leadingKeys("COLLECTION#*")),
        Named.of(
            "equal instead of like",
            read(
                it -> {
                  ObjectNode condition = it.withObject("/Condition");
                  condition.set(
                      "ForAllValues:StringEquals", condition.remove("ForAllValues:StringLike"));
                })),
        Named.of(
            "some instead of all",
            read(
                it -> {
                  ObjectNode condition = it.withObject("/Condition");
                  condition.set(
                      "ForAnyValue:StringLike", condition.remove("ForAllValues:StringLike"));
                })),
        Named.of("every action", read(it -> it.put("Action", "dynamodb:*"))),
        Named.of("another action", read(it -> it.put("Action", "dynamodb:GetItem"))),
        Named.of("every resource", read(it -> it.put("Resource", "*"))),
        Named.of(
            "every index",
            read(it -> ((ArrayNode) it.at("/Resource/Fn::Join/1")).set(1, "/index/*"))),
        Named.of("nothing at all", read(it -> it.put("Effect", "Deny"))),
        Named.of("every log", statement("Log", it -> it.put("Resource", "*"))),
        Named.of("a second policy", attached("Action", "dynamodb:PutItem")));
  }

  /** What none shows, with what is to be found. */
  static Stream<Arguments> outOfSight() {
    return Stream.of(
        found(
            "a managed policy",
            "has a policy that is kept elsewhere",
            STACK.changed(
                it ->
                    it.properties(role())
                        .putArray("ManagedPolicyArns")
                        .add("arn:aws:iam::aws:policy/AmazonDynamoDBFullAccess"))),
        found(
            "a role for two",
            "is the role of two functions",
            STACK.changed(
                it ->
                    DeployedFunction.behindRoutesOf(it)
                        .forEach(
                            function ->
                                function
                                    .properties()
                                    .withObject("/Role")
                                    .putArray("Fn::GetAtt")
                                    .add(role())
                                    .add("Arn")))),
        found(
            "scans, which the conditions happen to deny",
            "may dynamodb:Scan",
            read(it -> it.putArray("Action").add("dynamodb:Query").add("dynamodb:Scan"))),
        found("another service", "may s3:GetObject", attached("Action", "s3:GetObject")),
        found("all but some actions", "NotAction", attached("NotAction", "dynamodb:*")),
        found(
            "other tables",
            "NotResource",
            read(it -> it.set("NotResource", it.remove("Resource")))),
        found("everyone", ASSUMED, trust(it -> it.put("Principal", "*"))),
        found(
            "an account next to Lambda",
            ASSUMED,
            trust(it -> ((ObjectNode) it.get("Principal")).put("AWS", Intrinsics.ACCOUNT))),
        found(
            "all but one account",
            ASSUMED,
            trust(
                it -> {
                  it.remove("Principal");
                  it.putObject("NotPrincipal").put("AWS", Intrinsics.ACCOUNT);
                })),
        found(
            "an account in a second statement",
            ASSUMED,
            STACK.changed(
                copy -> {
                  ArrayNode trust =
                      (ArrayNode) copy.properties(role()).at("/AssumeRolePolicyDocument/Statement");
                  ObjectNode second = trust.get(0).deepCopy();
                  second.putObject("Principal").put("AWS", Intrinsics.ACCOUNT);
                  trust.add(second);
                })));
  }

  private static Arguments found(String name, String finding, StackTemplate changed) {
    return Arguments.of(Named.of(name, changed), finding);
  }

  private static StackTemplate trust(Consumer<ObjectNode> change) {
    return STACK.changed(
        copy ->
            change.accept(
                (ObjectNode) copy.properties(role()).at("/AssumeRolePolicyDocument/Statement/0")));
  }

  private static StackTemplate leadingKeys(String keys) {
    return leadingKeys(PATTERN, keys);
  }

  /** The function of a pattern may read these partition keys instead of its own. */
  static StackTemplate leadingKeys(AccessPattern<?> pattern, String keys) {
    return statement(
        pattern,
        "Read",
        it ->
            it.withObject("/Condition")
                .withObject("/ForAllValues:StringLike")
                .putArray(LEADING_KEYS)
                .add(keys));
  }

  /** The function that needs no table has the policies of one that reads. */
  static StackTemplate docsThatRead() {
    return STACK.changed(
        copy ->
            DeployedFunction.behindRoutesOf(copy).stream()
                .filter(function -> function.handler().equals(HandlerClass.DOCS))
                .forEach(
                    docs ->
                        ((ArrayNode) copy.properties(docs.role()).get("Policies"))
                            .addAll((ArrayNode) copy.properties(role()).get("Policies"))));
  }

  private static StackTemplate attached(String element, String action) {
    return STACK.plus(
        "AWS::IAM::Policy",
        policy -> {
          policy.putArray("Roles").addObject().put("Ref", role());
          policy
              .putObject("PolicyDocument")
              .put("Version", "2012-10-17")
              .putArray("Statement")
              .addObject()
              .put("Effect", "Allow")
              .put(element, action)
              .put("Resource", "*");
        });
  }

  private static StackTemplate read(Consumer<ObjectNode> change) {
    return statement("Read", change);
  }

  private static StackTemplate statement(String policyName, Consumer<ObjectNode> change) {
    return statement(PATTERN, policyName, change);
  }

  private static StackTemplate statement(
      AccessPattern<?> pattern, String policyName, Consumer<ObjectNode> change) {
    return statement(STACK, pattern, policyName, change);
  }

  /** Another stack with a policy of one function changed. */
  static StackTemplate statement(
      StackTemplate stack,
      AccessPattern<?> pattern,
      String policyName,
      Consumer<ObjectNode> change) {
    return stack.changed(
        copy ->
            copy.properties(role(stack, pattern))
                .get("Policies")
                .forEach(
                    policy -> {
                      if (policy.get("PolicyName").textValue().equals(policyName)) {
                        change.accept((ObjectNode) policy.at("/PolicyDocument/Statement/0"));
                      }
                    }));
  }

  private static String role() {
    return role(PATTERN);
  }

  private static String role(AccessPattern<?> pattern) {
    return role(STACK, pattern);
  }

  private static String role(StackTemplate stack, AccessPattern<?> pattern) {
    return DeployedFunction.behindRoutesOf(stack).stream()
        .filter(it -> it.pattern().equals(Optional.of(pattern)))
        .findAny()
        .orElseThrow()
        .role();
  }
}
