package papercatalog.template;

import static java.time.Instant.EPOCH;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.GET_AUTHOR;
import static papercatalog.schema.AccessPattern.GET_PAPER;
import static papercatalog.schema.AccessPattern.GET_PAPER_VERSION;
import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_PAPER_AUTHORS;
import static papercatalog.schema.AccessPattern.LIST_PAPER_VERSIONS;
import static papercatalog.schema.AccessPattern.LIST_TOPIC_PAPERS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.TopicName;
import papercatalog.schema.AccessPattern;
import papercatalog.table.AuthorItem;
import papercatalog.table.Item;
import papercatalog.table.PaperItems;
import papercatalog.table.VersionItem;
import papercatalog.template.PolicySimulator.Verdict;

/** Each function may make the one request of its pattern on its own keys, and nothing else. */
// I-6
@Tag("slow")
final class LeastPrivilegeTest {
  private static final StackTemplate STACK = Synthesis.standard();

  /** The type of the items that a pattern reads. */
  private static final Map<AccessPattern, String> OWN =
      Map.of(
          GET_PAPER, "Paper",
          LIST_COLLECTION_PAPERS, "Paper",
          LIST_AUTHOR_PAPERS, "Membership",
          LIST_TOPIC_PAPERS, "TopicLink",
          GET_AUTHOR, "Author",
          LIST_PAPER_AUTHORS, "Membership",
          LIST_PAPER_VERSIONS, "Version",
          GET_PAPER_VERSION, "Version");

  @Test
  void policies_whenEveryActionIsTried_thenAllowExactlyTheirPatterns() {
    Authority authority = new Authority(STACK, AccessPattern.values());

    Verdict verdict = authority.tryEveryAction();

    assertThat(verdict.asked()).isGreaterThan(10_000);
    assertThat(verdict.allowed()).containsExactlyInAnyOrderElementsOf(authority.neededOfEachKind());
  }

  @Test
  void policies_whenEveryKeyIsTried_thenAllowExactlyTheirPatterns() {
    Authority authority = new Authority(STACK, AccessPattern.values());

    assertThat(authority.tryEveryKey().allowed())
        .containsExactlyInAnyOrderElementsOf(authority.needed());
  }

  /**
   * What the policies leave open, since the items of a paper share its partition: a function that
   * went wrong could read so much beyond the items of its own pattern, and no more.
   */
  @Test
  void functions_whenTheyWentWrong_thenCouldReadNoMoreThanThePartitionOfAPaper() {
    Map<AccessPattern, Set<String>> beyond =
        new Authority(STACK, AccessPattern.values()).readable(oneOfEachType());
    OWN.forEach((pattern, type) -> assertThat(beyond.get(pattern).remove(type)).isTrue());

    assertThat(beyond)
        .isEqualTo(
            Map.of(
                GET_PAPER, Set.of("Membership", "TopicLink", "Version"),
                LIST_PAPER_AUTHORS, Set.of("Paper", "TopicLink", "Version"),
                LIST_PAPER_VERSIONS, Set.of("Paper", "Membership", "TopicLink"),
                GET_PAPER_VERSION, Set.of("Paper", "Membership", "TopicLink"),
                LIST_COLLECTION_PAPERS, Set.of(),
                LIST_AUTHOR_PAPERS, Set.of(),
                LIST_TOPIC_PAPERS, Set.of(),
                GET_AUTHOR, Set.of()));
  }

  private static List<Item> oneOfEachType() {
    Paper paper =
        new PaperBuilder(
                new PaperId("x"), "X", new CollectionName("x"), new PublicationDate("2026"))
            .authors(List.of(new Authorship(new AuthorHandle("x"), "X", Role.AUTHOR)))
            .topics(List.of(new TopicName("x")))
            .build();
    Author author =
        new Author(
            new AuthorHandle("x"), "X", List.of(), Optional.empty(), Optional.empty(), EPOCH);
    List<Item> items = new ArrayList<>(PaperItems.DECLARED.links(paper).values());
    items.add(PaperItems.DECLARED.paper(paper));
    items.add(VersionItem.of(paper));
    items.add(AuthorItem.item(author, 1, EPOCH));
    return items;
  }

  @Test
  void roles_whenSynthesized_thenHaveNothingThatTheirPatternDoesNotUse() {
    assertThat(new Authority(STACK, AccessPattern.values()).findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("papercatalog.template.ChangedPolicies#tooMuchOrTooLittle")
  void policies_whenChanged_thenAreCaught(StackTemplate changed) {
    Authority authority = new Authority(changed, ChangedPolicies.PATTERN);

    assertThat(authority.tryEveryKey().allowed()).isNotEqualTo(authority.needed());
  }

  @ParameterizedTest
  @MethodSource("papercatalog.template.ChangedPolicies#outOfSight")
  void roles_whenMoreThanASimulationShows_thenAreCaught(StackTemplate changed, String finding) {
    assertThat(new Authority(changed, AccessPattern.values()).findings())
        .anyMatch(it -> it.contains(finding));
  }
}
