package papercatalog.functions.http;

import module java.base;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A catalog of given papers on an engine of its own, for one test class, and the functions over it.
 * The engine can be stopped and started again on the same port, empty but for the papers.
 */
final class TestCatalog implements BeforeAllCallback, AfterAllCallback {
  static final String TABLE = "papers";

  /** When everything is published. */
  static final Instant NOW = Instant.parse("2026-04-18T09:30:00Z");

  /** When everything is read. */
  private static final Instant TOMORROW = NOW.plus(Duration.ofDays(1));

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final List<Paper> papers;
  private final List<Author> profiles;
  private final List<Consumer<CatalogTable>> later = new ArrayList<>();
  private boolean connected;
  private TestEngine engine;
  private int port;
  private DynamoDbClient reads;
  private Functions functions;

  private TestCatalog(List<Paper> papers, List<Author> profiles) {
    this.papers = papers;
    this.profiles = profiles;
  }

  static TestCatalog of(Paper... papers) {
    return of(List.of(papers));
  }

  static TestCatalog of(List<Paper> papers) {
    return new TestCatalog(papers, List.of());
  }

  TestCatalog withProfiles(Author... known) {
    return new TestCatalog(papers, List.of(known));
  }

  /** Once the papers are published. */
  TestCatalog then(Consumer<Publisher> writes) {
    return then(NOW, writes);
  }

  /**
   * With functions that connect to the engine's port: only then can it be stopped and restarted.
   */
  TestCatalog connected() {
    connected = true;
    return this;
  }

  /** With these items next to the papers. */
  TestCatalog storing(List<Item> items) {
    later.add(table -> ItemBatches.put(table.client(), table.name(), items));
    return this;
  }

  /** The same at another time. */
  TestCatalog then(Instant at, Consumer<Publisher> writes) {
    later.add(table -> writes.accept(new Publisher(table, fixed(at))));
    return this;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    startEngine(0);
    ClientSettings seen = settings().seenBy(new RequestCounter());
    reads = connected ? seen.open() : engine.open(seen);
    functions = functionsAt(TOMORROW);
  }

  @Override
  public void afterAll(ExtensionContext context) {
    engine.drop(reads, TABLE);
    reads.close();
    engine.close();
  }

  /** Nothing listens on the engine's port any more. */
  void stopEngine() {
    engine.close();
  }

  /** The engine is back where it was; the functions keep their client. */
  void restartEngine() {
    startEngine(port);
  }

  private void startEngine(int chosen) {
    engine = TestEngine.open(chosen);
    port = engine.endpoint().getPort();
    try (DynamoDbClient writes = engine.open(ClientSettings.forWrites())) {
      CatalogTable table = new CatalogTable(writes, TABLE);
      table.createIfAbsent();
      Publisher publisher = new Publisher(table, fixed(NOW));
      profiles.forEach(publisher.shared()::upsert);
      papers.forEach(publisher::publish);
      later.forEach(it -> it.accept(table));
    }
  }

  private static Clock fixed(Instant moment) {
    return Clock.fixed(moment, ZoneOffset.UTC);
  }

  /** How the functions reach the engine. */
  ClientSettings settings() {
    return ClientSettings.forReads()
        .within(3, LIMIT, LIMIT.multipliedBy(3)) // a busy machine is no outage
        .at(engine.endpoint());
  }

  Functions functions() {
    return functions;
  }

  /** The functions as they answer at another time. */
  Functions functionsAt(Instant moment) {
    return new Functions(new Catalog(new CatalogTable(reads, TABLE), fixed(moment)));
  }

  TestAnswer get(AccessPattern<?> pattern, String value) {
    return functions.answer(TestRequest.to(pattern, value));
  }

  TestAnswer answer(TestRequest request) {
    return functions.answer(request);
  }
}
