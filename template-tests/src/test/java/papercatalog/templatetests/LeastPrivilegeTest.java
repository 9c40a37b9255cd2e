package papercatalog.templatetests;

import static java.time.Instant.EPOCH;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.CountedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.templatetests.PolicySimulator.Verdict;

/**
 * Each function may make the one request of its pattern on its own keys, and nothing else; that of
 * the docs none at all.
 */
// I-6
@Tag("slow")
final class LeastPrivilegeTest {
  private static final StackTemplate STACK = Synthesis.standard();

  /** The type of the items that a pattern reads. */
  private static final Map<AccessPattern<?>, String> OWN =
      Map.ofEntries(
          entry(GET_PAPER, "Paper"),
          entry(LIST_COLLECTION_PAPERS, "Paper"),
          entry(LIST_AUTHOR_PAPERS, "Membership"),
          entry(LIST_TOPIC_PAPERS, "TopicLink"),
          entry(GET_AUTHOR, "Author"),
          entry(LIST_PAPER_AUTHORS, "Membership"),
          entry(LIST_PAPER_VERSIONS, "Version"),
          entry(GET_PAPER_VERSION, "Version"),
          entry(FIND_PAPERS, "IdentifierLink"),
          entry(LIST_CHANGES, "Change"),
          entry(LIST_COLLECTIONS, "Collection"),
          entry(LIST_TOPICS, "Topic"));

  /** The types of the items in the partition of a paper. */
  private static final Set<String> OF_A_PAPER =
      Set.of("Paper", "Membership", "TopicLink", "IdentifierLink", "Version", "Change");

  /** The patterns that read that partition. */
  private static final Set<AccessPattern<?>> OF_PAPERS =
      Set.of(GET_PAPER, LIST_PAPER_AUTHORS, LIST_PAPER_VERSIONS, GET_PAPER_VERSION);

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
  void functions_whenTheyWentWrong_thenCouldReadNoMoreThanThePartitionOfAPaper() {
    Map<String, Set<String>> expected = new TreeMap<>();
    OWN.forEach(
        (pattern, type) ->
            expected.put(
                pattern.handlerClass(), OF_PAPERS.contains(pattern) ? OF_A_PAPER : Set.of(type)));
    expected.put(DocsPage.HANDLER_CLASS, Set.of());

    assertThat(new Authority(STACK).readable(oneOfEachType())).isEqualTo(expected);
    assertThat(OWN).containsOnlyKeys(AccessPatterns.all());
  }

  static List<Item> oneOfEachType() {
    Paper paper =
        new PaperBuilder(
                new PaperId("x"), "X", new CollectionName("x"), new PublicationDate("2026"))
            .authors(List.of(new Authorship(new AuthorHandle("x"), "X", Role.AUTHOR)))
            .topics(List.of(new TopicName("x")))
            .identifiers(Map.of("doi", "x"))
            .build();
    Author author =
        new Author(
            new AuthorHandle("x"), "X", List.of(), Optional.empty(), Optional.empty(), EPOCH);
    List<Item> items = new ArrayList<>(PaperItems.DECLARED.links(paper).values());
    items.add(PaperItems.DECLARED.paper(paper));
    items.add(VersionItem.of(paper));
    items.add(AuthorItem.item(author, 1, EPOCH));
    items.add(ChangeItem.of(TableSchema.DECLARED, Change.to(paper, EPOCH), paper));
    items.add(
        CountedItem.of(
            CountedPaper.after(Change.to(paper, EPOCH), List.of()), 1, Optional.empty()));
    DirectoryEntry.usedBy(paper).forEach(entry -> items.add(DirectoryItem.of(entry, 1, EPOCH)));
    assertThat(items).extracting(item -> item.text(Attributes.TYPE)).containsAll(OWN.values());
    return items;
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
