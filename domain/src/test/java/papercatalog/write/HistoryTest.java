package papercatalog.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.Papers.authors;
import static papercatalog.Papers.paper;
import static papercatalog.TestTable.NOW;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.FaultyEngine;
import papercatalog.TableContent;
import papercatalog.error.PaperNotFound;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.record.PastVersion;
import papercatalog.record.Records;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class HistoryTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Duration YEAR = Duration.ofDays(365);
  private static final Paper LARGE = paper("large", "2026").authors(authors(101)).build();

  @Test
  void revise_keepsWhatWasThere_withoutAnyIndexKey() {
    String table = ENGINE.newTable();
    publisher(table, NOW).publish(CLOCKS_1978);
    Instant later = NOW.plusSeconds(60);

    publisher(table, later).publish(titled(CLOCKS_1978, "Second"));

    assertThat(records(table, later).history(CLOCKS_1978.id()))
        .containsExactly(new PastVersion(CLOCKS_1978.asRevision(1, NOW), later, Optional.empty()));
    assertThat(versions(table))
        .containsOnlyKeys(new ItemKey("PAPER#" + CLOCKS_1978.id(), "VERSION#0000000001"))
        .allSatisfy(
            (_, item) ->
                assertThat(item.attributes())
                    .containsEntry("type", AttributeValue.fromS("Version"))
                    .doesNotContainKeys(
                        "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "expiresAt", "unfinished"));
  }

  /** From the tenth on, keys that were not padded would sort otherwise. */
  @Test
  void history_ofManyRevisions_isNewestFirst() {
    String table = ENGINE.newTable();
    for (int i = 1; i <= 12; i++) {
      publisher(table, NOW).publish(paper("often", "2026").title("Title " + i).build());
    }

    assertThat(records(table, NOW).history(new PaperId("often")))
        .extracting(past -> past.paper().revision())
        .isEqualTo(IntStream.rangeClosed(1, 11).mapToObj(i -> (long) (12 - i)).toList());
  }

  @Test
  void history_ofALargePaper_isEachRevisionOnce() {
    String table = ENGINE.newTable(LARGE.authors());
    Paper second = titled(LARGE, "Second");
    publisher(table, NOW).publish(LARGE);
    publisher(table, NOW).publish(second);

    assertThat(records(table, NOW).history(LARGE.id()))
        .extracting(PastVersion::paper)
        .containsExactly(LARGE.asRevision(1, NOW));
    assertThat(records(table, NOW).paper(LARGE.id())).contains(second.asRevision(2, NOW));
    assertThat(versions(table)).hasSize(2);
  }

  @Test
  void expiringHistory_setsTheTimeOnHistoryOnly() {
    String table = ENGINE.newTable(LARGE.authors());
    Publisher forgetful = publisher(table, NOW).expiringHistoryAfter(YEAR);
    forgetful.publish(LARGE);
    forgetful.publish(titled(LARGE, "Second"));
    forgetful.publish(paper("small", "2026").build());
    forgetful.publish(paper("small", "2027").build());
    forgetful.withdraw(LARGE.id(), Optional.empty(), OptionalLong.empty());

    String expiry = Long.toString(NOW.plus(YEAR).getEpochSecond());
    assertThat(TableContent.of(ENGINE.client(), table).items())
        .allSatisfy(
            (_, item) -> {
              if (item.value("supersededAt").isPresent()) {
                assertThat(item.attributes())
                    .containsEntry("expiresAt", AttributeValue.fromN(expiry));
              } else {
                assertThat(item.attributes()).doesNotContainKey("expiresAt");
              }
            });
    assertThat(records(table, NOW).history(LARGE.id()))
        .extracting(PastVersion::expiresAt)
        .containsExactly(Optional.of(NOW.plus(YEAR)), Optional.of(NOW.plus(YEAR)));
  }

  @Test
  void history_thatHasExpired_isLeftOut_whileItIsStillThere() {
    String table = ENGINE.newTable();
    publisher(table, NOW).publish(paper("old", "2024").build());
    publisher(table, NOW).publish(paper("old", "2025").build());
    publisher(table, NOW).expiringHistoryAfter(YEAR).publish(paper("old", "2026").build());
    PaperId id = new PaperId("old");
    Instant expiry = NOW.plus(YEAR);

    assertThat(records(table, expiry.minusMillis(1)).history(id)).hasSize(2);
    assertThat(records(table, expiry).history(id))
        .extracting(past -> past.paper().revision())
        .containsExactly(1L);
    assertThat(versions(table)).hasSize(2);
  }

  @Test
  void withdrawn_keepsTheWholeRecordInHistory_untilItIsDeleted() {
    String table = ENGINE.newTable();
    publisher(table, NOW).publish(CLOCKS_1978);
    publisher(table, NOW).withdraw(CLOCKS_1978.id(), Optional.empty(), OptionalLong.empty());
    assertThat(records(table, NOW).history(CLOCKS_1978.id()))
        .extracting(PastVersion::paper)
        .containsExactly(CLOCKS_1978.asRevision(1, NOW));

    publisher(table, NOW).delete(CLOCKS_1978.id(), OptionalLong.of(2));

    assertThat(TableContent.of(ENGINE.client(), table).papers().items()).isEmpty();
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
    return new Records(ENGINE.client(), table, Clock.fixed(now, ZoneOffset.UTC));
  }

  private static Publisher publisher(String table, Instant now) {
    return new Publisher(ENGINE.client(), table, Clock.fixed(now, ZoneOffset.UTC));
  }
}
