package papercatalog.local.gateway;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Outcome;

/** Once published, the catalog holds the sample: nothing more, nothing less, newest first. */
@Tag("slow")
final class PublishedSampleTest {
  private static final List<Paper> PAPERS = new SampleCatalog().papers();

  private static LocalCatalog local;
  private static Catalog catalog;

  @BeforeAll
  static void start() {
    local = LocalCatalog.start(Optional.empty());
    local.publishSample();
    new SampleCatalog().publish(local.publisher()); // as where the table is kept
    catalog = local.catalog();
  }

  @AfterAll
  static void stop() {
    local.close();
  }

  @Test
  void items_thatWereFilledIn_areThoseOfPublishing() {
    assertPublished(local);
  }

  /** Which is verified without a scan. */
  @Test
  void items_ofATenantThatWereFilledIn_areThoseOfPublishing() {
    Namespace acme = Namespace.of(new TenantName("acme"));
    try (LocalCatalog tenant = LocalCatalog.start(Optional.empty(), 0, acme)) {
      tenant.publishSample();

      assertPublished(tenant);
      assertThat(
              new Catalog(new CatalogTable(tenant.table().client(), LocalCatalog.TABLE))
                  .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
                  .items())
          .isEmpty();
    }
  }

  private static void assertPublished(LocalCatalog filled) {
    for (Paper paper : PAPERS) {
      assertThat(filled.publisher().dryRun().publish(paper).outcome())
          .as("%s", paper.id())
          .isEqualTo(Outcome.UNCHANGED);
    }
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(filled.table(), Clock.systemUTC()).run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
  }

  @Test
  void paper_isAsInTheSample_orWithdrawn() {
    for (Paper paper : PAPERS) {
      if (paper.status() == Status.WITHDRAWN) {
        assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_PAPER, paper.id()))
            .isInstanceOf(PaperWithdrawn.class);
      } else {
        Paper stored = catalog.get(AccessPatterns.GET_PAPER, paper.id());
        Paper own =
            PaperBuilder.from(paper)
                .references(List.of())
                .referenceCount(paper.referenceCount())
                .build();
        assertThat(stored).isEqualTo(own.asRevision(1, stored.updatedAt()));
      }
    }
  }

  @Test
  void version_isAsInTheSample() {
    for (Paper paper : PAPERS) {
      if (paper.status() != Status.WITHDRAWN) {
        Paper version =
            catalog.get(AccessPatterns.GET_PAPER_VERSION, new PaperRevision(paper.id(), 1));
        assertThat(version).isEqualTo(paper.asRevision(1, version.updatedAt()));
      }
      assertThat(
              catalog
                  .list(AccessPatterns.LIST_PAPER_VERSIONS, paper.id(), PageRequest.FIRST)
                  .items())
          .extracting(VersionSummary::title)
          .containsExactly(paper.title());
    }
  }

  @Test
  void authors_ofAPaper_areAsInTheSample() {
    for (Paper paper : PAPERS) {
      if (paper.status() != Status.WITHDRAWN) {
        assertThat(
                catalog
                    .list(
                        AccessPatterns.LIST_PAPER_AUTHORS,
                        paper.id(),
                        PageRequest.FIRST.withLimit(100))
                    .items())
            .extracting(ListedAuthor::membership)
            .containsExactlyInAnyOrderElementsOf(paper.memberships());
      }
    }
  }

  @Test
  void author_isAsInTheSample() {
    SampleCatalog sample = new SampleCatalog();
    for (Paper paper : PAPERS) {
      for (Author profile : sample.profiles(paper)) {
        Author stored = catalog.get(AccessPatterns.GET_AUTHOR, profile.handle());
        assertThat(stored)
            .usingRecursiveComparison()
            .ignoringFields("updatedAt")
            .isEqualTo(profile);
      }
    }
  }

  @Test
  void collections_listTheirPapers() {
    var expected = grouped(paper -> Stream.of(paper.collection()));

    assertThat(expected).hasSizeGreaterThanOrEqualTo(6);
    assertLists(
        expected, (name, page) -> catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, name, page));
  }

  @Test
  void topics_listTheirPapers() {
    var expected = grouped(paper -> paper.topics().stream());

    assertThat(expected).hasSizeGreaterThanOrEqualTo(10);
    assertLists(
        expected, (topic, page) -> catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, topic, page));
  }

  @Test
  void authorsOfSeveral_listTheirPapers() {
    var expected = grouped(paper -> paper.authors().stream().map(Authorship::handle));
    expected.values().removeIf(papers -> papers.size() < 2);

    assertThat(expected).hasSizeGreaterThan(10);
    assertLists(
        expected,
        (handle, page) ->
            catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, handle, page).map(AuthorPaper::paper));
  }

  @Test
  void identifiers_findTheirPapers() {
    var expected = grouped(paper -> Identifier.ofPaper(paper).stream());

    assertThat(expected).hasSizeGreaterThan(30);
    assertLists(
        expected, (identifier, page) -> catalog.list(AccessPatterns.FIND_PAPERS, identifier, page));
  }

  @Test
  void changes_areOneOfEachPaper_atOnce() {
    Set<PaperId> changed = new HashSet<>();
    Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withOrder(Order.ASC));
    while (next.isPresent()) {
      ChangePage page = catalog.listChanges(next.get());
      page.changes().forEach(change -> assertThat(changed.add(change.id())).isTrue());
      next = page.nextCursor().map(next.get()::after);
    }

    assertThat(changed).isEqualTo(Set.copyOf(PAPERS.stream().map(Paper::id).toList()));
  }

  @Test
  void directories_nameWhatIsUsed() {
    assertThat(
            catalog
                .list(
                    AccessPatterns.LIST_COLLECTIONS,
                    NamePrefix.ALL,
                    PageRequest.FIRST.withLimit(100))
                .items())
        .isEqualTo(used(Directory.COLLECTIONS));
    assertThat(
            catalog
                .list(AccessPatterns.LIST_TOPICS, NamePrefix.ALL, PageRequest.FIRST.withLimit(100))
                .items())
        .isEqualTo(used(Directory.TOPICS));
  }

  private static List<DirectoryEntry> used(Directory directory) {
    return new SampleCatalog()
        .entries().stream()
            .filter(entry -> entry.directory() == directory)
            .map(PublishedSampleTest::counted)
            .sorted(comparing(DirectoryEntry::name))
            .toList();
  }

  private static DirectoryEntry counted(DirectoryEntry entry) {
    DirectoryEntry named = DirectoryEntry.of(entry.directory(), entry.name());
    long papers =
        PAPERS.stream()
            .filter(it -> it.status().listed() && DirectoryEntry.usedBy(it).contains(named))
            .count();
    return entry.counting(papers);
  }

  /** The listed papers of each of these, newest first, and by id within a date. */
  private static <K> Map<K, List<Paper>> grouped(Function<Paper, Stream<K>> keys) {
    Map<K, List<Paper>> groups = new TreeMap<>(comparing(Object::toString));
    PAPERS.stream()
        .filter(paper -> paper.status().listed())
        .sorted(comparing((Paper paper) -> paper.published() + "#" + paper.id().key()).reversed())
        .forEach(
            paper ->
                keys.apply(paper)
                    .forEach(
                        key -> groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(paper)));
    return groups;
  }

  private static <K> void assertLists(
      Map<K, List<Paper>> expected, BiFunction<K, PageRequest, Page<PaperSummary>> list) {
    expected.forEach(
        (key, papers) -> {
          assertThat(walk(3, pageRequest -> list.apply(key, pageRequest)))
              .as(key.toString())
              .isEqualTo(papers.stream().map(Paper::summary).toList());
          assertThat(papers.stream().map(paper -> paper.published().earliest()).toList().reversed())
              .isSorted();
        });
  }

  private static List<PaperSummary> walk(
      int limit, Function<PageRequest, Page<PaperSummary>> list) {
    List<PaperSummary> seen = new ArrayList<>();
    Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(limit));
    while (next.isPresent()) {
      PageRequest pageRequest = next.get();
      Page<PaperSummary> page = list.apply(pageRequest);
      seen.addAll(page.items());
      assertThat(seen).hasSizeLessThanOrEqualTo(PAPERS.size());
      next = page.nextCursor().map(pageRequest::after);
    }
    return seen;
  }
}
