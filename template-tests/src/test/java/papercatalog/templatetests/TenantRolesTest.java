package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.templatetests.LeadingKeys.A;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Verdict;

/**
 * Each function of a tenant may make the one request of its pattern on its own tenant's keys, on a
 * table that it shares as on one of its own; one of no tenant reaches none of theirs.
 */
// I-6
@Tag("slow")
final class TenantRolesTest {
  private static final String SHARED = "papers-shared";
  private static final String KEYS = "dynamodb:LeadingKeys";

  /** Its index is that of most lists: the function with the most to confuse. */
  private static final AccessPattern<?> LIST = AccessPatterns.LIST_AUTHOR_PAPERS;

  private static final AccessPattern<?> DIRECTORY = AccessPatterns.LIST_COLLECTIONS;
  private static final StackTemplate ON_SHARED =
      Synthesis.with(Map.of("tenant", "a", "table", SHARED));

  static Stream<Named<StackTemplate>> stacksOfTheTenant() {
    return Stream.of(
        Named.of("on a shared table", ON_SHARED),
        Named.of("on its own table", Synthesis.with(Map.of("tenant", "a"))),
        Named.of("with events", Synthesis.with(Map.of("tenant", "a", "events", true))));
  }

  @ParameterizedTest
  @MethodSource("stacksOfTheTenant")
  void roles_whenTheKeysOfTenantsAreTried_thenAllowExactlyTheirOwn(StackTemplate stack) {
    Authority authority = new Authority(stack, A);

    Verdict verdict = authority.tryTenants();

    assertThat(verdict.asked()).isGreaterThan(100_000);
    assertThat(verdict.allowed()).containsExactlyInAnyOrderElementsOf(authority.neededOfTenants());
    assertThat(authority.findings()).isEmpty();
  }

  @Test
  void roles_whenTheirTenantsTableIsShared_thenNameThatTable() {
    assertThat(new Authority(ON_SHARED, A).neededOfTenants())
        .extracting(Permission::resource)
        .contains(
            Intrinsics.tableArn(SHARED),
            Intrinsics.tableArn(SHARED) + "/index/GSI1",
            Intrinsics.tableArn(SHARED) + "/index/GSI2");
  }

  /** Those of the stack that has the table, whose own papers have keys as they always were. */
  @Test
  void roles_ofNoTenant_whenTheKeysOfTenantsAreTried_thenReachNone() {
    Authority authority = new Authority(Synthesis.standard());

    Verdict verdict = authority.tryTenants();

    assertThat(verdict.allowed()).containsExactlyInAnyOrderElementsOf(authority.neededOfTenants());
    assertThat(verdict.allowed().stream().flatMap(it -> it.leadingKeys().stream()))
        .isNotEmpty()
        .noneMatch(key -> key.startsWith("TENANT#"));
  }

  @ParameterizedTest
  @MethodSource
  void role_ofAList_whenItsPolicyIsChanged_thenIsCaught(StackTemplate changed) {
    assertCaught(changed, LIST);
  }

  static Stream<Named<StackTemplate>> role_ofAList_whenItsPolicyIsChanged_thenIsCaught() {
    return Stream.of(
        list("no Null condition", it -> it.withObject("/Condition").remove("Null")),
        list(
            "no leading keys condition",
            it -> it.withObject("/Condition").remove("ForAllValues:StringLike")),
        list("no condition", it -> it.remove("Condition")),
        list("a tenant without its delimiter", keys("TENANT#a*")),
        list("a tenant without its delimiter, of the kind", keys("TENANT#a*#AUTHOR#*")),
        list("any key", keys("*")),
        list("any key of any tenant", keys("TENANT#*")),
        list("any key of the tenant", keys("TENANT#a#*")),
        list("a key without its delimiter", keys("TENANT#a#AUTHOR*")),
        list("no tenant", keys("AUTHOR#*")),
        list("any tenant", keys("TENANT#*#AUTHOR#*")),
        list("another tenant", keys("TENANT#b#AUTHOR#*")),
        list("another tenant too", keys("TENANT#a#AUTHOR#*", "TENANT#b#AUTHOR#*")),
        list("no tenant too", keys("TENANT#a#AUTHOR#*", "AUTHOR#*")),
        list("another kind", keys("TENANT#a#COLLECTION#*")),
        list("another index", resource("/index/GSI2")),
        list("every index", resource("/index/*")),
        list("the table too", it -> it.putArray("Resource").addAll(resources("", "/index/GSI1"))),
        list("every table", it -> it.put("Resource", Intrinsics.tableArn("*"))),
        list("another table", it -> it.put("Resource", Intrinsics.tableArn("other/index/GSI1"))),
        list(
            "some instead of all",
            it -> {
              ObjectNode condition = it.withObject("/Condition");
              condition.set("ForAnyValue:StringLike", condition.remove("ForAllValues:StringLike"));
            }),
        list("scans too", it -> it.putArray("Action").add("dynamodb:Query").add("dynamodb:*")));
  }

  /** Its key is whole: one that only begins with it is another's. */
  @ParameterizedTest
  @MethodSource
  void role_ofADirectory_whenItsKeyIsChanged_thenIsCaught(StackTemplate changed) {
    assertCaught(changed, DIRECTORY);
  }

  static Stream<Named<StackTemplate>> role_ofADirectory_whenItsKeyIsChanged_thenIsCaught() {
    return Stream.of("COLLECTIONS", "TENANT#b#COLLECTIONS", "TENANT#a*", "TENANT#*COLLECTIONS", "*")
        .map(key -> Named.of(key, changed(DIRECTORY, keys(key))));
  }

  private static void assertCaught(StackTemplate changed, AccessPattern<?> pattern) {
    Authority authority = new Authority(changed, A, pattern);

    assertThat(authority.tryTenants().allowed()).isNotEqualTo(authority.neededOfTenants());
  }

  /** That no change is none, or each of the tests above would pass. */
  @Test
  void role_whenItsPolicyIsAsItWas_thenIsNotCaught() {
    for (AccessPattern<?> pattern : List.of(LIST, DIRECTORY)) {
      Authority authority =
          new Authority(
              changed(pattern, keys(A.stored(pattern.access().leadingKeys().getFirst()))),
              A,
              pattern);

      assertThat(authority.tryTenants().allowed()).isEqualTo(authority.neededOfTenants());
    }
  }

  private static Named<StackTemplate> list(String name, Consumer<ObjectNode> change) {
    return Named.of(name, changed(LIST, change));
  }

  private static StackTemplate changed(AccessPattern<?> pattern, Consumer<ObjectNode> change) {
    return ChangedPolicies.statement(ON_SHARED, pattern, "Read", change);
  }

  private static Consumer<ObjectNode> keys(String... keys) {
    return it -> {
      ArrayNode named =
          it.withObject("/Condition").withObject("/ForAllValues:StringLike").putArray(KEYS);
      Stream.of(keys).forEach(named::add);
    };
  }

  private static Consumer<ObjectNode> resource(String part) {
    return it -> it.put("Resource", Intrinsics.tableArn(SHARED) + part);
  }

  private static ArrayNode resources(String... parts) {
    ArrayNode resources = JsonNodeFactory.instance.arrayNode();
    Stream.of(parts).forEach(part -> resources.add(Intrinsics.tableArn(SHARED) + part));
    return resources;
  }
}
