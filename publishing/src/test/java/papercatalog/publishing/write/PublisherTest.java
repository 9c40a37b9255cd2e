package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Papers;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

final class PublisherTest {
  @RegisterExtension static final PublishedTable TABLE = PublishedTable.real();

  private final Publisher publisher = TABLE.publisher();
  private final Catalog catalog = TABLE.catalog();

  @BeforeEach
  void forget() {
    TABLE.requests().clear();
  }

  @Test
  void publish_ofANewPaper_isOneTransactionOfAllItsItems() {
    Written written = publisher.publish(CLOCKS_1978);

    int items = 3 + PaperItems.DECLARED.links(CLOCKS_1978).size(); // itself, version, change
    int counts = 1 + CLOCKS_1978.topics().size();
    assertThat(written.outcome()).isEqualTo(Outcome.CREATED);
    assertThat(written.revision()).isEqualTo(1);
    assertThat(TABLE.requests().all(TransactWriteItemsRequest.class))
        .filteredOn(request -> request.transactItems().size() > 2) // not those of new entries
        .singleElement()
        .satisfies(request -> assertThat(request.transactItems()).hasSize(items + counts));
    assertThat(catalog.get(AccessPatterns.GET_PAPER, CLOCKS_1978.id()))
        .isEqualTo(CLOCKS_1978.asRevision(1, NOW));
    assertThat(
            catalog
                .list(AccessPatterns.LIST_AUTHOR_PAPERS, LISKOV.handle(), PageRequest.FIRST)
                .items())
        .contains(new AuthorPaper(CLOCKS_1978.summary(), CLOCKS_1978.memberships().get(1)));
    assertThat(
            catalog
                .list(
                    AccessPatterns.LIST_TOPIC_PAPERS,
                    CLOCKS_1978.topics().get(1),
                    PageRequest.FIRST)
                .items())
        .containsExactly(CLOCKS_1978.summary());
  }

  /** It reads the paper, and looks for citations that an interrupted command has left, two ways. */
  @Test
  void publish_ofTheSameAgain_writesNothing() {
    Paper same = paper("same", "2026").build();
    publisher.publish(same);
    TABLE.requests().clear();

    Written again = publisher.publish(same);

    assertThat(again).isEqualTo(new Written(Outcome.UNCHANGED, 1, Work.NONE));
    assertThat(TABLE.requests().all()).hasSize(3);
  }

  @Test
  void create_ofATakenId_changesNothing() {
    Paper first = paper("taken", "2026").build();
    publisher.publish(first);
    AuthorHandle newcomer = new AuthorHandle("newcomer");

    assertThatThrownBy(
            () ->
                publisher.publish(
                    paper("taken", "2027")
                        .authors(List.of(new Authorship(newcomer, "New", Role.AUTHOR)))
                        .build(),
                    Replaceable.NONE))
        .isInstanceOf(PaperAlreadyExists.class)
        .hasMessage("There is a paper taken already.");

    assertThat(catalog.get(AccessPatterns.GET_PAPER, first.id()))
        .isEqualTo(first.asRevision(1, NOW));
    assertThat(catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, newcomer, PageRequest.FIRST).items())
        .isEmpty();
    assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_AUTHOR, newcomer))
        .isInstanceOf(AuthorNotFound.class);
  }

  @Test
  void publish_ofARevisionThatIsNotThere_changesNothing() {
    Paper paper = paper("revised", "2026").build();
    publisher.publish(paper);
    publisher.publish(PaperBuilder.from(paper).title("Second").build());

    assertThatThrownBy(
            () ->
                publisher.publish(
                    PaperBuilder.from(paper).title("Late").build().asRevision(1, NOW)))
        .isInstanceOf(RevisionConflict.class)
        .hasMessage("The paper revised is at revision 2; this was based on revision 1.");
    assertThat(catalog.get(AccessPatterns.GET_PAPER, paper.id()).title()).isEqualTo("Second");
  }

  @Test
  void publish_introducesAuthors_andLeavesProfilesAlone() {
    AuthorHandle handle = new AuthorHandle("author-7");
    Author known =
        new Author(
            handle, "Seven", List.of("A University"), Optional.empty(), Optional.empty(), NOW);
    publisher.shared().upsert(known);

    publisher.publish(paper("introduces", "2026").authors(authors(9)).build());

    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, handle)).isEqualTo(known);
    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, new AuthorHandle("author-8")).name())
        .isEqualTo("Author 8");
  }

  @Test
  void upsert_replacesAProfile_unlessItSaysTheSame() {
    AuthorHandle handle = new AuthorHandle("upserted");
    Author first = new Author(handle, "First", List.of(), Optional.empty(), Optional.empty(), NOW);
    Author second =
        new Author(
            handle,
            "Second",
            List.of("Somewhere"),
            Optional.of("0000-0002-1825-0097"),
            Optional.empty(),
            NOW);

    assertThat(publisher.shared().upsert(first).outcome()).isEqualTo(Outcome.CREATED);
    assertThat(publisher.shared().upsert(second).outcome()).isEqualTo(Outcome.REVISED);
    assertThat(publisher.shared().upsert(second))
        .isEqualTo(new Written(Outcome.UNCHANGED, 0, Work.NONE));
    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, handle)).isEqualTo(second);
  }

  @Test
  void publish_ofWhatDoesNotFitIntoAnItem_writesNothing_andNamesTheField() {
    Paper large = paper("large", "2026").authors(Papers.unlike(25_000)).build();

    assertThatThrownBy(() -> publisher.publish(large))
        .isInstanceOf(ItemTooLarge.class)
        .hasMessageMatching(
            "The record of the paper large has [\\d,]+ bytes compressed; DynamoDB takes 409,600\\."
                + " Its largest field is authors, with [\\d,]+ bytes\\.");

    assertThat(TABLE.requests().all(TransactWriteItemsRequest.class)).isEmpty();
    assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_PAPER, large.id()))
        .isInstanceOf(PaperNotFound.class);
  }

  @Test
  void publish_withoutAllItsAuthors_isRefused() {
    Paper read = paper("partial", "2026").authorCount(2).build();

    assertThatThrownBy(() -> publisher.publish(read))
        .isInstanceOf(InvalidValue.class)
        .hasMessage("authors must name all 2 to be published");
  }

  @Test
  void dryRun_countsTheWork_andWritesNothing() {
    Paper paper = paper("planned", "2026").authors(authors(120)).build();

    Written planned = publisher.dryRun().publish(paper);

    assertThat(TABLE.requests().all(TransactWriteItemsRequest.class)).isEmpty();
    assertThat(planned.outcome()).isEqualTo(Outcome.CREATED);
    assertThat(publisher.publish(paper).work()).isEqualTo(planned.work());
  }
}
