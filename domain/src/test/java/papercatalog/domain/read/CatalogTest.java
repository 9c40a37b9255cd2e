package papercatalog.domain.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;

final class CatalogTest {
  @RegisterExtension static final TestTable TABLE = TestTable.real();

  private static final CollectionName RFCS = new CollectionName("rfcs");
  private static final TopicName TLS = new TopicName("tls");
  private static final Paper TLS_1_3 = rfc("rfc8446", "2018-08").build();
  private static final Paper TLS_1_2 =
      rfc("rfc5246", "2008-08")
          .status(Status.SUPERSEDED)
          .supersededBy(Optional.of(TLS_1_3.id()))
          .build();
  private static final Paper SSL_2 =
      rfc("ssl2", "1995").status(Status.WITHDRAWN).text(TextField.STATUS_REASON, "Unsafe.").build();

  private final Catalog catalog = TABLE.catalog();

  @BeforeAll
  static void publish() {
    TABLE.givenStored(CLOCKS_1978, TLS_1_3, TLS_1_2, SSL_2);
  }

  @BeforeEach
  void forget() {
    TABLE.requests().clear();
  }

  @Test
  void getPaper_isThePaperAsPublished() {
    assertThat(catalog.get(AccessPatterns.GET_PAPER, CLOCKS_1978.id()))
        .isEqualTo(CLOCKS_1978.asRevision(1, NOW));
  }

  @Test
  void getPaper_thatIsSuperseded_isReadableAndSaysSo() {
    assertThat(catalog.get(AccessPatterns.GET_PAPER, TLS_1_2.id()).supersededBy())
        .contains(TLS_1_3.id());
  }

  @Test
  void getPaper_thatIsUnknown_fails() {
    ReadMeter meter = new ReadMeter();
    assertThatThrownBy(
            () -> meter.during(() -> catalog.get(AccessPatterns.GET_PAPER, new PaperId("nope"))))
        .isInstanceOf(PaperNotFound.class)
        .hasMessage("There is no paper nope.");
    assertThat(meter.requests()).isEqualTo(1);
  }

  @Test
  void getPaper_inAnotherCase_isThePaper_withItsOwnSpelling() {
    assertThat(catalog.get(AccessPatterns.GET_PAPER, new PaperId("RFC8446")).id().value())
        .isEqualTo("rfc8446");
  }

  @Test
  void getPaper_thatIsWithdrawn_leavesATombstone() {
    assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_PAPER, SSL_2.id()))
        .isInstanceOfSatisfying(
            PaperWithdrawn.class,
            e ->
                assertThat(e.tombstone())
                    .contains(
                        new Tombstone(
                            SSL_2.id(), SSL_2.title(), Optional.of("Unsafe."), NOW, List.of())));
  }

  @Test
  void lists_showWhatIsPublishedOrRetracted_andNothingElse() {
    assertThat(ids(catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, RFCS, PageRequest.FIRST)))
        .containsExactly("rfc8446");
    assertThat(ids(catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, TLS, PageRequest.FIRST)))
        .containsExactly("rfc8446");
    assertThat(
            ids(
                catalog
                    .list(AccessPatterns.LIST_AUTHOR_PAPERS, LAMPORT.handle(), PageRequest.FIRST)
                    .map(AuthorPaper::paper)))
        .containsExactly("rfc8446", "lamport-1978-clocks");
  }

  @Test
  void list_holdsTheSummaryOfAPaper() {
    Page<PaperSummary> page =
        catalog.list(
            AccessPatterns.LIST_COLLECTION_PAPERS, CLOCKS_1978.collection(), PageRequest.FIRST);

    assertThat(page.items()).containsExactly(CLOCKS_1978.summary());
  }

  @Test
  void list_ofANameThatBeginsAnother_isAListOfItsOwn() {
    assertThat(
            catalog
                .list(AccessPatterns.LIST_TOPIC_PAPERS, new TopicName("tl"), PageRequest.FIRST)
                .items())
        .isEmpty();
  }

  @Test
  void list_ofAnUnknownName_isEmpty() {
    Page<PaperSummary> page =
        catalog.list(
            AccessPatterns.LIST_COLLECTION_PAPERS, new CollectionName("nope"), PageRequest.FIRST);

    assertThat(page.items()).isEmpty();
    assertThat(page.nextCursor()).isEmpty();
  }

  @Test
  void getAuthor_isTheProfile_orFails() {
    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, LAMPORT.handle()).name())
        .isEqualTo("Leslie Lamport");
    assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_AUTHOR, new AuthorHandle("nobody")))
        .isInstanceOf(AuthorNotFound.class);
  }

  private static PaperBuilder rfc(String id, String published) {
    return new PaperBuilder(new PaperId(id), "Paper " + id, RFCS, new PublicationDate(published))
        .authors(List.of(LAMPORT))
        .topics(List.of(TLS));
  }

  private static List<String> ids(Page<PaperSummary> page) {
    return page.items().stream().map(summary -> summary.id().value()).toList();
  }
}
