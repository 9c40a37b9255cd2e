package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.publishing.verify.HarmedTable.ID;
import static papercatalog.publishing.verify.HarmedTable.MANY;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.PaperItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What can be wrong with memberships and topic links, and with index keys. */
@Tag("slow")
@ParameterizedClass
@FieldSource("papercatalog.domain.Thorough#TENANTS")
final class VerifierLinksTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private final HarmedTable table;

  /** Of a tenant, or of the catalog that has none, in one table. */
  VerifierLinksTest(String tenant) {
    table = new HarmedTable(TABLE, tenant);
  }

  @Test
  void run_afterALinkGotLost_findsAndRepairsIt() {
    ItemKey key = Keys.membership(ID, LISKOV.handle());
    table.assertFoundAndRepaired(() -> table.delete(key), key, Flaw.MISSING_LINK);
  }

  @Test
  void run_afterALinkOfManyGotLost_findsAndRepairsIt() {
    table.withMany();
    ItemKey key = Keys.membership(MANY.id(), new AuthorHandle("author-119"));
    table.assertFoundAndRepaired(() -> table.delete(key), key, Flaw.MISSING_LINK);
  }

  @Test
  void run_withAStaleSummary_findsAndRepairsIt() {
    ItemKey key = Keys.link(ID, KeyPrefix.TOPIC, CLOCKS_1978.topics().getFirst());
    table.assertFoundAndRepaired(
        () -> table.change(key, item -> item.with(Attributes.TITLE, AttributeValue.fromS("Old"))),
        key,
        Flaw.STALE_SUMMARY);
  }

  /** Older releases wrote no {@code cited}. */
  @Test
  void run_withItemsOfAnOlderRelease_findsAndRepairsThem() {
    for (ItemKey key :
        List.of(
            Keys.paper(ID),
            Keys.link(ID, KeyPrefix.TOPIC, CLOCKS_1978.topics().getFirst()),
            Keys.membership(ID, LISKOV.handle()))) {
      table.assertFoundAndRepaired(
          () -> table.change(key, item -> item.without(List.of(Attributes.DETAILS))),
          key,
          Flaw.STALE_SUMMARY);
    }
  }

  /** Older releases put the identifiers of superseded papers into no list. */
  @Test
  void run_withAnIdentifierOfASupersededPaperOfAnOlderRelease_findsAndRepairsIt() {
    Paper superseded =
        PaperBuilder.from(CLOCKS_1978)
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("few")))
            .build();
    table.publisher().publish(superseded);
    ItemKey key = Keys.link(ID, KeyPrefix.IDENTIFIER, Identifier.ofPaper(CLOCKS_1978).getFirst());
    table.assertFoundAndRepaired(
        () -> table.change(key, PaperItems.DECLARED::unlisted), key, Flaw.WRONG_KEYS);
  }

  @Test
  void run_withAnAttributeThatNoItemHas_findsAndRepairsIt() {
    ItemKey key = Keys.membership(ID, LISKOV.handle());
    table.assertFoundAndRepaired(
        () -> table.change(key, item -> item.with("seen", AttributeValue.fromBool(true))),
        key,
        Flaw.STALE_SUMMARY);
  }

  @Test
  void run_withALinkTooMany_findsAndRepairsIt() {
    TopicName topic = new TopicName("stray");
    table.publisher().shared().upsert(DirectoryEntry.of(Directory.TOPICS, topic.value()));
    table.assertFoundAndRepaired(
        () -> table.put(PaperItems.DECLARED.link(CLOCKS_1978, KeyPrefix.TOPIC, topic)),
        Keys.link(ID, KeyPrefix.TOPIC, topic),
        Flaw.UNEXPECTED_LINK);
  }

  @Test
  void run_withALinkOfAWithdrawnPaper_findsAndRepairsIt() {
    Paper gone = paper("gone", "2026").build();
    AuthorHandle handle = gone.authors().getFirst().handle();
    table.assertFoundAndRepaired(
        () -> table.put(PaperItems.DECLARED.membership(gone, gone.memberships().getFirst())),
        Keys.membership(gone.id(), handle),
        Flaw.UNEXPECTED_LINK);
  }

  @Test
  void run_withoutThePaperOfSomeLinks_findsAndRemovesThem() {
    table.delete(Keys.paper(ID));
    long orphans = table.all().keySet().stream().filter(key -> HarmedTable.isOf(ID, key)).count();

    assertThat(table.run(true))
        .filteredOn(finding -> finding.flaw() != Flaw.WRONG_COUNT)
        .hasSize((int) orphans)
        .allMatch(
            f ->
                f.flaw()
                    == (PaperItem.CHANGE.is(f.key()) ? Flaw.STALE_CHANGE : Flaw.WITHOUT_PAPER));

    assertThat(table.all().keySet())
        .filteredOn(key -> HarmedTable.isOf(ID, key))
        .contains(Keys.change(ID))
        .allMatch(PaperItem::isTrace);
    assertThat(ChangeItem.read(table.all().get(Keys.change(ID))))
        .isEqualTo(new Change(ID, ChangeKind.DELETED, 2, NOW.plusMillis(2)));
    assertThat(table.run(false)).isEmpty();
  }

  @Test
  void run_withWrongKeys_findsAndRepairsThem() {
    for (ItemKey key : List.of(Keys.paper(ID), Keys.membership(ID, LISKOV.handle()))) {
      table.assertFoundAndRepaired(
          () -> table.change(key, item -> item.with("GSI1SK", AttributeValue.fromS("DATE#1#x"))),
          key,
          Flaw.WRONG_KEYS);
    }
  }

  @Test
  void run_withHalfAnIndexKeyMissing_findsAndRepairsIt() {
    table.assertFoundAndRepaired(
        () -> table.change(Keys.paper(ID), item -> item.without(List.of("GSI1PK"))),
        Keys.paper(ID),
        Flaw.WRONG_KEYS);
  }
}
