package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

final class ItemSizeTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @Test
  void text_countsItsBytesAndThoseOfItsName() {
    assertThat(ItemSize.of("title", fromS("abc"))).isEqualTo(5 + 3);
    assertThat(ItemSize.of("title", fromS("\u00e9"))).isEqualTo(5 + 2);
    assertThat(ItemSize.of("title", fromS("\u6587"))).isEqualTo(5 + 3);
    assertThat(ItemSize.of("title", fromS("\ud83d\ude00"))).isEqualTo(5 + 4);
  }

  @Test
  void number_countsAByteForTwoDigits_andOneMore() {
    assertThat(ItemSize.of("n", fromN("1"))).isEqualTo(1 + 2);
    assertThat(ItemSize.of("n", fromN("12"))).isEqualTo(1 + 2);
    assertThat(ItemSize.of("n", fromN("123"))).isEqualTo(1 + 3);
    assertThat(ItemSize.of("n", fromN("1795165200"))).isEqualTo(1 + 6);
  }

  @Test
  void listsAndMaps_countThreeBytes_andOneForEachElement() {
    assertThat(ItemSize.of("l", fromL(List.of()))).isEqualTo(1 + 3);
    assertThat(ItemSize.of("l", fromL(List.of(fromS("ab"), fromS("c"))))).isEqualTo(1 + 3 + 3 + 2);
    assertThat(ItemSize.of("m", fromM(Map.of("k", fromS("ab"))))).isEqualTo(1 + 3 + 1 + 1 + 2);
  }

  @Test
  void otherTypes_ofItemsFromElsewhere_haveASize() {
    SdkBytes three = SdkBytes.fromByteArray(new byte[3]);

    assertThat(ItemSize.of("b", AttributeValue.fromB(three))).isEqualTo(1 + 3);
    assertThat(ItemSize.of("b", AttributeValue.fromBool(true))).isEqualTo(1 + 1);
    assertThat(ItemSize.of("n", AttributeValue.fromNul(true))).isEqualTo(1 + 1);
    assertThat(ItemSize.of("s", AttributeValue.fromSs(List.of("ab", "c")))).isEqualTo(1 + 3);
    assertThat(ItemSize.of("s", AttributeValue.fromNs(List.of("12", "3")))).isEqualTo(1 + 4);
    assertThat(ItemSize.of("s", AttributeValue.fromBs(List.of(three)))).isEqualTo(1 + 3);
  }

  @Test
  void item_isTheSumOfItsAttributes() {
    Item item = PaperItems.DECLARED.paper(CLOCKS_1978);

    assertThat(item.bytes())
        .isEqualTo(
            item.attributes().entrySet().stream()
                .mapToLong(e -> ItemSize.of(e.getKey(), e.getValue()))
                .sum());
  }

  @Test
  void limit_ofText_isWhatTheEngineTakes() {
    assertTakesUpToTheLimit(Map.of());
  }

  @Test
  void limit_ofAuthors_isWhatTheEngineTakes() {
    AttributeValue author =
        fromM(Map.of("handle", fromS("leslie-lamport"), "name", fromS("Leslie Lamport")));

    assertTakesUpToTheLimit(
        Map.of(
            "moreAuthors",
            fromL(IntStream.range(0, 1_000).mapToObj(_ -> author).toList()),
            "revision",
            fromN("12345")));
  }

  /** An item of exactly the limit by the formula is taken, and one byte more is not. */
  private static void assertTakesUpToTheLimit(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", fromS("size"));
    item.put("SK", fromS("size"));
    item.put("abstract", fromS(""));
    String rest = "x".repeat((int) (Item.MAX_BYTES - ItemSize.of(item)));

    item.put("abstract", fromS(rest));
    assertThat(ItemSize.of(item)).isEqualTo(409_600);
    TABLE.client().putItem(put -> put.tableName(TestTable.NAME).item(item));

    item.put("abstract", fromS(rest + "x"));
    assertThatThrownBy(
            () -> TABLE.client().putItem(put -> put.tableName(TestTable.NAME).item(item)))
        .isInstanceOf(DynamoDbException.class)
        .hasMessageContaining("Item size");
  }
}
