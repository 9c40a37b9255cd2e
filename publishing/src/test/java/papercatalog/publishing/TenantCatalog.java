package papercatalog.publishing;

import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.record.Unfinished;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A catalog with some of everything, of whatever tenant: the same ids, authors, collections, topics
 * and identifiers in each, with titles that say whose they are.
 */
public final class TenantCatalog {
  public static final Paper MANY = paper("many", "2026").authors(authors(101)).build();
  public static final int FEWER_AUTHORS = 12;
  public static final PaperId CLOCKS = CLOCKS_1978.id();

  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  private final CatalogTable table;
  private final String label;
  private final Paper many;
  private final Publisher publisher;

  /**
   * One that is empty.
   *
   * @param label what its titles end with
   */
  public TenantCatalog(CatalogTable table, String label) {
    this(table, label, MANY);
  }

  /**
   * The same with fewer authors, where nothing depends on how many there are: each costs every walk
   * over the catalog of a tenant a request.
   */
  public static TenantCatalog ofFewerAuthors(CatalogTable table, String label) {
    return new TenantCatalog(
        table, label, PaperBuilder.from(MANY).authors(authors(FEWER_AUTHORS)).build());
  }

  private TenantCatalog(CatalogTable table, String label, Paper many) {
    this.table = table;
    this.label = label;
    this.many = many;
    this.publisher = new Publisher(table, CLOCK);
  }

  /** Fills it. */
  public TenantCatalog fill() {
    publish(CLOCKS_1978);
    publish(PaperBuilder.from(CLOCKS_1978).title("Revised").build());
    new BatchWrite(table)
        .write(
            many.authors().stream().map(it -> AuthorItem.item(Author.of(it), 1, NOW)).toList(),
            List.of());
    publish(many);
    publish(
        paper("superseded", "2026")
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(CLOCKS))
            .build());
    Paper draft = paper("draft", "2026").status(Status.DRAFT).build();
    publisher.expiringSupersededDraftsAfter(Duration.ofDays(1)).publish(draft);
    publisher
        .expiringSupersededDraftsAfter(Duration.ofDays(1))
        .publish(PaperBuilder.from(draft).title("Second " + label).build());
    for (String id : List.of("withdrawn", "taken-down", "deleted", "no-trace")) {
      publish(paper(id, "2026").build());
    }
    for (int i = 0; i < 5; i++) {
      publish(
          paper("listed-" + i, "2025")
              .topics(CLOCKS_1978.topics())
              .identifiers(CLOCKS_1978.identifiers())
              .build());
    }
    publish(
        paper("citing", "2026")
            .references(
                Stream.of("never-there", CLOCKS.value())
                    .map(id -> Optional.of(new PaperId(id)))
                    .map(id -> new Reference(Optional.empty(), Map.of(), id))
                    .toList())
            .build());
    Optional<String> reason = Optional.of("Wrong.");
    publisher.withdraw(new PaperId("withdrawn"), reason, OptionalLong.empty());
    publisher.takeDown(new PaperId("taken-down"), reason, OptionalLong.empty());
    publisher.delete(new PaperId("deleted"), OptionalLong.empty());
    publisher.deleteWithoutTrace(new PaperId("no-trace"), OptionalLong.empty());
    publisher
        .shared()
        .upsert(
            new Author(
                new AuthorHandle("named-by-none"),
                "Named By None " + label,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH));
    publisher
        .shared()
        .alias(Alias.of(new AuthorHandle("former-name"), new AuthorHandle("named-by-none")));
    publisher
        .shared()
        .upsert(new DirectoryEntry(Directory.TOPICS, "used-by-none", Optional.of("None " + label)));
    return this;
  }

  /** Does what operators and crashes never do, and what is found of all the same. */
  public TenantCatalog harm() {
    Item many = stored(Keys.paper(MANY.id()));
    put(new Unfinished.Linking().mark(many));
    delete(Keys.change(MANY.id()));
    delete(Keys.change(new PaperId("withdrawn")));
    delete(Keys.paper(new PaperId("listed-0")));
    delete(Keys.version(CLOCKS, 2));
    delete(Keys.entry(Directory.COLLECTIONS, "collection"));
    delete(Keys.author(new AuthorHandle("author-7")));
    put(stored(Keys.paper(CLOCKS)).without(List.of("GSI1PK", "GSI1SK")));
    put(
        stored(Keys.change(new PaperId("draft")))
            .with("GSI1SK", AttributeValue.fromS("no position")));
    put(
        stored(Keys.version(CLOCKS, 1))
            .with("GSI1PK", AttributeValue.fromS("COLLECTION#cacm"))
            .with("GSI1SK", AttributeValue.fromS("DATE#1978-07#x")));
    put(
        stored(Keys.author(new AuthorHandle("author-8")))
            .with(Attributes.HANDLE, AttributeValue.fromS("Not A Handle")));
    put(new Item(new ItemKey("ORDER#1", "ORDER#1").attributes()));
    put(new Item(new ItemKey(Keys.paperPartition(MANY.id()), "ZEBRA#1").attributes()));
    return this;
  }

  /** Its part of the table. */
  public CatalogTable table() {
    return table;
  }

  /** What its titles end with. */
  public String label() {
    return label;
  }

  /** Its write side. */
  public Publisher publisher() {
    return publisher;
  }

  private void publish(Paper paper) {
    publisher.publish(PaperBuilder.from(paper).title(paper.title() + " " + label).build());
  }

  private Item stored(ItemKey key) {
    return table.item(
        table
            .client()
            .getItem(get -> get.tableName(table.name()).key(table.key(key)).consistentRead(true))
            .item());
  }

  private void put(Item item) {
    Map<String, AttributeValue> attributes = table.stored(item);
    table.client().putItem(put -> put.tableName(table.name()).item(attributes));
  }

  private void delete(ItemKey key) {
    table.client().deleteItem(delete -> delete.tableName(table.name()).key(table.key(key)));
  }
}
