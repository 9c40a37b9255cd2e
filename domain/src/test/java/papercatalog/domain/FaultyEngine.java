package papercatalog.domain;

import module java.base;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * An engine for a test class, with a straight way to it and a faulty one, and as many empty tables
 * of the catalog as a test asks for.
 */
public final class FaultyEngine implements BeforeAllCallback, AfterAllCallback {
  private final List<String> tables = new ArrayList<>();
  private final List<DynamoDbClient> clients = new ArrayList<>();
  private final Supplier<TestEngine> start;
  private TestEngine engine;
  private FaultyExchange faulty;
  private DynamoDbClient client;

  /** In memory, with THOROUGH a real one. */
  public FaultyEngine() {
    this(TestEngine::open);
  }

  private FaultyEngine(Supplier<TestEngine> start) {
    this.start = start;
  }

  /** DynamoDB Local. */
  public static FaultyEngine real() {
    return new FaultyEngine(TestEngine::real);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    engine = start.get();
    faulty = newFaulty();
    client = engine.open(ClientSettings.forWrites());
  }

  @Override
  public void afterAll(ExtensionContext context) {
    tables.forEach(table -> engine.drop(client, table));
    clients.forEach(DynamoDbClient::close);
    client.close();
    engine.close();
  }

  /** A client that nothing stands in the way of. */
  public DynamoDbClient client() {
    return client;
  }

  /** Where requests go wrong. */
  public FaultyExchange faulty() {
    return faulty;
  }

  /** An exchange with the same engine and a plan of its own. */
  public FaultyExchange newFaulty() {
    return new FaultyExchange(engine.exchange());
  }

  /** A client whose requests may go wrong; closed after the test class. */
  public DynamoDbClient open(ClientSettings settings) {
    DynamoDbClient opened = open(settings, faulty);
    clients.add(opened);
    return opened;
  }

  /** A client whose requests go wrong by another plan; the caller closes it. */
  public DynamoDbClient open(ClientSettings settings, FaultyExchange other) {
    return engine.open(settings, other);
  }

  /** The name of an empty table that no other test uses. */
  public String newTable() {
    String name = "papers-%d".formatted(tables.size() + 1);
    new CatalogTable(client, name).createIfAbsent();
    tables.add(name);
    return name;
  }

  /**
   * The same, in which authors have the profiles that publishing would give them, and what papers
   * use is in its directories.
   */
  public String newTable(List<Authorship> authors, Paper... papers) {
    Map<ItemKey, Item> items = new LinkedHashMap<>();
    TestTable.sharedItems(authors.stream(), papers).forEach(item -> items.put(item.key(), item));
    return newTableOf(List.copyOf(items.values()));
  }

  /** The same with these items, which are there without having been published. */
  public String newTableOf(List<Item> items) {
    String table = newTable();
    ItemBatches.put(client, table, items);
    return table;
  }
}
