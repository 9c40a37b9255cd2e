package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.Papers;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** The paper with the most authors that there is has 15,025; and one is revised for ever. */
@Tag("slow")
final class HugePaperTest {
  @RegisterExtension static final PublishedTable TABLE = PublishedTable.real();

  private static final int AUTHORS = Thorough.of(15_025, 500);

  private static final PaperId ID = new PaperId("huge");
  private static final Paper FIRST = paper("huge", "2021").authors(Papers.unlike(AUTHORS)).build();
  private static final Paper SECOND =
      PaperBuilder.from(FIRST).text(TextField.ABSTRACT, "Revised.").build();

  private final Publisher publisher = TABLE.publisher();
  private final Catalog catalog = TABLE.catalog();

  @Test
  void paperOfThousandsOfAuthors_isPublishedReadAndRevised() {
    givenProfiles();
    TABLE.requests().clear();
    Work published = publisher.publish(FIRST).work();
    int transactions = transactions();
    assertReadWhole(FIRST.asRevision(1, NOW));
    List<Membership> memberships = memberships();
    assertThat(memberships).hasSize(AUTHORS);
    assertThat(Set.copyOf(memberships)).isEqualTo(Set.copyOf(FIRST.memberships()));

    assertThat(publisher.publish(SECOND).revision()).isEqualTo(2);
    assertReadWhole(SECOND.asRevision(2, NOW));
    assertThat(catalog.get(AccessPatterns.GET_PAPER_VERSION, new PaperRevision(ID, 1)))
        .isEqualTo(FIRST.asRevision(1, NOW));

    // The record, 99 links a transaction, and the mark that is taken off: docs/operations.md.
    assertThat(transactions).isEqualTo(1 + Math.ceilDiv(AUTHORS, 99) + 1);
    assertThat(published.puts()).isEqualTo(AUTHORS + 3 + 1);
    assertThat(published.writeUnits()).isBetween(3.0 * AUTHORS, 6.0 * AUTHORS);
  }

  @Test
  void paperOfAThousandVersions_showsThemAll() {
    PaperId id = new PaperId("restless");
    List<Item> items = new ArrayList<>();
    for (int i = 1; i <= 998; i++) {
      items.add(VersionItem.of(titled(i).asRevision(i, NOW)));
    }
    items.add(PaperItems.DECLARED.paper(titled(998).asRevision(998, NOW)));
    ItemBatches.put(TABLE.client(), PublishedTable.NAME, items);
    publisher.publish(titled(999));
    publisher.publish(titled(1_000));

    List<Long> revisions = new ArrayList<>();
    Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(100));
    while (next.isPresent()) {
      PageRequest pageRequest = next.get();
      Page<VersionSummary> page = catalog.list(AccessPatterns.LIST_PAPER_VERSIONS, id, pageRequest);
      page.items().forEach(version -> revisions.add(version.revision()));
      next = page.nextCursor().map(pageRequest::after);
    }
    assertThat(revisions)
        .hasSize(1_000)
        .startsWith(1_000L, 999L)
        .endsWith(1L)
        .doesNotHaveDuplicates();
    assertThat(catalog.get(AccessPatterns.GET_PAPER_VERSION, new PaperRevision(id, 500)).title())
        .isEqualTo("Title 500");
  }

  /** By A1, which names the first hundred, and by A8. */
  private void assertReadWhole(Paper paper) {
    Paper read = catalog.get(AccessPatterns.GET_PAPER, ID);
    assertThat(read.authors()).isEqualTo(paper.authors().subList(0, 100));
    assertThat(read.authorCount()).isEqualTo(AUTHORS);
    assertThat(
            catalog.get(AccessPatterns.GET_PAPER_VERSION, new PaperRevision(ID, paper.revision())))
        .isEqualTo(paper);
  }

  private List<Membership> memberships() {
    List<Membership> memberships = new ArrayList<>();
    Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(100));
    while (next.isPresent()) {
      PageRequest pageRequest = next.get();
      Page<ListedAuthor> page = catalog.list(AccessPatterns.LIST_PAPER_AUTHORS, ID, pageRequest);
      page.items().forEach(it -> memberships.add(it.membership()));
      next = page.nextCursor().map(pageRequest::after);
    }
    return memberships;
  }

  /** Publishing would write them one by one; that is tested with fewer. */
  private static void givenProfiles() {
    List<Item> items = new ArrayList<>();
    FIRST.authors().forEach(it -> items.add(AuthorItem.item(Author.of(it), 1, NOW)));
    DirectoryEntry.usedBy(FIRST).forEach(it -> items.add(DirectoryItem.of(it, 1, NOW)));
    ItemBatches.put(TABLE.client(), PublishedTable.NAME, items);
  }

  private static Paper titled(int number) {
    return paper("restless", "2026").title("Title " + number).build();
  }

  /** A busy machine may time out; the client then sends the same request again. */
  private static int transactions() {
    return Set.copyOf(TABLE.requests().all(TransactWriteItemsRequest.class)).size();
  }
}
