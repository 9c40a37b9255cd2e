package papercatalog.benchmarks.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.benchmarks.synthetic.FilledCatalog;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.write.ItemChange;
import papercatalog.domain.write.Publisher;
import papercatalog.domain.write.WriteUnits;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The units that the answers compute are those that the publisher counts and that an engine reports
 * for the same items, one by one: what DynamoDB Local reports for transactions is not reliable.
 */
@Tag("slow")
final class ConfirmedUnitsTest {
  private static DynamoDbLocal engine;
  private static DynamoDbClient client;

  @BeforeAll
  static void start() {
    engine = DynamoDbLocal.inMemory();
    client = ClientSettings.forWrites().at(engine.endpoint()).open();
  }

  @AfterAll
  static void stop() {
    client.close();
    engine.close();
  }

  @ParameterizedTest
  @EnumSource
  void singlePuts_takeWhatIsComputed(TopicDesign design) {
    CatalogTable table = table("puts-" + design.name(), design.schema());
    WriteUnits units = new WriteUnits(design.schema());

    for (Item item : design.items(new TopicCatalog(30).paper(0)).items()) {
      double reported =
          client
              .putItem(
                  put ->
                      put.tableName(table.name())
                          .item(item.attributes())
                          .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
              .consumedCapacity()
              .capacityUnits();
      assertThat(reported)
          .as(item.key().toString())
          .isEqualTo(units.alone(ItemChange.put(Optional.empty(), item)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void publisher_countsWhatIsComputed(AuthorDesign design) {
    CatalogTable table = table("publisher-" + design.name(), design.schema());
    Publisher publisher = new Publisher(table, clock());
    Paper paper = new TopicCatalog(30).paper(0);
    publisher.introduce(paper.authors().stream().map(Author::of).toList());
    publisher.introduceEntries(DirectoryEntry.usedBy(paper));

    assertThat(publisher.publish(paper.asRevision(0, PublishedItems.NOW)).work().writeUnits())
        .isEqualTo(PublishedItems.of(design.schema(), paper).writeUnits());
  }

  @Test
  void publisher_countsWhatANewTitleTakes() {
    CatalogTable table = table("titles", TableSchema.DECLARED);
    Paper paper = new TopicCatalog(30).paper(0);
    Publisher publisher = new Publisher(table, clock());
    publisher.publish(paper.asRevision(0, PublishedItems.NOW));
    Paper other = PaperBuilder.from(paper).title("On " + paper.title()).build();
    Publisher later = new Publisher(table, Clock.offset(clock(), Duration.ofSeconds(1)));

    assertThat(later.publish(other.asRevision(0, PublishedItems.NOW)).work().writeUnits())
        .isEqualTo(
            PublishedItems.ofRevision(
                    TableSchema.DECLARED, other.asNext(paper, PublishedItems.NOW.plusSeconds(1)))
                .writeUnitsAfter(PublishedItems.ofRevision(TableSchema.DECLARED, paper)));
  }

  /** Two drafts in a row: the first expires, in a table that lets them, which takes more units. */
  @Test
  void publisher_countsWhatAnExpiringDraftTakes() {
    DraftHistory history = DraftHistory.of(5, 1_500);
    Paper draft = history.draft().asRevision(0, PublishedItems.NOW);
    Paper next = PaperBuilder.from(draft).text(TextField.VERSION, "2").build();
    double kept =
        secondDraft(new Publisher(table("kept", TableSchema.DECLARED), clock()), draft, next);
    double expiring =
        secondDraft(
            new Publisher(table("expiring", TableSchema.DECLARED), clock())
                .expiringSupersededDraftsAfter(Duration.ofDays(90)),
            draft,
            next);

    assertThat(expiring - kept).isEqualTo(history.expiringUnits());
  }

  private static double secondDraft(Publisher publisher, Paper draft, Paper next) {
    publisher.publish(draft);
    return publisher.publish(next).work().writeUnits();
  }

  /** What the simulation takes for a page is what an engine reports for one. */
  @ParameterizedTest
  @EnumSource
  void pages_takeWhatIsComputed(AuthorDesign design) throws Exception {
    SyntheticPapers papers = new SyntheticPapers(Shape.USUAL);
    try (FilledCatalog catalog =
        new FilledCatalog(design.schema(), 600, number -> design.listed(papers.paper(number)))) {
      for (int limit : List.of(25, 50)) {
        PageRequest pageRequest = PageRequest.FIRST.withLimit(limit);
        assertUnits(
            catalog,
            it -> it.list(AccessPatterns.LIST_COLLECTION_PAPERS, papers.collection(0), pageRequest),
            PageUnits.of(KeyPrefix.COLLECTION, limit));
        assertUnits(
            catalog,
            it ->
                it.list(AccessPatterns.LIST_AUTHOR_PAPERS, papers.author(0).handle(), pageRequest),
            PageUnits.of(KeyPrefix.AUTHOR, limit));
      }
    }
  }

  /**
   * Other papers are on the page than those that a simulation has taken: half a unit more or less.
   */
  private static void assertUnits(
      FilledCatalog catalog, Function<Catalog, ?> list, double simulated) {
    assertThat(catalog.metered(list).readUnits().orElseThrow()).isCloseTo(simulated, within(0.5));
  }

  private static CatalogTable table(String name, TableSchema schema) {
    CatalogTable table = new CatalogTable(client, name, schema);
    table.createIfAbsent();
    return table;
  }

  private static Clock clock() {
    return Clock.fixed(PublishedItems.NOW, ZoneOffset.UTC);
  }
}
