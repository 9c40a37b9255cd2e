package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.PublishedTable;

/** What is read and what of it is shown. */
final class ReadMeterTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final CollectionName COLLECTION = new CollectionName("collection");
  private static final Duration YEAR = Duration.ofDays(365);
  private static final Paper DRAFT = paper("draft", "2026").status(Status.DRAFT).build();
  private static final PaperId GONE = new PaperId("gone");

  private final ReadMeter meter = new ReadMeter();

  @BeforeAll
  static void publish() {
    TABLE.publisher().expiringSupersededDraftsAfter(YEAR).publish(DRAFT);
    TABLE.publisher().expiringSupersededDraftsAfter(YEAR).publish(paper("draft", "2026").build());
    TABLE.givenPublished(CLOCKS_1978, paper(GONE.value(), "2001").build());
    TABLE.publisher().withdraw(GONE, Optional.empty(), OptionalLong.empty());
    IntStream.range(0, 27).forEach(i -> TABLE.givenPublished(paper("p" + i, "2020").build()));
  }

  @Test
  void item_thatIsThere_isReadAndShown() {
    meter.during(() -> at(NOW).get(AccessPatterns.GET_PAPER, CLOCKS_1978.id()));

    assertCounted(1, 1);
  }

  @Test
  void item_thatIsNot_isNeither() {
    assertThatThrownBy(
            () -> meter.during(() -> at(NOW).get(AccessPatterns.GET_PAPER, new PaperId("nope"))))
        .isInstanceOf(PaperNotFound.class);

    assertCounted(0, 0);
  }

  @Test
  void item_thatNoReaderSees_isReadAlone() {
    assertThatThrownBy(() -> meter.during(() -> at(NOW).get(AccessPatterns.GET_PAPER, GONE)))
        .isInstanceOf(PaperWithdrawn.class);
    Instant later = NOW.plus(YEAR).plus(YEAR);
    assertThatThrownBy(
            () ->
                meter.during(
                    () ->
                        at(later)
                            .get(
                                AccessPatterns.GET_PAPER_VERSION,
                                new PaperRevision(DRAFT.id(), 1))))
        .isInstanceOf(VersionNotFound.class);

    assertCounted(2, 0);
  }

  @Test
  void page_hasItsHeadAndOneItemMoreRead_whereThereIsANextOne() {
    Page<?> first =
        meter.during(
            () ->
                at(NOW).list(AccessPatterns.LIST_COLLECTION_PAPERS, COLLECTION, PageRequest.FIRST));

    assertThat(first.items()).hasSize(PageRequest.DEFAULT_LIMIT);
    assertCounted(PageRequest.DEFAULT_LIMIT + 2, PageRequest.DEFAULT_LIMIT);
  }

  @Test
  void versions_thatHaveExpired_areReadAlone() {
    Instant later = NOW.plus(YEAR).plus(YEAR);

    meter.during(
        () -> at(later).list(AccessPatterns.LIST_PAPER_VERSIONS, DRAFT.id(), PageRequest.FIRST));

    assertCounted(2, 1);
  }

  @Test
  void changes_areCountedAsOtherPages() {
    ChangePage page =
        meter.during(() -> at(NOW.plus(Duration.ofDays(1))).listChanges(PageRequest.FIRST));

    assertCounted(PageRequest.DEFAULT_LIMIT + 1, page.changes().size());
  }

  @Test
  void reads_withoutAMeter_countNothing() {
    List<?> shown =
        at(NOW).list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST).items();

    assertThat(shown).hasSize(2);
    assertCounted(0, 0);
  }

  private void assertCounted(int scanned, int shown) {
    assertThat(meter.scanned()).as("scanned").isEqualTo(scanned);
    assertThat(meter.items()).as("shown").isEqualTo(shown);
  }

  private static Catalog at(Instant moment) {
    CatalogTable table = new CatalogTable(TABLE.client(), PublishedTable.NAME);
    return new Catalog(table, Clock.fixed(moment, ZoneOffset.UTC));
  }
}
