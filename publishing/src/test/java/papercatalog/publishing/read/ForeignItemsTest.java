package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An operator of one tenant may write items of its own that name a list of another: those who read
 * that list do not see them.
 */
@Tag("slow")
final class ForeignItemsTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Namespace OWN = Namespace.of(new TenantName("own"));
  private static final Namespace OTHER = Namespace.of(new TenantName("other"));
  private static final TopicName TOPIC = new TopicName("topic");
  private static final Identifier DOI = Identifier.of(IdentifierScheme.DOI, "10.1000/shared");
  private static final List<String> PAPERS = List.of("a", "b", "c");

  private static Catalog catalog;

  @BeforeAll
  static void publishAndImitate() {
    CatalogTable table = new CatalogTable(TABLE.client(), TestTable.NAME, OWN);
    Publisher publisher = new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC));
    for (String id : PAPERS) {
      publisher.publish(
          paper(id, "2020")
              .topics(List.of(TOPIC))
              .identifiers(Map.of("doi", "10.1000/shared"))
              .build(),
          Replaceable.NONE);
    }
    List<Item> imitations = new ArrayList<>();
    for (Map<String, AttributeValue> item :
        TABLE.client().scanPaginator(scan -> scan.tableName(TestTable.NAME)).items()) {
      if (TableSchema.DECLARED.indexes().stream()
          .anyMatch(index -> item.containsKey(index.partitionKey()))) {
        Stream.of("-2", "-3").forEach(copy -> imitations.add(imitation(item, copy)));
      }
    }
    ItemBatches.put(TABLE.client(), TestTable.NAME, imitations);
    catalog = new Catalog(table, Clock.fixed(NOW.plus(Duration.ofHours(1)), ZoneOffset.UTC));
  }

  private static Item imitation(Map<String, AttributeValue> item, String copy) {
    Map<String, AttributeValue> imitation = new HashMap<>(item);
    String key = OWN.own(item.get(TableSchema.PARTITION_KEY).s());
    imitation.put(TableSchema.PARTITION_KEY, AttributeValue.fromS(OTHER.stored(key) + copy));
    for (Index index : TableSchema.DECLARED.indexes()) {
      imitation.computeIfPresent(
          index.sortKey(), (_, place) -> AttributeValue.fromS(place.s() + copy));
    }
    imitation.put(Attributes.TITLE, AttributeValue.fromS("Imitation"));
    return new Item(imitation);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 50})
  void lists_showTheirOwn(int limit) {
    CollectionName collection = new CollectionName("collection");
    assertOwn(
        limit,
        pageRequest ->
            catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest));
    assertOwn(
        limit, pageRequest -> catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, TOPIC, pageRequest));
    assertOwn(limit, pageRequest -> catalog.list(AccessPatterns.FIND_PAPERS, DOI, pageRequest));
    assertThat(
            walk(
                    limit,
                    pageRequest ->
                        catalog.list(
                            AccessPatterns.LIST_AUTHOR_PAPERS, LAMPORT.handle(), pageRequest))
                .stream()
                .map(entry -> entry.paper().title()))
        .containsExactlyInAnyOrder("Paper a", "Paper b", "Paper c");
  }

  private static void assertOwn(int limit, Function<PageRequest, Page<PaperSummary>> list) {
    assertThat(walk(limit, list).stream().map(PaperSummary::title))
        .containsExactlyInAnyOrder("Paper a", "Paper b", "Paper c");
  }

  private static <T> List<T> walk(int limit, Function<PageRequest, Page<T>> list) {
    List<T> shown = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      PageRequest pageRequest = PageRequest.FIRST.withLimit(limit);
      Page<T> page = list.apply(cursor.map(pageRequest::after).orElse(pageRequest));
      shown.addAll(page.items());
      cursor = page.nextCursor();
    } while (cursor.isPresent());
    return shown;
  }

  @Test
  void changes_areOfTheirOwn() {
    List<Change> shown = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      PageRequest pageRequest = PageRequest.FIRST.withLimit(3).withOrder(Order.ASC);
      ChangePage page = catalog.listChanges(cursor.map(pageRequest::after).orElse(pageRequest));
      shown.addAll(page.changes());
      cursor = page.nextCursor();
    } while (cursor.isPresent());
    assertThat(shown).extracting(change -> change.id().value()).containsExactlyElementsOf(PAPERS);
    assertThat(
            walk(
                3,
                pageRequest ->
                    catalog.list(
                        AccessPatterns.LIST_COLLECTION_CHANGES,
                        new CollectionName("collection"),
                        pageRequest)))
        .containsExactlyInAnyOrderElementsOf(shown);
  }
}
