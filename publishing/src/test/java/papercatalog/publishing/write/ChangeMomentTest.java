package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Partition;

/**
 * Each change of a paper comes after the one before, whoever wrote it; and it says what it is
 * about.
 */
final class ChangeMomentTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @AfterEach
  void remove() {
    at(NOW).deleteWithoutTrace(CLOCKS_1978.id(), OptionalLong.empty());
  }

  @Test
  void change_byAClockThatIsBehind_comesAfterTheOneBefore() {
    at(NOW).publish(CLOCKS_1978);
    assertThat(moment()).isEqualTo(NOW);

    at(NOW.minusSeconds(50)).publish(titled("Again"));
    assertThat(moment()).isEqualTo(NOW.plusMillis(1));

    at(NOW).withdraw(CLOCKS_1978.id(), Optional.empty(), OptionalLong.empty());
    assertThat(moment()).isEqualTo(NOW.plusMillis(2));

    at(NOW.minusSeconds(20)).delete(CLOCKS_1978.id(), OptionalLong.empty());
    assertThat(moment()).isEqualTo(NOW.plusMillis(3));

    at(NOW.plusSeconds(9)).publish(titled("Anew"));
    assertThat(moment()).isEqualTo(NOW.plusSeconds(9));
  }

  /** A consumer that compares moments would drop what comes after it, were that not later. */
  @Test
  void change_afterOneFromTheFuture_comesAfterIt() {
    Instant future = NOW.plus(Duration.ofDays(400));
    at(future).publish(titled("Too early"));

    at(NOW.plusSeconds(30)).publish(titled("In time"));

    assertThat(moment()).isEqualTo(future.plusMillis(1));
  }

  @Test
  void change_afterTheLastMomentThatCanBeWritten_isWrittenNow() {
    at(Instant.parse("9999-12-31T23:59:59.999Z")).publish(titled("Never"));

    at(NOW).publish(titled("In time"));

    assertThat(moment()).isEqualTo(NOW);
  }

  @Test
  void change_saysWhatThePaperIsThen() {
    at(NOW).publish(titled("As it is"));
    assertThat(ChangeItem.readPaper(change())).contains(ChangedPaper.of(titled("As it is")));
    assertThat(ChangeItem.readListed(change()).credits().authors())
        .isEqualTo(CLOCKS_1978.authors());
    assertThat(ChangeItem.readListed(change()).credits().published())
        .contains(CLOCKS_1978.published());

    at(NOW).withdraw(CLOCKS_1978.id(), Optional.of("Wrong."), OptionalLong.empty());
    assertThat(ChangeItem.readPaper(change()).orElseThrow().authors()).isEmpty();
    assertThat(ChangeItem.readListed(change()).credits()).isEqualTo(Credits.NONE);

    at(NOW).delete(CLOCKS_1978.id(), OptionalLong.empty());
    assertThat(ChangeItem.readPaper(change())).isEmpty();
  }

  private static Paper titled(String title) {
    return PaperBuilder.from(CLOCKS_1978).title(title).build();
  }

  private static Instant moment() {
    return ChangeItem.read(change()).at();
  }

  private static Item change() {
    CatalogTable table = new CatalogTable(TABLE.client(), TestTable.NAME);
    return PaperItem.CHANGE.in(new Partition(table, CLOCKS_1978.id()).changes()).orElseThrow();
  }

  private static Publisher at(Instant moment) {
    return new Publisher(
        new CatalogTable(TABLE.client(), TestTable.NAME), Clock.fixed(moment, ZoneOffset.UTC));
  }
}
