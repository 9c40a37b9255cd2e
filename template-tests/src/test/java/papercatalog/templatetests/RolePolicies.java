package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;

/** The policies of a role, its own and those that are attached to it. */
record RolePolicies(StackTemplate template, String role) {
  /** Their documents, as in a made-up account. */
  List<JsonNode> documents() {
    Intrinsics intrinsics = new Intrinsics(template);
    Stream<JsonNode> inline = template.properties(role).path("Policies").valueStream();
    Stream<JsonNode> attached =
        template.ofType("AWS::IAM::Policy").values().stream()
            .map(policy -> policy.get("Properties"))
            .filter(policy -> policy.path("Roles").findValuesAsText("Ref").contains(role));
    return Stream.concat(inline, attached)
        .map(policy -> intrinsics.resolve(policy.get("PolicyDocument")))
        .toList();
  }

  /** Every action that their statements name, without their conditions. */
  Set<String> actions() {
    return documents().stream()
        .flatMap(policy -> policy.findValues("Action").stream())
        .flatMap(action -> action.isArray() ? action.valueStream() : Stream.of(action))
        .map(JsonNode::asText)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
