package papercatalog.domain;

import module java.base;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An engine with an empty table of the catalog, new for each test class. */
public class TestTable implements BeforeAllCallback, AfterAllCallback {
  /** The table's name. */
  public static final String NAME = "papers";

  /** When everything is written. */
  public static final Instant NOW = Instant.parse("2026-11-20T09:00:00Z");

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final Supplier<TestEngine> start;
  private final RecordedRequests requests = new RecordedRequests();
  private TestEngine engine;
  private DynamoDbClient client;
  private DynamoDbClient reads;

  /** In memory, with THOROUGH a real one. */
  public TestTable() {
    this(TestEngine::open);
  }

  protected TestTable(Supplier<TestEngine> start) {
    this.start = start;
  }

  /** DynamoDB Local, for tests of what it accepts, keeps and finds. */
  public static TestTable real() {
    return new TestTable(TestEngine::real);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    engine = start.get();
    client = engine.open(ClientSettings.forWrites().seenBy(requests));
    reads =
        engine.open(
            ClientSettings.forReads()
                .within(3, LIMIT, LIMIT.multipliedBy(3)) // a busy machine is no outage
                .seenBy(requests)
                .seenBy(new RequestCounter()));
    new CatalogTable(client, NAME).createIfAbsent();
    requests.clear();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    engine.drop(client, NAME);
    client.close();
    reads.close();
    engine.close();
  }

  /** The table as one catalog has it, over the client of the write side. */
  public CatalogTable table(Namespace namespace) {
    return new CatalogTable(client, NAME, namespace);
  }

  /** The read side, over a client as the functions have it. */
  public Catalog catalog() {
    return catalog(Namespace.NONE);
  }

  /** That of one catalog. */
  public Catalog catalog(Namespace namespace) {
    return new Catalog(new CatalogTable(reads, NAME, namespace));
  }

  /** Where the engine is. */
  public URI endpoint() {
    return engine.endpoint();
  }

  /** The client of the write side. */
  public DynamoDbClient client() {
    return client;
  }

  /** What both clients were asked. */
  public RecordedRequests requests() {
    return requests;
  }

  /**
   * Stores papers as their first publication would, with the profiles of their authors and the
   * collections and topics that they use, and forgets the requests.
   */
  public void givenStored(Paper... papers) {
    Map<ItemKey, Item> items = new LinkedHashMap<>();
    Consumer<Item> add = item -> items.put(item.key(), item);
    for (Paper paper : papers) {
      Paper stored = paper.asRevision(1, NOW);
      add.accept(PaperItems.DECLARED.paper(stored));
      add.accept(VersionItem.of(stored));
      add.accept(ChangeItem.of(TableSchema.DECLARED, Change.to(stored, NOW), Optional.of(stored)));
      ReferencesItem.of(stored).ifPresent(add);
      items.putAll(PaperItems.DECLARED.links(stored));
    }
    sharedItems(Stream.of(papers).flatMap(paper -> paper.authors().stream()), papers).forEach(add);
    ItemBatches.put(client, NAME, List.copyOf(items.values()));
    requests.clear();
  }

  /** The profiles of authors, and the collections and topics that papers use; they count none. */
  static Stream<Item> sharedItems(Stream<Authorship> authors, Paper... papers) {
    return Stream.concat(
        authors.map(author -> AuthorItem.item(Author.of(author), 1, NOW)),
        Stream.of(papers)
            .flatMap(paper -> DirectoryEntry.usedBy(paper).stream())
            .map(entry -> DirectoryItem.of(entry.counting(0), 1, NOW)));
  }
}
