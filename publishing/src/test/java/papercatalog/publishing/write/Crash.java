package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.TableContent;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Commands that are killed between two writes, each in a table of its own. */
final class Crash {
  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));

  private final FaultyEngine engine;
  private final int maxActions;
  private final Paper[] introduced;
  private final DynamoDbClient dying;

  /** The items of tables by who and what was given in them. */
  private final Map<List<?>, List<Item>> given = new HashMap<>();

  /**
   * @param maxActions in a transaction: each makes a killed command cost more
   * @param introduced papers whose collections and topics are in the directories of every table
   */
  Crash(FaultyEngine engine, int maxActions, Paper... introduced) {
    this.engine = engine;
    this.maxActions = maxActions;
    this.introduced = introduced.clone();
    this.dying = engine.open(ONE_ATTEMPT);
  }

  /**
   * A table in which authors have profiles, and papers have been published whole: once, and the
   * next time their items are copied.
   */
  String given(List<Authorship> profiles, Paper... papers) {
    List<Paper> published = List.of(papers);
    List<?> all = List.of(profiles, published);
    if (given.containsKey(all)) {
      return engine.newTableOf(given.get(all));
    }
    String table = engine.newTable(profiles, introduced);
    published.forEach(paper -> publisher(table).publish(paper));
    given.put(all, List.copyOf(content(table).items().values()));
    return table;
  }

  /**
   * Takes back what has been done in a table: for much less than a new one costs, since what papers
   * share stays.
   */
  void restore(String table, TableContent there, TableContent before) {
    new BatchWrite(new CatalogTable(engine.client(), table))
        .write(
            before.items().values().stream()
                .filter(item -> !item.equals(there.items().get(item.key())))
                .toList(),
            there.items().keySet().stream()
                .filter(key -> !before.items().containsKey(key))
                .toList());
  }

  /** How many writes a command takes that nothing kills. */
  int writes(String table, Consumer<Publisher> command) {
    engine.faulty().follow(FaultPlan.none());
    command.accept(publisher(dying, table));
    return engine.faulty().writes();
  }

  /** Kills a command after some of its writes, and looks at what readers see then. */
  void kill(String table, int writes, Consumer<Publisher> command) {
    engine.faulty().follow(FaultPlan.deadAfter(writes));
    assertThatThrownBy(() -> command.accept(publisher(dying, table)))
        .isInstanceOf(TableUnavailable.class);
    assertEveryListedPaperIsKnown(table);
    assertThat(new CountedTable(new CatalogTable(engine.client(), table)).wrong()).isEmpty();
  }

  /** Some other process, which begins without memory and lives. */
  Publisher publisher(String table) {
    return publisher(engine.client(), table);
  }

  private Publisher publisher(DynamoDbClient client, String table) {
    return new Publisher(new CatalogTable(client, table), clock()).withTransactionsOf(maxActions);
  }

  Catalog catalog(String table) {
    return new Catalog(new CatalogTable(engine.client(), table));
  }

  TableContent content(String table) {
    return TableContent.of(engine.client(), table);
  }

  /** What the lists show of a paper is what reading it shows, but for the time of a revision. */
  private void assertEveryListedPaperIsKnown(String table) {
    Catalog catalog = catalog(table);
    Map<PaperId, Boolean> known = new HashMap<>();
    for (Index index : TableSchema.DECLARED.indexes()) {
      for (PaperSummary summary : TableContent.listed(engine.client(), table, index)) {
        assertThat(known.computeIfAbsent(summary.id(), id -> known(catalog, id)))
            .as("%s is in %s", summary.id(), index)
            .isTrue();
      }
    }
  }

  private static boolean known(Catalog catalog, PaperId id) {
    try {
      return catalog.get(AccessPatterns.GET_PAPER, id).id().equals(id);
    } catch (PaperNotFound | PaperWithdrawn _) {
      return false;
    }
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }
}
