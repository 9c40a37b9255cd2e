package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.AuthorItem;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A2, A3 and A4: the collection, author or topic comes with its first papers, in one request. */
final class ListHeadsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final CollectionName SOSP = new CollectionName("sosp");
  private static final TopicName CLOCKS = new TopicName("clocks");
  private static final AuthorHandle ADA = new AuthorHandle("ada-lovelace");
  private static final Author PROFILE =
      new Author(
          ADA,
          "Ada Lovelace",
          List.of("Analytical Engine"),
          Optional.of("0000-0002-1825-0097"),
          Optional.of("https://example.org/ada"),
          Instant.EPOCH);

  @BeforeEach
  void fill() {
    TABLE.publisher().shared().upsert(PROFILE);
    TABLE
        .publisher()
        .shared()
        .upsert(
            new DirectoryEntry(
                Directory.COLLECTIONS, "sosp", Optional.of("Operating Systems Principles")));
    for (int i = 1; i <= 3; i++) {
      TABLE.givenPublished(listed("p" + i, "201" + i));
    }
  }

  @Test
  void firstPage_hasTheHead_inOneRequest_andAllItsPapers() {
    for (int limit : new int[] {1, 2, 3, 100}) {
      PageRequest first = PageRequest.FIRST.withLimit(limit);
      TABLE.requests().clear();

      Page<?> collection = page(AccessPatterns.LIST_COLLECTION_PAPERS, SOSP, first);
      Page<?> topic = page(AccessPatterns.LIST_TOPIC_PAPERS, CLOCKS, first);
      Page<?> author = page(AccessPatterns.LIST_AUTHOR_PAPERS, ADA, first);

      assertThat(TABLE.requests().all(QueryRequest.class)).hasSize(3);
      assertThat(List.of(collection, topic, author))
          .allSatisfy(page -> assertThat(page.items()).hasSize(Math.min(3, limit)))
          .allSatisfy(page -> assertThat(page.nextCursor().isPresent()).isEqualTo(limit < 3));
      assertThat(collection.head())
          .contains(
              new DirectoryEntry(
                      Directory.COLLECTIONS, "sosp", Optional.of("Operating Systems Principles"))
                  .counting(3));
      assertThat(topic.head()).contains(DirectoryEntry.of(Directory.TOPICS, "clocks").counting(3));
      assertThat(author.head()).contains(PROFILE);
    }
  }

  @Test
  void otherPages_knowTheNameOnly() {
    PageRequest two = PageRequest.FIRST.withLimit(2);
    Page<?> first = page(AccessPatterns.LIST_AUTHOR_PAPERS, ADA, two);
    PublicationDate date = new PublicationDate("2012");

    for (PageRequest other :
        List.of(
            two.after(first.nextCursor().orElseThrow()),
            two.withOrder(Order.ASC),
            two.between(Optional.empty(), Optional.of(date)))) {
      assertThat(page(AccessPatterns.LIST_AUTHOR_PAPERS, ADA, other).head()).isEmpty();
    }
    assertThat(
            page(
                    AccessPatterns.LIST_AUTHOR_PAPERS,
                    ADA,
                    two.between(Optional.of(date), Optional.empty()))
                .head())
        .as("newest first, from a date on")
        .contains(PROFILE);
    assertThat(
            page(AccessPatterns.LIST_AUTHOR_PAPERS, ADA, PageRequest.FIRST.withOrder(Order.ASC))
                .head())
        .as("the whole list, oldest first")
        .contains(PROFILE);
  }

  @Test
  void unknownName_isAnEmptyListWithoutHead_andAnEntryWithoutPapersIsOne() {
    Page<?> unknown =
        page(AccessPatterns.LIST_COLLECTION_PAPERS, new CollectionName("none"), PageRequest.FIRST);
    assertThat(unknown).isEqualTo(new Page<>(List.of(), Optional.empty()));

    DirectoryEntry empty = DirectoryEntry.of(Directory.COLLECTIONS, "empty");
    TABLE.publisher().shared().upsert(empty);
    Page<?> page =
        page(AccessPatterns.LIST_COLLECTION_PAPERS, new CollectionName("empty"), PageRequest.FIRST);
    assertThat(page.items()).isEmpty();
    assertThat(page.nextCursor()).isEmpty();
    assertThat(page.head()).contains(empty.counting(0));
  }

  @Test
  void headOfAnotherCatalog_isDropped() {
    Author other = new Author(ADA, "Mallory", List.of(), Optional.empty(), Optional.empty(), NOW);
    TABLE
        .client()
        .putItem(
            put ->
                put.tableName(TestTable.NAME)
                    .item(
                        AuthorItem.item(other, 1, NOW)
                            .with("PK", AttributeValue.fromS("TENANT#acme#AUTHOR#" + ADA))
                            .attributes()));

    assertThat(page(AccessPatterns.LIST_AUTHOR_PAPERS, ADA, PageRequest.FIRST).head())
        .contains(PROFILE);
    assertThat(page(AccessPatterns.LIST_AUTHOR_PAPERS, ADA, PageRequest.FIRST.withLimit(1)).items())
        .hasSize(1);
  }

  private static <K, T> Page<T> page(ListPattern<K, T> list, K named, PageRequest request) {
    return TABLE.catalog().list(list, named, request);
  }

  private static Paper listed(String id, String published) {
    return paper(id, published)
        .collection(SOSP)
        .topics(List.of(CLOCKS))
        .authors(List.of(new Authorship(ADA, "A. Lovelace", Role.AUTHOR)))
        .build();
  }
}
