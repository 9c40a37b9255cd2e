package papercatalog.functions.json;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_AUTHORSHIPS;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.Differences;
import papercatalog.domain.Differences.Pair;
import papercatalog.domain.Papers;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/** Which components readers see: no field can be forgotten in the answers. */
final class MappersTest {
  private static final Authorship ANOTHER = new Authorship(new AuthorHandle("a"), "A", Role.AUTHOR);

  private static final Differences<Membership> OF_MEMBERSHIPS =
      new Differences<>(
          Membership.class,
          Map.of(
              "author",
              new Pair<>(new Membership(LAMPORT, 1), new Membership(LISKOV, 1)),
              "position",
              new Pair<>(new Membership(LAMPORT, 1), new Membership(LAMPORT, 2))));

  private static final Differences<VersionSummary> OF_VERSIONS =
      new Differences<>(
          VersionSummary.class,
          Differences.components(VersionSummary.class).stream()
              .collect(Collectors.toMap(it -> it, it -> new Pair<>(version(""), version(it)))));

  private static final Change CHANGE =
      new Change(new PaperId("a"), ChangeKind.REVISED, 2, Instant.parse("2026-11-20T09:00:00Z"));

  private static final Differences<Change> OF_CHANGES =
      new Differences<>(
          Change.class,
          Map.of(
              "id",
              new Pair<>(CHANGE, new Change(new PaperId("b"), CHANGE.kind(), 2, CHANGE.at())),
              "kind",
              new Pair<>(CHANGE, new Change(CHANGE.id(), ChangeKind.REINSTATED, 2, CHANGE.at())),
              "revision",
              new Pair<>(CHANGE, new Change(CHANGE.id(), CHANGE.kind(), 3, CHANGE.at())),
              "title",
              new Pair<>(CHANGE, CHANGE.listed(Optional.of("A"), Credits.NONE)),
              "credits",
              new Pair<>(
                  CHANGE,
                  CHANGE.listed(
                      Optional.empty(),
                      new Credits(List.of(LAMPORT), 1, Optional.empty(), Optional.empty()))),
              "at",
              new Pair<>(CHANGE, CHANGE.writtenAt(CHANGE.at().plusMillis(1)))));

  private static final DirectoryEntry ENTRY =
      new DirectoryEntry(Directory.TOPICS, "a", Optional.of("A"));

  private static final Differences<DirectoryEntry> OF_ENTRIES =
      new Differences<>(
          DirectoryEntry.class,
          Map.of(
              "directory",
              new Pair<>(ENTRY, new DirectoryEntry(Directory.COLLECTIONS, "a", Optional.of("A"))),
              "name",
              new Pair<>(ENTRY, new DirectoryEntry(Directory.TOPICS, "b", Optional.of("A"))),
              "title",
              new Pair<>(ENTRY, new DirectoryEntry(Directory.TOPICS, "a", Optional.of("B"))),
              "moving",
              new Pair<>(ENTRY, ENTRY.moving(Optional.of("b"))),
              "papers",
              new Pair<>(ENTRY, ENTRY.counting(12))));

  @Test
  void paper_showsAll() {
    assertThat(OF_PAPERS.shownBy(paper -> PaperJson.paper(paper).toString()))
        .isEqualTo(OF_PAPERS.allBut());
    assertThat(OF_AUTHORSHIPS.shownBy(author -> PaperJson.paper(by(author)).toString()))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void tombstone_showsAllOfIt() {
    assertThat(OF_PAPERS.shownBy(paper -> tombstone(Tombstone.of(paper))))
        .isEqualTo(OF_PAPERS.shownBy(Tombstone::of));
  }

  @Test
  void list_showsTheSummary() {
    assertThat(OF_PAPERS.shownBy(paper -> summary(paper.summary())))
        .isEqualTo(OF_PAPERS.shownBy(Paper::summary));
  }

  @Test
  void author_showsAll() {
    assertThat(OF_AUTHORS.shownBy(author -> AuthorJson.author(author).toString()))
        .isEqualTo(OF_AUTHORS.allBut("sortAs"));
  }

  @Test
  void authorInAList_showsAllButTheTime() {
    assertThat(OF_AUTHORS.shownBy(author -> listed(author, AuthorJson::entry)))
        .isEqualTo(OF_AUTHORS.allBut("sortAs", "updatedAt"));
  }

  private static Paper by(Authorship author) {
    return Papers.paper("a", "2026").authors(List.of(author)).build();
  }

  private static String tombstone(Tombstone tombstone) {
    return PaperJson.tombstone(tombstone).toString();
  }

  @Test
  void version_showsAll() {
    assertThat(OF_PAPERS.shownBy(paper -> PaperJson.version(paper).toString()))
        .isEqualTo(OF_PAPERS.allBut());
  }

  @Test
  void authorPaper_showsTheSummary_andTheMembershipWhole() {
    assertThat(OF_PAPERS.shownBy(paper -> authorPaper(paper, new Membership(LAMPORT, 1))))
        .isEqualTo(OF_PAPERS.shownBy(Paper::summary));
    assertThat(OF_MEMBERSHIPS.shownBy(membership -> authorPaper(by(ANOTHER), membership)))
        .isEqualTo(OF_MEMBERSHIPS.allBut());
    assertThat(
            OF_AUTHORSHIPS.shownBy(author -> authorPaper(by(ANOTHER), new Membership(author, 1))))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void membership_showsAll() {
    assertThat(OF_MEMBERSHIPS.shownBy(MappersTest::listedAuthor))
        .isEqualTo(OF_MEMBERSHIPS.allBut());
    assertThat(OF_AUTHORSHIPS.shownBy(it -> listedAuthor(new Membership(it, 1))))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void versionSummary_showsAll() {
    assertThat(OF_VERSIONS.shownBy(it -> listed(it, PaperJson::versionSummary)))
        .isEqualTo(OF_VERSIONS.allBut());
  }

  @Test
  void change_showsAll() {
    assertThat(OF_CHANGES.shownBy(it -> listed(it, ChangeJson::change)))
        .isEqualTo(OF_CHANGES.allBut("credits")); // on the start page
  }

  @Test
  void entry_showsAll() {
    assertThat(OF_ENTRIES.shownBy(it -> listed(it, DirectoryJson::entry)))
        .isEqualTo(OF_ENTRIES.allBut());
  }

  @Test
  void differences_areOfEveryComponent() {
    for (Differences<?> differences :
        List.of(OF_MEMBERSHIPS, OF_VERSIONS, OF_CHANGES, OF_ENTRIES)) {
      assertThat(differences.pairs().keySet())
          .isEqualTo(Differences.components(differences.type()));
    }
  }

  private static String authorPaper(Paper paper, Membership membership) {
    return listed(new AuthorPaper(paper.summary(), membership), PaperJson::authorPaper);
  }

  private static String listedAuthor(Membership membership) {
    return listed(new ListedAuthor("A paper", membership), PaperJson::listedAuthor);
  }

  private static String summary(PaperSummary paper) {
    return listed(paper, PaperJson::summary);
  }

  private static <T> String listed(T entry, RecordJson.Writing<T> json) {
    Page<T> page = new Page<>(List.of(entry), Optional.empty());
    Request request =
        new Request(
            AccessPatterns.LIST_TOPICS,
            "",
            Map.of(),
            Map.of(),
            "",
            Map.of(),
            "GET",
            "",
            Optional.empty(),
            Routes.WITHOUT_SEARCH);
    return PageJson.page(new LinkedPage<>(page, PageRequest.FIRST, request), json).toString();
  }

  private static VersionSummary version(String other) {
    Instant written = Instant.parse("2026-11-20T09:00:00Z");
    Instant later = written.plusSeconds(1);
    return new VersionSummary(
        new PaperId(other.equals("id") ? "b" : "a"),
        other.equals("revision") ? 2 : 1,
        other.equals("title") ? "B" : "A",
        Optional.of(other.equals("version") ? "0.2" : "0.1"),
        other.equals("status") ? Status.DRAFT : Status.RETRACTED,
        Optional.of(other.equals("statusReason") ? "B." : "A."),
        new PublicationDate(other.equals("published") ? "2027" : "2026"),
        other.equals("updatedAt") ? later : written,
        Optional.of(other.equals("expiresAt") ? later : written));
  }
}
