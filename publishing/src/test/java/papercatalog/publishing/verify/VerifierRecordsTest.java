package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.publishing.PublishedTable.NOW;
import static papercatalog.publishing.verify.HarmedTable.ID;
import static papercatalog.publishing.verify.HarmedTable.MANY;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Unfinished;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What can be wrong with the record of a paper and its versions. */
@Tag("slow")
final class VerifierRecordsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private HarmedTable table;

  @BeforeEach
  void givenAHealthyTable() {
    table = new HarmedTable(TABLE, "");
  }

  @Test
  void run_withAnotherContentThanItsHash_findsAndRepairsIt() {
    table.assertFoundAndRepaired(
        () ->
            table.change(
                Keys.paper(ID),
                item -> item.with(Attributes.CONTENT_HASH, AttributeValue.fromS("0"))),
        Keys.paper(ID),
        Flaw.WRONG_HASH);
  }

  @Test
  void run_withTheItemOfManyAuthorsChanged_findsAndRepairsIt() {
    table.withMany();
    ItemKey key = Keys.paper(MANY.id());
    table.assertFoundAndRepaired(
        () ->
            table.change(key, item -> item.with(Attributes.TITLE, AttributeValue.fromS("Another"))),
        key,
        Flaw.STALE_RECORD);
  }

  @Test
  void run_withListedHistory_findsAndRepairsIt() {
    ItemKey key = Keys.version(ID, 1);
    table.assertFoundAndRepaired(
        () ->
            table.change(
                key,
                item ->
                    item.with("GSI1PK", AttributeValue.fromS("COLLECTION#cacm"))
                        .with("GSI1SK", AttributeValue.fromS("DATE#1978-07#x"))),
        key,
        Flaw.WRONG_KEYS);
  }

  @Test
  void run_withHistoryThatHasExpired_findsAndRemovesIt() {
    Publisher expiring = table.publisher().expiringSupersededDraftsAfter(Duration.ofSeconds(-1));
    Paper draft = PaperBuilder.from(CLOCKS_1978).status(Status.DRAFT).build();
    table.assertFoundAndRepaired(
        () -> {
          expiring.publish(draft);
          expiring.publish(PaperBuilder.from(draft).title("Third").build());
        },
        Keys.version(ID, 3),
        Flaw.EXPIRED_HISTORY);
  }

  @Test
  void run_withAPublishedStateThatIsToExpire_findsAndKeepsIt() {
    ItemKey key = Keys.version(ID, 1);
    table.assertFoundAndRepaired(
        () -> table.change(key, item -> VersionItem.expiring(item, NOW.plusSeconds(60))),
        key,
        Flaw.UNEXPECTED_EXPIRY);
  }

  @Test
  void run_withoutTheCurrentVersion_findsAndWritesIt() {
    ItemKey key = Keys.version(ID, 2);
    table.assertFoundAndRepaired(() -> table.delete(key), key, Flaw.MISSING_VERSION);
  }

  @Test
  void run_withACurrentVersionThatSaysSomethingElse_findsAndRepairsIt() {
    ItemKey key = Keys.version(ID, 2);
    table.assertFoundAndRepaired(
        () -> table.change(key, item -> item.with(Attributes.TITLE, AttributeValue.fromS("Old"))),
        key,
        Flaw.STALE_VERSION);
  }

  @Test
  void run_withAnotherContentOfAPastVersionThanItsHash_findsAndRepairsIt() {
    ItemKey key = Keys.version(ID, 1);
    table.assertFoundAndRepaired(
        () ->
            table.change(
                key, item -> item.with(Attributes.CONTENT_HASH, AttributeValue.fromS("0"))),
        key,
        Flaw.WRONG_HASH);
  }

  @Test
  void run_withAVersionWhoseRecordCannotBeRead_findsIt() {
    ItemKey key = Keys.version(ID, 1);
    AttributeValue bytes = AttributeValue.fromB(SdkBytes.fromUtf8String("no record"));
    table.change(key, item -> item.with(Attributes.RECORD, bytes));

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(key, Flaw.UNREADABLE, false));
  }

  @Test
  void run_withAnItemOfAnOlderSchema_reportsItByName() {
    ItemKey key = Keys.paper(ID);
    table.change(key, item -> item.with(Attributes.SCHEMA_VERSION, AttributeValue.fromN("1")));

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw, Finding::detail)
        .containsExactly(
            tuple(
                key,
                Flaw.UNREADABLE,
                "The table holds items of schema version 1; this release reads version 2."));
  }

  @Test
  void run_withAVersionOfTheFuture_findsAndRemovesIt() {
    table.assertFoundAndRepaired(
        () -> table.put(VersionItem.of(CLOCKS_1978.asRevision(9, NOW))),
        Keys.version(ID, 9),
        Flaw.UNEXPECTED_VERSION);
  }

  @Test
  void run_afterAnInterruptedPublication_findsAndFinishesIt() {
    table.withMany();
    ItemKey link = Keys.membership(MANY.id(), new AuthorHandle("author-7"));
    table.assertFoundAndRepaired(
        () -> {
          table.delete(link);
          table.mark(MANY.id(), new Unfinished.Linking());
        },
        Keys.paper(MANY.id()),
        Flaw.UNFINISHED_WRITE);
  }

  @Test
  void run_afterAnInterruptedWithdrawal_finishesIt() {
    table.withMany();
    table.mark(MANY.id(), new Unfinished.Withdrawing(Optional.of("Wrong."), NOW));

    assertThat(table.run(true)).extracting(Finding::flaw).containsExactly(Flaw.UNFINISHED_WRITE);

    assertThat(table.run(false)).isEmpty();
    Paper left = PaperAttributes.read(table.all().get(Keys.paper(MANY.id())));
    assertThat(left.statusReason()).contains("Wrong.");
    assertThat(left.revision()).isEqualTo(2);
    assertThat(table.all().keySet())
        .noneMatch(key -> PaperItem.isLink(key) && HarmedTable.isOf(MANY.id(), key));
  }

  @Test
  void run_afterAnInterruptedDeletion_finishesIt() {
    table.withMany();
    table.mark(MANY.id(), new Unfinished.Deleting(true));

    assertThat(table.run(true)).extracting(Finding::flaw).containsExactly(Flaw.UNFINISHED_WRITE);

    assertThat(table.run(false)).isEmpty();
    assertThat(table.all().keySet())
        .filteredOn(key -> HarmedTable.isOf(MANY.id(), key))
        .contains(Keys.change(MANY.id()))
        .allMatch(PaperItem::isTrace);
  }
}
