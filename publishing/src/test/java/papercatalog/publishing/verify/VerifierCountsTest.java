package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.publishing.verify.HarmedTable.ID;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.maintenance.Recount.WrongCount;
import papercatalog.publishing.record.Flaw;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What can be wrong with counts, and how it is put right. */
@Tag("slow")
@ParameterizedClass
@FieldSource("papercatalog.domain.Thorough#TENANTS")
final class VerifierCountsTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final ItemKey ENTRY =
      Keys.entry(Directory.COLLECTIONS, CLOCKS_1978.collection().value());

  private final HarmedTable table;

  /** Of a tenant, or of the catalog that has none, in one table. */
  VerifierCountsTest(String tenant) {
    table = new HarmedTable(TABLE, tenant);
  }

  @Test
  void wrongCount_isSetRight() {
    table.assertFoundAndRepaired(() -> count("7"), ENTRY, Flaw.WRONG_COUNT);

    assertThat(papers()).hasValue(1);
  }

  /** As a release before this one left it. */
  @Test
  void entryThatWasNeverCounted_staysSoWhenPapersJoin_untilItIsRepaired() {
    table.change(ENTRY, item -> item.without(Attributes.COUNT));
    table
        .publisher()
        .publish(PaperBuilder.from(HarmedTable.FEW).collection(CLOCKS_1978.collection()).build());
    assertThat(papers()).isEmpty();

    table.assertFoundAndRepaired(() -> {}, ENTRY, Flaw.WRONG_COUNT);

    assertThat(papers()).hasValue(2);
  }

  /** Counts go on from those of a release that counted in a function. */
  @Test
  void countOfAnOlderRelease_goesOn() {
    table.change(ENTRY, item -> item.with(Attributes.COUNTED, AttributeValue.fromN("9")));
    table.publisher().withdraw(ID, Optional.empty(), OptionalLong.empty());

    assertThat(papers()).hasValue(0);
    assertThat(table.all().get(ENTRY).number(Attributes.COUNTED, 0)).isEqualTo(10);
  }

  @Test
  void linkThatIsRepaired_leavesARightCount() {
    ItemKey link = Keys.link(ID, KeyPrefix.TOPIC, CLOCKS_1978.topics().getFirst());
    table.assertFoundAndRepaired(() -> table.delete(link), link, Flaw.MISSING_LINK);

    ItemKey topic = Keys.entry(Directory.TOPICS, CLOCKS_1978.topics().getFirst().value());
    assertThat(DirectoryItem.papers(table.all().get(topic))).hasValue(1);
  }

  @Test
  void countThatChangesDuringTheWalk_isLeftAlone() {
    count("7");
    Recount recount = Recount.of(table.table());
    WrongCount wrong = recount.wrong().getFirst();
    table.publisher().withdraw(ID, Optional.empty(), OptionalLong.empty());

    assertThat(recount.wrong()).isEmpty();
    assertThat(recount.correct(wrong)).isFalse();
    assertThat(papers()).hasValue(6);
  }

  @Test
  void itemOfAReleaseThatCountedOtherwise_isRemoved() {
    ItemKey key = new ItemKey("COUNTED#" + ID.key(), "COUNTED#" + ID.key());

    table.assertFoundAndRepaired(() -> table.put(new Item(key.attributes())), key, Flaw.LEFT_OVER);

    assertThat(table.all()).doesNotContainKey(key);
  }

  @Test
  void wrongCounts_nameBothNumbers() {
    count("1234");

    assertThat(table.run(false))
        .extracting(Finding::key, Finding::detail)
        .containsExactly(tuple(ENTRY, "1,234 instead of 1"));
  }

  private void count(String papers) {
    table.change(ENTRY, item -> item.with(Attributes.PAPERS, AttributeValue.fromN(papers)));
  }

  private OptionalLong papers() {
    return DirectoryItem.papers(table.all().get(ENTRY));
  }
}
