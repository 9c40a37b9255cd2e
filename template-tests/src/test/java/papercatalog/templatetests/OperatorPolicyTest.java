package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.templatetests.LeadingKeys.A;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;

/**
 * The operators of a tenant may do all that the tool does on their tenant's keys, and nothing on
 * those of others. The policy is the example on the pages, which the tool's tests hold against what
 * it prints.
 */
@Tag("slow")
final class OperatorPolicyTest {
  private static final Path EXAMPLE = Path.of("../docs/examples/operator-policy.json");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String OPERATOR = "operator";
  private static final String TABLE = Intrinsics.tableArn("papers-shared");
  private static final String STACK =
      "arn:aws:cloudformation:%s:%s:stack/PaperCatalog-prod-a/3f1b"
          .formatted(Intrinsics.REGION, Intrinsics.ACCOUNT);

  /** On items, one by one, in batches and in transactions, which have no action of their own. */
  private static final List<String> ON_ITEMS =
      List.of(
          "GetItem",
          "BatchGetItem",
          "Query",
          "PutItem",
          "UpdateItem",
          "DeleteItem",
          "BatchWriteItem",
          "ConditionCheckItem");

  static Stream<Named<ObjectNode>> policies() {
    return Stream.of(
        Named.of("of a Region and an account", policy()),
        Named.of(
            "of any",
            read(
                text ->
                    text.replace(":aws:dynamodb:eu-central-1:111122223333:", ":*:dynamodb:*:*:"))));
  }

  @ParameterizedTest
  @MethodSource("policies")
  void operators_whenTheKeysOfTenantsAreTried_thenMayUseTheirOwnAndNoOthers(ObjectNode policy) {
    List<List<String>> keys = LeadingKeys.ofTenants();

    assertThat(allowed(policy, keys)).containsExactlyInAnyOrderElementsOf(needed(keys));
  }

  @Test
  void operators_mayNeverScan() {
    assertThat(allowed(policy(), LeadingKeys.ofTenants()))
        .extracting(Permission::action)
        .isNotEmpty()
        .noneMatch(action -> action.endsWith("Scan") || action.contains("PartiQL"));
  }

  @Test
  void policy_fitsIntoWhatIamTakes() {
    assertThat(policy().toString().length()).as("of a user, who may have least").isLessThan(2_048);
  }

  @ParameterizedTest
  @MethodSource
  void policy_whenChanged_thenIsCaught(ObjectNode changed) {
    List<List<String>> keys = keysThatShowIt();

    assertThat(allowed(changed, keys)).isNotEqualTo(needed(keys));
  }

  /** That no change is none, or each of the tests above would pass. */
  @Test
  void policy_whenItIsAsItWas_thenIsNotCaught() {
    List<List<String>> keys = keysThatShowIt();

    assertThat(allowed(policy(), keys)).isEqualTo(needed(keys));
  }

  private static List<List<String>> keysThatShowIt() {
    List<List<String>> keys = new ArrayList<>(LeadingKeys.ofTenantsPapers());
    keys.add(LeadingKeys.NONE);
    return keys;
  }

  static Stream<Named<ObjectNode>> policy_whenChanged_thenIsCaught() {
    List<Named<ObjectNode>> changes = new ArrayList<>();
    for (int statement = 0; statement <= 1; statement++) {
      String of = List.of(" of the table", " of the indexes").get(statement);
      changes.add(changed("no Null condition" + of, statement, it -> condition(it).remove("Null")));
      changes.add(
          changed(
              "no leading keys condition" + of,
              statement,
              it -> condition(it).remove("ForAllValues:StringLike")));
      changes.add(changed("no condition" + of, statement, it -> it.remove("Condition")));
      for (String keys :
          List.of(
              "TENANT#a*", "TENANT#*", "*", "TENANT#ab#*", "TENANT#b#*", "PAPER#*", "TENANT#a#")) {
        changes.add(changed(keys + of, statement, it -> keys(it).removeAll().add(keys)));
      }
      changes.add(changed("another tenant" + of, statement, it -> keys(it).add("TENANT#b#*")));
      changes.add(changed("no tenant" + of, statement, it -> keys(it).add("PAPER#*")));
      changes.add(changed("every action" + of, statement, it -> it.put("Action", "dynamodb:*")));
      changes.add(
          changed(
              "every table" + of, statement, it -> it.put("Resource", Intrinsics.tableArn("*"))));
      changes.add(
          changed(
              "some instead of all" + of,
              statement,
              it ->
                  condition(it)
                      .set(
                          "ForAnyValue:StringLike",
                          condition(it).remove("ForAllValues:StringLike"))));
    }
    changes.add(changed("scans", 2, it -> it.withArray("/Action").add("dynamodb:Scan")));
    changes.add(changed("deleting the table", 2, it -> it.put("Action", "dynamodb:*Table")));
    changes.add(changed("other tables", 2, it -> it.put("Resource", Intrinsics.tableArn("*"))));
    changes.add(changed("no transactions", 0, it -> ((ArrayNode) it.get("Action")).remove(2)));
    changes.add(changed("one index", 1, it -> ((ArrayNode) it.get("Resource")).remove(1)));
    changes.add(changed("other stacks", 3, it -> it.put("Resource", "*")));
    return changes.stream();
  }

  private static Set<Permission> allowed(ObjectNode policy, List<List<String>> leadingKeys) {
    List<String> resources = new ArrayList<>(List.of(TABLE, TABLE + "2", TABLE + "/backup/1"));
    resources.add(TABLE + "/stream/2026-01-01T00:00:00.000");
    indexes().forEach(index -> resources.add(TABLE + index));
    resources.add(TABLE + "2" + indexes().getFirst());
    return PolicySimulator.evaluate(
            Map.of(OPERATOR, List.<JsonNode>of(policy)),
            List.of(
                new Probe(List.of("dynamodb:*"), resources, leadingKeys),
                new Probe(
                    List.of("cloudformation:*"),
                    List.of(STACK, STACK.replace("-a/", "-ab/"), STACK.replace("-a/", "/")),
                    List.of(LeadingKeys.NONE)),
                new Probe(
                    List.of("s3:GetObject"),
                    List.of("arn:aws:s3:::x/x"),
                    List.of(LeadingKeys.NONE))))
        .allowed();
  }

  private static Set<Permission> needed(List<List<String>> leadingKeys) {
    Set<Permission> needed = new HashSet<>();
    for (List<String> keys : leadingKeys) {
      if (!keys.isEmpty() && keys.stream().allMatch(A::owns)) {
        ON_ITEMS.forEach(
            action -> needed.add(new Permission(OPERATOR, "dynamodb:" + action, TABLE, keys)));
        indexes()
            .forEach(
                index ->
                    needed.add(new Permission(OPERATOR, "dynamodb:Query", TABLE + index, keys)));
      }
      needed.add(new Permission(OPERATOR, "dynamodb:DescribeTable", TABLE, keys));
    }
    needed.add(new Permission(OPERATOR, "cloudformation:DescribeStacks", STACK, LeadingKeys.NONE));
    return needed;
  }

  private static List<String> indexes() {
    return TableSchema.DECLARED.indexes().stream()
        .map(Index::name)
        .map(name -> "/index/" + name)
        .toList();
  }

  private static Named<ObjectNode> changed(
      String name, int statement, Consumer<ObjectNode> change) {
    ObjectNode policy = policy();
    change.accept((ObjectNode) policy.at("/Statement/" + statement));
    return Named.of(name, policy);
  }

  private static ObjectNode condition(ObjectNode statement) {
    return statement.withObject("/Condition");
  }

  private static ArrayNode keys(ObjectNode statement) {
    return (ArrayNode) statement.at("/Condition/ForAllValues:StringLike/dynamodb:LeadingKeys");
  }

  private static ObjectNode policy() {
    return read(text -> text);
  }

  /** The example's tenant has a longer name than those whose keys are tried. */
  private static ObjectNode read(UnaryOperator<String> change) {
    try {
      return (ObjectNode)
          JSON.readTree(change.apply(Files.readString(EXAMPLE).replace("acme", "a")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
