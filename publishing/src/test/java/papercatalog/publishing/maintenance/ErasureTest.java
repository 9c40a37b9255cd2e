package papercatalog.publishing.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.TenantCatalog;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An erased catalog leaves nothing, and nothing of others goes with it. */
@Tag("slow")
final class ErasureTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));
  private static final List<Namespace> CATALOGS =
      Stream.of("a", "ab", "b", "").map(Namespace::named).toList();
  private static final Namespace A = CATALOGS.getFirst();

  @Test
  void erasure_leavesNothingOfIts_andAllOfOthers() {
    String name = ENGINE.newTable();
    new TenantCatalog(table(name, A), A.prefix()).fill();
    for (Namespace other : CATALOGS.subList(1, CATALOGS.size())) {
      TenantCatalog.ofFewerAuthors(table(name, other), other.prefix()).fill();
    }
    List<Map<String, AttributeValue>> others = stored(name, false);
    int own = stored(name, true).size();
    List<Long> progress = new ArrayList<>();

    Erasure erasure = erasure(table(name, A));
    assertThat(erasure.run(progress::add)).isTrue();

    assertThat(erasure.removed()).isEqualTo(own).isEqualTo(progress.getLast());
    assertThat(stored(name, true)).isEmpty();
    assertThat(stored(name, false)).containsExactlyInAnyOrderElementsOf(others);
    Erasure again = erasure(table(name, A));
    assertThat(again.run(_ -> {})).isTrue();
    assertThat(again.removed()).isZero();
  }

  @Test
  void catalogThatOthersKeepWriting_isSaidNotToBeErased() {
    CatalogTable table = table(ENGINE.newTable(), A);
    TenantCatalog catalog = new TenantCatalog(table, "a");
    catalog.publisher().publish(paper("first", "2026").build());

    boolean erased =
        erasure(table)
            .run(items -> catalog.publisher().publish(paper("again-" + items, "2026").build()));

    assertThat(erased).isFalse();
  }

  @Test
  void whatIsDamaged_goesToo() {
    String name = ENGINE.newTable();
    new TenantCatalog(table(name, A), "a").fill().harm();

    assertThat(erasure(table(name, A)).run(_ -> {})).isTrue();

    assertThat(stored(name, true)).isEmpty();
  }

  /** Whatever is left of it leads to all of the rest. */
  @Test
  void erasureThatIsKilledBeforeAnyWrite_isCompletedByTheSameAgain() {
    String filled = ENGINE.newTable();
    TenantCatalog.ofFewerAuthors(table(filled, A), "a").fill().harm();
    List<Item> items = stored(filled, true).stream().map(Item::new).toList();
    DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT);
    int writes = writes(items, dying);
    assertThat(writes).isGreaterThan(6);

    for (int made = 0; made < writes; made++) {
      String name = ENGINE.newTable();
      ItemBatches.put(ENGINE.client(), name, items);
      ENGINE.faulty().follow(FaultPlan.deadAfter(made));
      assertThatThrownBy(() -> erasure(new CatalogTable(dying, name, A)).run(_ -> {}))
          .isInstanceOf(TableUnavailable.class);
      assertThat(stored(name, true)).as("killed after %d writes", made).isNotEmpty();

      assertThat(erasure(table(name, A)).run(_ -> {})).isTrue();

      assertThat(stored(name, true)).as("killed after %d writes", made).isEmpty();
    }
  }

  @Test
  void catalogWithoutTenant_isNeverErased() {
    CatalogTable table = table(ENGINE.newTable(), Namespace.NONE);

    assertThatThrownBy(() -> new Erasure(table)).isInstanceOf(IllegalArgumentException.class);
  }

  /** How many writes it takes that nothing kills. */
  private static int writes(List<Item> items, DynamoDbClient client) {
    String name = ENGINE.newTable();
    ItemBatches.put(ENGINE.client(), name, items);
    ENGINE.faulty().follow(FaultPlan.none());
    assertThat(erasure(new CatalogTable(client, name, A)).run(_ -> {})).isTrue();
    return ENGINE.faulty().writes();
  }

  private static Erasure erasure(CatalogTable table) {
    return new Erasure(table, Duration.ZERO);
  }

  /** Items as the table has them, of tenant a or of all others. */
  private static List<Map<String, AttributeValue>> stored(String name, boolean own) {
    return ENGINE
        .client()
        .scanPaginator(scan -> scan.tableName(name).consistentRead(true).limit(1_000))
        .items()
        .stream()
        .filter(item -> A.owns(item.get(TableSchema.PARTITION_KEY).s()) == own)
        .toList();
  }

  private static CatalogTable table(String name, Namespace namespace) {
    return new CatalogTable(ENGINE.client(), name, namespace);
  }
}
