package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Against examples computed by hand: a unit for each KB begun of the larger of old and new, two in
 * a transaction, and an index's entry by its own size.
 */
final class WriteUnitsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final WriteUnits UNITS = new WriteUnits(TableSchema.DECLARED);

  /** PK and SK with their values, and the name of the attribute that fills the rest. */
  private static final int FIXED = "PK".length() + 1 + "SK".length() + 1 + "abstract".length();

  @Test
  void put_ofANewItem_costsAUnitForEachKilobyteBegun() {
    assertThat(UNITS.alone(created(item(1)))).isEqualTo(1);
    assertThat(UNITS.alone(created(item(1_024)))).isEqualTo(1);
    assertThat(UNITS.alone(created(item(1_025)))).isEqualTo(2);
    assertThat(UNITS.alone(created(item(10 * 1_024)))).isEqualTo(10);
    assertThat(UNITS.inTransaction(created(item(1_024)))).isEqualTo(2);
    assertThat(UNITS.inTransaction(created(item(1_025)))).isEqualTo(4);
  }

  @Test
  void put_overAnItem_costsTheLargerOfBoth() {
    assertThat(UNITS.alone(replaced(item(5_000), item(100)))).isEqualTo(5);
    assertThat(UNITS.alone(replaced(item(100), item(5_000)))).isEqualTo(5);
  }

  @Test
  void delete_costsWhatWasThere() {
    assertThat(UNITS.inTransaction(ItemChange.delete(item(5_000)))).isEqualTo(10);
    assertThat(UNITS.alone(ItemChange.delete(listed(item(5_000), "2026")))).isEqualTo(5 + 1);
  }

  @Test
  void condition_costsAsMuchAsAWriteOfTheItem() {
    assertThat(UNITS.inTransaction(ItemChange.check(item(1_025).key(), Optional.of(item(1_025)))))
        .isEqualTo(4);
  }

  /** The abstract is not projected: the entry is small and does not change with it. */
  @Test
  void index_costsTheSizeOfItsEntry() {
    Item before = listed(item(5_000), "2026");

    assertThat(UNITS.inTransaction(created(before))).isEqualTo(10 + 1);
    assertThat(UNITS.inTransaction(replaced(before, listed(item(5_500), "2026")))).isEqualTo(2 * 6);
    assertThat(UNITS.inTransaction(replaced(before, with(before, "title", 2_000))))
        .as("a larger entry in its place")
        .isEqualTo(2 * 7 + 2);
    assertThat(UNITS.inTransaction(replaced(before, listed(item(5_000), "2027"))))
        .as("an entry that moves is removed and added")
        .isEqualTo(10 + 1 + 1);
    assertThat(UNITS.inTransaction(replaced(before, item(5_000))))
        .as("an entry that leaves")
        .isEqualTo(10 + 1);
  }

  /**
   * The paper, its links and a change, each with an entry, the change with two; a version; an
   * author's profile with two entries for each of two authors; and a collection and two topics in
   * their directories, each with an entry and a count.
   */
  @Test
  void publish_ofASmallPaper_takesUnitsForItemsAndEntries() {
    Publisher publisher = TABLE.publisher();
    int links = PaperItems.DECLARED.links(CLOCKS_1978).size();
    int entries = links + 2;

    assertThat(publisher.publish(CLOCKS_1978).work())
        .isEqualTo(
            new Work(
                entries + 1 + 2 + 3,
                0,
                entries * (2 + 1) + 1 + 2 + 2 * 3 + 3 * (2 + 1 + 2) + 3 * 3));
    assertThat(publisher.publish(titled(CLOCKS_1978)).work())
        .as("the same entries in their places, and its version")
        .isEqualTo(new Work(entries + 1, 0, entries * (2 + 1) + 1 + 2));
    assertThat(publisher.withdraw(CLOCKS_1978.id(), Optional.empty(), OptionalLong.empty()).work())
        .as("entries removed, three counts; paper, version and change written, whose entries move")
        .isEqualTo(new Work(1 + 1 + 1, links, entries * (2 + 1) + 2 + 1 + 2 + 3 * 3));
  }

  @Test
  void delete_ofASmallPaper_isCounted() {
    Publisher publisher = TABLE.publisher();
    Paper paper = paper("deleted", "2026").authors(authors(1)).build();
    publisher.publish(paper);
    publisher.publish(titled(paper));

    assertThat(publisher.delete(paper.id(), OptionalLong.empty()).work())
        .as(
            "paper and membership with their entries, two versions, a count; its change, of which"
                + " one entry moves and one leaves; and its departure with an entry")
        .isEqualTo(new Work(2, 4, 2 * (2 + 1) + 2 * 2 + 2 + 2 + 1 + 3 + 3));
  }

  private static Paper titled(Paper paper) {
    return PaperBuilder.from(paper).title("Another").build();
  }

  private static ItemChange created(Item after) {
    return ItemChange.put(Optional.empty(), after);
  }

  private static ItemChange replaced(Item before, Item after) {
    return ItemChange.put(Optional.of(before), after);
  }

  /** An item of so many bytes in no index. */
  private static Item item(int bytes) {
    Item key = new Item(new ItemKey("p", "s").attributes());
    return with(key, "abstract", Math.max(0, bytes - FIXED));
  }

  private static Item with(Item item, String name, int length) {
    return item.with(name, AttributeValue.fromS("x".repeat(length)));
  }

  private static Item listed(Item item, String position) {
    AttributeValue place = AttributeValue.fromS(position);
    return item.with("GSI1PK", place).with("GSI1SK", place);
  }
}
