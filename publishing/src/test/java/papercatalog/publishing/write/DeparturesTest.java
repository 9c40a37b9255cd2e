package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the lists of collections show of a paper that leaves them. */
@Tag("slow")
final class DeparturesTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final PaperId ID = new PaperId("Traveller");
  private static final ItemKey LEFT_A = Keys.departure(ID, "COLLECTION_CHANGES#a");

  private final CatalogTable table = new CatalogTable(TABLE.client(), TestTable.NAME);
  private int minutes;

  @AfterEach
  void remove() {
    try {
      publisher().deleteWithoutTrace(ID, OptionalLong.empty());
    } catch (PaperNotFound _) {
      // The test has forgotten it.
    }
    assertThat(new Partition(table, ID).items()).isEmpty();
  }

  /** A small paper takes one transaction, one of many authors a staged write. */
  @ParameterizedTest
  @CsvSource({
    "a, a:created",
    "a a, a:revised",
    "a b, a:left b:revised",
    "a b b, a:left b:revised",
    "a b a, a:revised b:left",
    "a b a b, a:left b:revised",
    "a b c, a:left b:left c:revised",
    "a b c a, a:revised b:left c:left",
    "a withdraw, a:withdrawn",
    "a withdraw b, a:left b:reinstated",
    "a withdraw delete, a:deleted",
    "a delete, a:deleted",
    "a delete a, a:created",
    "a delete b, a:deleted b:created",
    "a delete b a, a:revised b:left",
    "a b delete, a:left b:deleted",
    "a b delete a, a:created b:deleted",
    "a b forget, ''",
    "a b delete forget, ''",
    "a b forget c, c:created",
  })
  void lists_nameAPaperOnce_asItIsOrLeft(String moves, String expected) {
    for (int count : List.of(1, 120)) {
      for (String move : moves.split(" ", -1)) {
        go(move, count);
      }

      assertThat(lists()).isEqualTo(expected);
      assertThat(flaws(false)).isEmpty();
      remove();
    }
  }

  /** A damaged departure is found, repaired, and stands in the way of no write. */
  @ParameterizedTest
  @CsvSource({
    "GSI2PK,",
    "GSI2PK, COLLECTION_CHANGES#z",
    "GSI2SK,",
    "GSI2SK, 2026-11-20T09:01:00.000Z#other",
    "changedAt, 2026-11-20T09:00:00.000Z",
    "changedAt, yesterday",
    "change, revised",
    "change, unknown",
    "id, other",
    "id, #",
  })
  void damage_isRepaired_andDoesNotStopAWrite(String attribute, String value) {
    go("a", 1);
    go("b", 1);
    harm(attribute, value);

    assertThat(flaws(false)).containsExactly(LEFT_A + " " + Flaw.STALE_CHANGE);
    assertThat(flaws(true)).hasSize(1);
    assertThat(flaws(false)).isEmpty();
    assertThat(lists()).isEqualTo("b:revised");

    go("a", 1);
    go("b", 1);
    Item departure = new Partition(table, ID).items().get(LEFT_A);
    go("a", 1);
    put(departure); // of an older build
    harm(attribute, value);
    go("b", 1);
    assertThat(lists()).isEqualTo("a:left b:revised");
    assertThat(flaws(false)).isEmpty();
  }

  private void go(String move, int authors) {
    minutes++;
    switch (move) {
      case "withdraw" -> publisher().withdraw(ID, Optional.empty(), OptionalLong.empty());
      case "delete" -> publisher().delete(ID, OptionalLong.empty());
      case "forget" -> publisher().deleteWithoutTrace(ID, OptionalLong.empty());
      default -> publisher().publish(paper(move, authors), Replaceable.ANY);
    }
  }

  private Paper paper(String collection, int authors) {
    return Papers.paper(ID.value(), "2026")
        .title("Title " + minutes)
        .collection(new CollectionName(collection))
        .authors(authors(authors))
        .build();
  }

  private Publisher publisher() {
    return new Publisher(table, Clock.fixed(NOW.plus(Duration.ofMinutes(minutes)), ZoneOffset.UTC));
  }

  /** {@code a:left b:revised}. */
  private static String lists() {
    PageRequest all =
        new PageRequest(9, Order.ASC, Optional.empty(), Optional.empty(), Optional.empty());
    StringJoiner lists = new StringJoiner(" ");
    for (String name : List.of("a", "b", "c", "z")) {
      TABLE.catalog().list(LIST_COLLECTION_CHANGES, new CollectionName(name), all).items().stream()
          .map(change -> name + ":" + change.kind().text())
          .forEach(lists::add);
    }
    return lists.toString();
  }

  private List<String> flaws(boolean repairing) {
    List<String> flaws = new ArrayList<>();
    Consumer<Finding> found = it -> flaws.add(it.key() + " " + it.flaw());
    Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    (repairing ? Verifier.repairing(table, clock, publisher()) : Verifier.readOnly(table, clock))
        .run(found, _ -> {});
    return flaws;
  }

  private void harm(String attribute, String value) {
    Item departure = new Partition(table, ID).items().get(LEFT_A);
    put(
        value == null
            ? departure.without(List.of(attribute))
            : departure.with(attribute, AttributeValue.fromS(value)));
  }

  private void put(Item item) {
    table.client().putItem(it -> it.tableName(table.name()).item(table.stored(item)));
  }
}
