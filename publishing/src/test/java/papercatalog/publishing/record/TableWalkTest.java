package papercatalog.publishing.record;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** A walk over more items than a page holds. */
final class TableWalkTest {
  @RegisterExtension static final TestTable TABLE = TestTable.real();

  private static final int PARTITIONS = 500;
  private static final int ITEMS = 5;

  @Test
  void forEach_ofSeveralPages_scansSegments_andKeepsPartitionsTogether() {
    ItemBatches.put(
        TABLE.client(),
        TestTable.NAME,
        IntStream.range(0, PARTITIONS * ITEMS).mapToObj(TableWalkTest::item).toList());
    TABLE.requests().clear();
    List<ItemKey> seen = new ArrayList<>();

    new TableWalk(TABLE.table(Namespace.NONE)).forEach(item -> seen.add(item.key()), _ -> {});

    assertThat(seen).hasSize(PARTITIONS * ITEMS).doesNotHaveDuplicates();
    long changes =
        IntStream.range(1, seen.size())
            .filter(i -> !seen.get(i).partition().equals(seen.get(i - 1).partition()))
            .count();
    assertThat(changes).isEqualTo(PARTITIONS - 1);
    List<ScanRequest> scans = TABLE.requests().all(ScanRequest.class);
    assertThat(scans.getFirst().select()).isEqualTo(Select.COUNT);
    int segments = scans.getLast().totalSegments();
    assertThat(segments).isBetween(2, 5);
    assertThat(scans.subList(1, scans.size()))
        .allSatisfy(scan -> assertThat(scan.totalSegments()).isEqualTo(segments))
        .filteredOn(scan -> !scan.hasExclusiveStartKey())
        .extracting(ScanRequest::segment)
        .containsExactlyElementsOf(IntStream.range(0, segments).boxed().toList());
  }

  private static Item item(int number) {
    return new Item(
        Map.of(
            "PK", AttributeValue.fromS("PAPER#" + number / ITEMS),
            "SK", AttributeValue.fromS("SK#" + number % ITEMS)));
  }
}
