package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Item;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.publishing.ItemsOfEachType;
import papercatalog.templatetests.PolicySimulator.Verdict;

/**
 * Each function may make the one request of its pattern on its own keys, and nothing else; that of
 * the docs none at all.
 */
// I-6
@Tag("slow")
final class LeastPrivilegeTest {
  private static final StackTemplate STACK = Synthesis.standard();

  @Test
  void policies_whenEveryActionIsTried_thenAllowExactlyTheirPatterns() {
    Authority authority = new Authority(STACK);

    Verdict verdict = authority.tryEveryAction();

    assertThat(verdict.asked()).isGreaterThan(10_000);
    assertThat(verdict.allowed()).containsExactlyInAnyOrderElementsOf(authority.neededOfEachKind());
  }

  @Test
  void policies_whenEveryKeyIsTried_thenAllowExactlyTheirPatterns() {
    Authority authority = new Authority(STACK);

    assertThat(authority.tryEveryKey().allowed())
        .containsExactlyInAnyOrderElementsOf(authority.needed());
  }

  /**
   * What the policies leave open, since the items of a paper share its partition: a function that
   * went wrong could read so much beyond the items of its own pattern, and no more.
   */
  @Test
  void functions_whenTheyWentWrong_thenCouldReadNoMoreThanAPartitionOfAPaperOrAListWithItsHead() {
    List<Item> items = ItemsOfEachType.all();
    Map<String, Set<String>> expected = new TreeMap<>();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      expected.put(HandlerClass.of(pattern), types(items, pattern.access()));
    }
    assertThat(expected.values()).allMatch(types -> !types.isEmpty());
    expected.put(HandlerClass.DOCS, Set.of());

    assertThat(new Authority(STACK).readable(items)).isEqualTo(expected);
    assertThat(expected.values())
        .as("types")
        .filteredOn(types -> types.size() > 1)
        .containsOnly(
            types(items, AccessPatterns.GET_PAPER.access()),
            Set.of("Alias", "Author"),
            Set.of("Alias", "Author", "Membership"),
            Set.of("Change", "Departure"),
            Set.of("Citation", "Relation"),
            Set.of("Collection", "Paper"),
            Set.of("Topic", "TopicLink"));
  }

  /** The types of the items in the partitions of a kind. */
  private static Set<String> types(List<Item> items, Access access) {
    String key =
        access instanceof Access.Query query ? query.index().partitionKey() : PARTITION_KEY;
    String begin = access.leadingKeys().getFirst().replace("*", "");
    return items.stream()
        .filter(item -> item.attributes().containsKey(key) && item.text(key).startsWith(begin))
        .map(item -> item.text(Attributes.TYPE))
        .collect(Collectors.toSet());
  }

  @Test
  void roles_whenSynthesized_thenHaveNothingThatTheirPatternDoesNotUse() {
    assertThat(new Authority(STACK).findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("papercatalog.templatetests.ChangedPolicies#tooMuchOrTooLittle")
  void policies_whenChanged_thenAreCaught(StackTemplate changed) {
    Authority authority = new Authority(changed, ChangedPolicies.PATTERN);

    assertThat(authority.tryEveryKey().allowed()).isNotEqualTo(authority.needed());
  }

  /** Its key is whole: one that only begins with it is another's. */
  @ParameterizedTest
  @ValueSource(strings = {"COLLECTIONS*", "COLLECTION*", "COLLECTION#*", "TOPICS", "*"})
  void policy_ofADirectory_whenItsKeyIsAnother_thenIsCaught(String keys) {
    StackTemplate changed = ChangedPolicies.leadingKeys(LIST_COLLECTIONS, keys);
    Authority authority = new Authority(changed, LIST_COLLECTIONS);

    assertThat(authority.tryEveryKey().allowed()).isNotEqualTo(authority.needed());
  }

  @Test
  void docs_whenTheyMayReadTheTable_thenAreCaught() {
    Authority authority = new Authority(ChangedPolicies.docsThatRead());

    assertThat(authority.tryEveryKey().allowed()).isNotEqualTo(authority.needed());
    assertThat(authority.findings()).anyMatch(it -> it.contains("may dynamodb:Query"));
  }

  @ParameterizedTest
  @MethodSource("papercatalog.templatetests.ChangedPolicies#outOfSight")
  void roles_whenMoreThanASimulationShows_thenAreCaught(StackTemplate changed, String finding) {
    assertThat(new Authority(changed).findings()).anyMatch(it -> it.contains(finding));
  }
}
