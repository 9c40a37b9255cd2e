package papercatalog.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.Papers.LAMPORT;
import static papercatalog.Papers.LISKOV;
import static papercatalog.Papers.authors;
import static papercatalog.Papers.paper;
import static papercatalog.TestTable.NOW;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.TestTable;
import papercatalog.error.AuthorNotFound;
import papercatalog.error.PaperAlreadyExists;
import papercatalog.error.PaperNotFound;
import papercatalog.error.TooManyItems;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.InvalidValue;
import papercatalog.model.Paper;
import papercatalog.model.Role;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.table.ReadMeter;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

final class PublisherTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private final Publisher publisher = TABLE.publisher();
  private final Catalog catalog = TABLE.catalog();
  private final ReadMeter meter = new ReadMeter();

  @BeforeEach
  void forget() {
    TABLE.requests().clear();
  }

  @Test
  void publish_isOneTransactionOfPaperMembershipsProfilesAndLinks() {
    Paper stored = publisher.publish(CLOCKS_1978, List.of());

    assertThat(stored).isEqualTo(CLOCKS_1978.asRevision(1, NOW));
    assertThat(TABLE.requests().only(TransactWriteItemsRequest.class).transactItems())
        .hasSize(1 + 2 * CLOCKS_1978.authors().size() + CLOCKS_1978.topics().size());
    assertThat(catalog.listAuthorPapers(LISKOV.handle(), Listing.FIRST, meter).items())
        .contains(CLOCKS_1978.summary());
    assertThat(catalog.listTopicPapers(CLOCKS_1978.topics().get(1), Listing.FIRST, meter).items())
        .containsExactly(CLOCKS_1978.summary());
  }

  @Test
  void publish_ofATakenId_changesNothing() {
    Paper first = paper("taken", "2026").build();
    publisher.publish(first, List.of());
    AuthorHandle newcomer = new AuthorHandle("author-0");

    assertThatThrownBy(
            () -> publisher.publish(paper("taken", "2027").authors(authors(1)).build(), List.of()))
        .isInstanceOf(PaperAlreadyExists.class)
        .hasMessage("There is a paper taken already.");

    assertThat(catalog.getPaper(first.id(), meter)).isEqualTo(first.asRevision(1, NOW));
    assertThat(catalog.listAuthorPapers(newcomer, Listing.FIRST, meter).items()).isEmpty();
    assertThatThrownBy(() -> catalog.getAuthor(newcomer, meter)).isInstanceOf(AuthorNotFound.class);
  }

  @Test
  void publish_ofMoreThanATransactionHolds_writesNothing() {
    Paper large = paper("large", "2026").authors(authors(50)).build();

    assertThatThrownBy(() -> publisher.publish(large, List.of()))
        .isInstanceOf(TooManyItems.class)
        .hasMessage(
            "The paper large needs 101 items (itself, a membership and a profile per author, a"
                + " link per topic); a transaction holds 100.");

    assertThat(TABLE.requests().all()).isEmpty();
    assertThatThrownBy(() -> catalog.getPaper(large.id(), meter)).isInstanceOf(PaperNotFound.class);
  }

  @Test
  void publish_ofAsMuchAsATransactionHolds_isStored() {
    Paper largest = paper("largest", "2026").authors(authors(49)).build();

    publisher.publish(largest, List.of());

    assertThat(catalog.getPaper(largest.id(), meter).authors()).isEqualTo(authors(49));
  }

  @Test
  void publish_keepsWhatAProfileSays_andAddsWhatItLacks() {
    AuthorHandle handle = new AuthorHandle("author-7");
    publisher.publish(paper("one", "2026").authors(authors(8)).build(), List.of());

    publisher.publish(
        paper("two", "2026").authors(authors(8)).build(), List.of(profile(handle, "Renamed")));

    Author author = catalog.getAuthor(handle, meter);
    assertThat(author.name()).isEqualTo("Author 7");
    assertThat(author.affiliations()).containsExactly("A University");
    assertThat(author.updatedAt()).isEqualTo(NOW);
  }

  @Test
  void publish_withAProfileGivenTwice_takesTheFirst() {
    Authorship newcomer = new Authorship(new AuthorHandle("newcomer"), "Printed", Role.AUTHOR);
    Paper paper = paper("twice", "2026").authors(List.of(newcomer)).build();

    publisher.publish(
        paper, List.of(profile(newcomer.handle(), "First"), profile(newcomer.handle(), "Second")));

    assertThat(catalog.getAuthor(newcomer.handle(), meter).name()).isEqualTo("First");
  }

  @Test
  void publish_ofWhatWasReadFromTheCatalog_isRefused() {
    Paper read = paper("again", "2026").build().asRevision(1, NOW);

    assertThatThrownBy(() -> publisher.publish(read, List.of())).isInstanceOf(InvalidValue.class);
  }

  @Test
  void publish_nearlyAsLargeAsTheRulesAllow_fitsIntoAnItem() {
    Paper huge =
        paper("huge", "2026")
            .abstractText(Optional.of("\u6587".repeat(20_000)))
            .authors(authors(40))
            .build();

    publisher.publish(huge, List.of());

    assertThat(catalog.getPaper(huge.id(), meter).abstractText()).isEqualTo(huge.abstractText());
    assertThat(huge.authors().getFirst()).isNotEqualTo(LAMPORT);
  }

  private static Author profile(AuthorHandle handle, String name) {
    return new Author(
        handle, name, List.of("A University"), Optional.empty(), Optional.empty(), NOW);
  }
}
