package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.Records;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Tag("slow")
final class HistoryTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Duration YEAR = Duration.ofDays(365);
  private static final Paper LARGE = paper("large", "2026").authors(authors(101)).build();

  @Test
  void publish_writesAVersion_thatIsNeverTouchedAgain() {
    String table = ENGINE.newTable();
    publisher(table, NOW).publish(CLOCKS_1978);
    Map<ItemKey, Item> first = versions(table);
    Instant later = NOW.plusSeconds(60);

    publisher(table, later).publish(titled(CLOCKS_1978, "Second"));

    assertThat(first)
        .containsOnlyKeys(new ItemKey("PAPER#" + CLOCKS_1978.id(), "VERSION#0000000001"));
    assertThat(versions(table)).hasSize(2).containsAllEntriesOf(first);
    assertThat(records(table, later).versions(CLOCKS_1978.id()))
        .extracting(VersionSummary::revision, VersionSummary::title, VersionSummary::updatedAt)
        .containsExactly(tuple(2L, "Second", later), tuple(1L, CLOCKS_1978.title(), NOW));
    assertThat(records(table, later).version(CLOCKS_1978.id(), 1))
        .contains(CLOCKS_1978.asRevision(1, NOW));
    assertThat(records(table, later).paper(CLOCKS_1978.id()).orElseThrow().createdAt())
        .isEqualTo(NOW);
    assertThat(versions(table))
        .allSatisfy(
            (_, item) ->
                assertThat(item.attributes())
                    .containsEntry("type", AttributeValue.fromS("Version"))
                    .doesNotContainKeys(
                        "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "expiresAt", "unfinished"));
  }

  /** From the tenth on, keys that were not padded would sort otherwise. */
  @Test
  void versions_ofManyRevisions_areLatestFirst() {
    String table = ENGINE.newTable();
    for (int i = 1; i <= 12; i++) {
      publisher(table, NOW).publish(paper("often", "2026").title("Title " + i).build());
    }

    assertThat(records(table, NOW).versions(new PaperId("often")))
        .extracting(VersionSummary::revision)
        .isEqualTo(IntStream.rangeClosed(0, 11).mapToObj(i -> (long) (12 - i)).toList());
  }

  @Test
  void versions_ofALargePaper_holdAllItsAuthors() {
    String table = ENGINE.newTable(LARGE.authors());
    Paper second = titled(LARGE, "Second");
    publisher(table, NOW).publish(LARGE);
    publisher(table, NOW).publish(second);

    assertThat(records(table, NOW).version(LARGE.id(), 1)).contains(LARGE.asRevision(1, NOW));
    assertThat(records(table, NOW).version(LARGE.id(), 2)).contains(second.asRevision(2, NOW));
    assertThat(records(table, NOW).paper(LARGE.id())).contains(second.asRevision(2, NOW));
    assertThat(versions(table)).hasSize(2);
  }

  /** WP-002's third open question. */
  @Test
  void draft_publishedAfterTwentyRevisions_losesItsDraftStatesAndNoOther() {
    String table = ENGINE.newTable();
    PaperId id = new PaperId("draft");
    for (int i = 1; i <= 20; i++) {
      publisher(table, NOW.plusSeconds(i))
          .publish(paper("draft", "2026").status(Status.DRAFT).title("Draft " + i).build());
    }
    Publisher last = publisher(table, NOW.plusSeconds(21)).expiringSupersededDraftsAfter(YEAR);
    last.publish(paper("draft", "2026").title("Published").build());
    publisher(table, NOW.plusSeconds(22))
        .expiringSupersededDraftsAfter(YEAR)
        .publish(paper("draft", "2026").title("Published again").build());

    List<VersionSummary> versions = records(table, NOW).versions(id);
    assertThat(versions).hasSize(22);
    assertThat(versions)
        .allSatisfy(
            version ->
                assertThat(version.expiresAt())
                    .isEqualTo(
                        version.status() == Status.DRAFT
                            ? Optional.of(NOW.plusSeconds(version.revision() + 1).plus(YEAR))
                            : Optional.empty()));
    assertThat(records(table, NOW.plusSeconds(60).plus(YEAR)).versions(id))
        .extracting(VersionSummary::revision)
        .containsExactly(22L, 21L);
    assertThat(Healthy.findings(ENGINE.client(), table)).isEmpty();
  }

  @Test
  void expiry_ofADraftThatIsCurrent_isNotSet_andAgainChangesNothing() {
    String table = ENGINE.newTable();
    Publisher publisher = publisher(table, NOW).expiringSupersededDraftsAfter(YEAR);
    Paper draft = paper("draft", "2026").status(Status.DRAFT).build();
    publisher.publish(draft);
    publisher.publish(titled(draft, "Second"));

    assertThat(records(table, NOW).versions(draft.id()))
        .extracting(VersionSummary::expiresAt)
        .containsExactly(Optional.empty(), Optional.of(NOW.plus(YEAR)));
    assertThat(publisher.publish(titled(draft, "Second")))
        .isEqualTo(new Written(Outcome.UNCHANGED, 2, Work.NONE));
  }

  @Test
  void version_thatHasExpired_isLeftOut_whileItIsStillThere() {
    String table = ENGINE.newTable();
    Publisher publisher = publisher(table, NOW).expiringSupersededDraftsAfter(YEAR);
    publisher.publish(paper("old", "2025").status(Status.DRAFT).build());
    publisher.publish(paper("old", "2026").build());
    PaperId id = new PaperId("old");
    Instant expiry = NOW.plus(YEAR);

    assertThat(records(table, expiry.minusMillis(1)).versions(id)).hasSize(2);
    assertThat(records(table, expiry.minusMillis(1)).version(id, 1)).isPresent();
    assertThat(records(table, expiry).versions(id))
        .extracting(VersionSummary::revision)
        .containsExactly(2L);
    assertThat(records(table, expiry).version(id, 1)).isEmpty();
    assertThat(versions(table)).hasSize(2);
  }

  @Test
  void withdrawn_keepsItsVersions_untilTheyAreErased() {
    String table = ENGINE.newTable();
    PaperId id = CLOCKS_1978.id();
    publisher(table, NOW).publish(CLOCKS_1978);
    publisher(table, NOW).withdraw(id, Optional.empty(), OptionalLong.empty());
    assertThat(records(table, NOW).version(id, 1)).contains(CLOCKS_1978.asRevision(1, NOW));

    Written taken = publisher(table, NOW).takeDown(id, Optional.empty(), OptionalLong.empty());

    assertThat(taken.outcome()).isEqualTo(Outcome.COMPLETED);
    assertThat(records(table, NOW).versions(id))
        .extracting(VersionSummary::revision, VersionSummary::status)
        .containsExactly(tuple(2L, Status.WITHDRAWN));
    assertThat(publisher(table, NOW).takeDown(id, Optional.empty(), OptionalLong.empty()))
        .isEqualTo(new Written(Outcome.UNCHANGED, 2, Work.NONE));
    assertThat(Healthy.findings(ENGINE.client(), table)).isEmpty();
  }

  @Test
  void delete_leavesNothingButItsChange() {
    String table = ENGINE.newTable();
    publisher(table, NOW).publish(CLOCKS_1978);
    publisher(table, NOW).withdraw(CLOCKS_1978.id(), Optional.empty(), OptionalLong.empty());

    publisher(table, NOW).delete(CLOCKS_1978.id(), OptionalLong.of(2));

    assertThat(TableContent.of(ENGINE.client(), table).papers().items()).isEmpty();
    assertThat(TableContent.of(ENGINE.client(), table).items())
        .containsKey(Keys.change(CLOCKS_1978.id()));
    assertThatThrownBy(
            () ->
                publisher(table, NOW)
                    .withdraw(CLOCKS_1978.id(), Optional.empty(), OptionalLong.empty()))
        .isInstanceOf(PaperNotFound.class);
  }

  @Test
  void withdraw_again_isUnchanged_unlessTheReasonIsAnother() {
    String table = ENGINE.newTable();
    Publisher publisher = publisher(table, NOW);
    PaperId id = CLOCKS_1978.id();
    publisher.publish(CLOCKS_1978);
    publisher.withdraw(id, Optional.of("Caf\u00e9"), OptionalLong.of(1));

    assertThat(publisher.withdraw(id, Optional.of("Cafe\u0301"), OptionalLong.of(1)))
        .isEqualTo(new Written(Outcome.UNCHANGED, 2, Work.NONE));
    assertThat(publisher.withdraw(id, Optional.empty(), OptionalLong.empty()).outcome())
        .isEqualTo(Outcome.UNCHANGED);
    assertThat(publisher(table, NOW.plus(YEAR)).withdraw(id, Optional.of("B"), OptionalLong.of(2)))
        .extracting(Written::outcome, Written::revision)
        .containsExactly(Outcome.WITHDRAWN, 3L);
    assertThat(records(table, NOW).paper(id).orElseThrow().withdrawnAt()).contains(NOW);
  }

  private static Paper titled(Paper paper, String title) {
    return PaperBuilder.from(paper).title(title).build();
  }

  private static Map<ItemKey, Item> versions(String table) {
    return TableContent.of(ENGINE.client(), table)
        .where(key -> key.sort().startsWith("VERSION#"))
        .items();
  }

  private static Records records(String table, Instant now) {
    return new Records(new CatalogTable(ENGINE.client(), table), Clock.fixed(now, ZoneOffset.UTC));
  }

  private static Publisher publisher(String table, Instant now) {
    return new Publisher(
        new CatalogTable(ENGINE.client(), table), Clock.fixed(now, ZoneOffset.UTC));
  }
}
