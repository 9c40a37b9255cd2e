package papercatalog.local.gateway;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;

/** The sample is large enough, whole, and holds the hard cases on purpose. */
final class SampleCatalogTest {
  private static final SampleCatalog SAMPLE = new SampleCatalog();
  private static final List<Paper> PAPERS = SAMPLE.papers();

  @Test
  void sample_isLargeEnough() {
    assertThat(PAPERS).hasSizeGreaterThanOrEqualTo(60);
    assertThat(PAPERS.stream().map(Paper::collection).distinct()).hasSizeGreaterThanOrEqualTo(6);
    assertThat(PAPERS.stream().flatMap(paper -> paper.topics().stream()).distinct())
        .hasSizeGreaterThanOrEqualTo(10);
    assertThat(PAPERS.stream().map(Paper::id).distinct()).hasSameSizeAs(PAPERS);
  }

  @Test
  void sample_hasAProfileForEveryAuthor_thatAgreesWithThePapers() {
    for (Paper paper : PAPERS) {
      assertThat(SAMPLE.profiles(paper)).doesNotContainNull();
      assertThat(SAMPLE.profiles(paper).stream().map(Author::handle))
          .isEqualTo(paper.authors().stream().map(Authorship::handle).toList());
    }
  }

  @Test
  void sample_hasATitleForEveryCollectionAndTopic() {
    Set<String> used = new HashSet<>();
    for (Paper paper : PAPERS) {
      if (paper.status() != Status.WITHDRAWN) {
        DirectoryEntry.usedBy(paper).forEach(it -> used.add(it.directory() + " " + it.name()));
      }
    }

    assertThat(SAMPLE.entries()).allMatch(entry -> entry.title().isPresent());
    assertThat(SAMPLE.entries().stream().map(it -> it.directory() + " " + it.name()))
        .containsExactlyInAnyOrderElementsOf(used);
  }

  @Test
  void sample_saysWhatEachPaperIsAbout() {
    assertThat(PAPERS)
        .filteredOn(paper -> paper.status().listed())
        .allMatch(paper -> paper.abstractText().isPresent() && !paper.topics().isEmpty())
        .allMatch(paper -> paper.venue().isPresent());
    long identified = PAPERS.stream().filter(paper -> !paper.identifiers().isEmpty()).count();
    assertThat(identified).isGreaterThan(PAPERS.size() / 2);
  }

  @Test
  void sample_holdsEveryHardCase() {
    assertHolds("more than ten authors", paper -> paper.authorCount() > Paper.LEAD_AUTHORS);
    assertHolds("a year alone", paper -> paper.published().text().length() == 4);
    assertHolds("a month", paper -> paper.published().text().length() == 7);
    assertHolds("a diacritic", paper -> anyName(paper, "\\p{Lu}.*[à-öø-ÿā-ž].*"));
    assertHolds("a non-Latin script", paper -> anyName(paper, ".*\\p{IsHan}.*"));
    assertHolds("quotes in a title", paper -> paper.title().contains("\""));
    assertHolds("TeX in a title", paper -> paper.title().matches(".*\\$.*[\\^\\\\_].*\\$.*"));
    assertHolds("a draft", paper -> paper.status() == Status.DRAFT);
    assertHolds("a superseded paper", paper -> paper.status() == Status.SUPERSEDED);
    assertHolds("a withdrawn paper", paper -> paper.status() == Status.WITHDRAWN);
    assertHolds(
        "an editor", paper -> paper.authors().stream().anyMatch(a -> a.role() == Role.EDITOR));
    assertHolds(
        "a contributor",
        paper -> paper.authors().stream().anyMatch(a -> a.role() == Role.CONTRIBUTOR));
    assertHolds("what a citation needs", paper -> paper.kind().isPresent());
    assertHolds(
        "WP-002 itself",
        paper ->
            paper.id().equals(new PaperId("WP-002"))
                && paper.title().startsWith("A Single-Table DynamoDB Model"));
  }

  @Test
  void sample_holdsTwoPapersOfOneDayInOneCollection() {
    Map<List<Object>, List<Paper>> days =
        PAPERS.stream()
            .filter(paper -> paper.published().text().length() == 10)
            .filter(paper -> paper.status().listed())
            .collect(groupingBy(paper -> List.of(paper.collection(), paper.published())));

    assertThat(days.values()).anyMatch(papers -> papers.size() > 1);
  }

  @Test
  void successors_areInTheSample() {
    Set<PaperId> ids = new HashSet<>(PAPERS.stream().map(Paper::id).toList());

    assertThat(PAPERS.stream().flatMap(paper -> paper.supersededBy().stream()))
        .isNotEmpty()
        .allMatch(ids::contains);
  }

  private static void assertHolds(String hardCase, Predicate<Paper> predicate) {
    assertThat(PAPERS).as(hardCase).anyMatch(predicate);
  }

  private static boolean anyName(Paper paper, String regex) {
    return paper.authors().stream().anyMatch(author -> author.name().matches(regex));
  }
}
