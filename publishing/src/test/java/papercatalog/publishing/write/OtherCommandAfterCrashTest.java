package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Records;

/** A command that was killed, followed by another one, wherever it was killed. */
@Tag("slow")
final class OtherCommandAfterCrashTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final int FEW_ACTIONS = Thorough.of(20, 8);
  private static final List<Authorship> MANY = authors(FEW_ACTIONS + 2);
  private static final Paper FIRST = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();
  private static final Paper SECOND =
      PaperBuilder.from(FIRST)
          .title("Second")
          .authors(MANY.subList(1, MANY.size()))
          .topics(List.of(new TopicName("second")))
          .build();
  private static final Paper THIRD =
      PaperBuilder.from(FIRST).title("Third").authors(MANY.subList(0, 3)).build();
  private static final PaperId ID = FIRST.id();
  private static final Optional<String> REASON = Optional.of("Not reproducible.");

  private static Crash crash;

  @BeforeAll
  static void open() {
    crash = new Crash(ENGINE, FEW_ACTIONS, FIRST, SECOND);
  }

  @Test
  void publish_afterAKilledRevision_countsBoth() {
    Consumer<Publisher> second = publisher -> publisher.publish(SECOND);
    TableContent expected = crash.content(crash.given(MANY, FIRST, SECOND, THIRD));

    atAnyKill(
        1,
        second,
        (table, killed) -> {
          assertThat(crash.publisher(table).publish(THIRD))
              .extracting(Written::outcome, Written::revision)
              .containsExactly(Outcome.REVISED, 3L);
          assertThat(crash.content(table)).as(killed).isEqualTo(expected);
        },
        FIRST);
  }

  @Test
  void withdraw_afterAKilledPublication_leavesATombstone() {
    Consumer<Publisher> first = publisher -> publisher.publish(FIRST);
    String whole = crash.given(MANY, FIRST);
    crash.publisher(whole).withdraw(ID, REASON, OptionalLong.empty());
    TableContent expected = crash.content(whole);

    atAnyKill(
        1,
        first,
        (table, killed) -> {
          assertThat(crash.publisher(table).withdraw(ID, REASON, OptionalLong.empty()).outcome())
              .isEqualTo(Outcome.WITHDRAWN);
          assertThat(crash.content(table)).as(killed).isEqualTo(expected);
        });
  }

  @Test
  void publish_afterAKilledWithdrawal_findsItWithdrawn() {
    String whole = crash.given(MANY, FIRST);
    crash.publisher(whole).withdraw(ID, REASON, OptionalLong.empty());
    TableContent expected = crash.content(whole);

    atAnyKill(
        1,
        OtherCommandAfterCrashTest::withdraw,
        (table, killed) -> {
          assertThatThrownBy(() -> crash.publisher(table).publish(SECOND))
              .isInstanceOfSatisfying(
                  PaperWithdrawn.class,
                  refused ->
                      assertThat(refused.tombstone().orElseThrow().reason()).isEqualTo(REASON));
          assertThat(crash.content(table)).as(killed).isEqualTo(expected);
        },
        FIRST);
  }

  @Test
  void reinstate_afterAKilledWithdrawal_bringsItBackIntoTheLists() {
    String whole = crash.given(MANY, FIRST);
    crash.publisher(whole).withdraw(ID, REASON, OptionalLong.empty());
    crash.publisher(whole).publish(FIRST, Replacing.ANYTHING);
    TableContent expected = crash.content(whole);

    atAnyKill(
        1,
        OtherCommandAfterCrashTest::withdraw,
        (table, killed) -> {
          assertThat(crash.publisher(table).publish(FIRST, Replacing.ANYTHING).revision())
              .isEqualTo(3);
          assertThat(crash.content(table)).as(killed).isEqualTo(expected);
        },
        FIRST);
    assertThat(records(whole).version(ID, 2))
        .contains(FIRST.tombstone(REASON, NOW).asRevision(2, NOW));
    assertThat(records(whole).version(ID, 1)).contains(FIRST.asRevision(1, NOW));
  }

  @Test
  void publish_afterAKilledDeletion_createsAnew() {
    TableContent expected = crash.content(crash.given(MANY, SECOND));

    atAnyKill(
        1,
        OtherCommandAfterCrashTest::delete,
        (table, killed) -> {
          assertThat(crash.publisher(table).publish(SECOND))
              .extracting(Written::outcome, Written::revision)
              .containsExactly(Outcome.CREATED, 1L);
          assertThat(crash.content(table).where(key -> !PaperItem.CHANGE.is(key)))
              .as(killed)
              .isEqualTo(expected.where(key -> !PaperItem.CHANGE.is(key)));
          assertThat(ChangeItem.read(crash.content(table).items().get(Keys.change(ID))))
              .as("later than the deletion")
              .isEqualTo(Change.to(SECOND.asRevision(1, NOW), NOW.plusMillis(2)));
        },
        FIRST);
  }

  @Test
  void withdraw_afterAKilledDeletion_findsNothing() {
    String table = killed(1, OtherCommandAfterCrashTest::delete, FIRST);

    assertThatThrownBy(() -> crash.publisher(table).withdraw(ID, REASON, OptionalLong.empty()))
        .isInstanceOf(PaperNotFound.class);

    assertThat(crash.content(table).papers().items()).isEmpty();
  }

  @Test
  void delete_afterAKilledWithdrawal_leavesNothing() {
    atAnyKill(
        1,
        OtherCommandAfterCrashTest::withdraw,
        (table, killed) -> {
          assertThat(crash.publisher(table).delete(ID, OptionalLong.empty()).outcome())
              .isEqualTo(Outcome.DELETED);
          assertThat(crash.content(table).papers().items()).as(killed).isEmpty();
          assertThat(crash.content(table).profiles().items()).hasSize(MANY.size());
        },
        FIRST);
  }

  @Test
  void dryRun_afterAKill_reportsWhatIsLeftToDo_andWritesNothing() {
    String table = killed(1, OtherCommandAfterCrashTest::withdraw, FIRST);
    TableContent before = crash.content(table);

    Written planned = crash.publisher(table).dryRun().withdraw(ID, REASON, OptionalLong.empty());

    assertThat(planned.outcome()).isEqualTo(Outcome.COMPLETED);
    assertThat(crash.content(table)).isEqualTo(before);
    assertThat(crash.publisher(table).withdraw(ID, REASON, OptionalLong.empty()))
        .isEqualTo(planned);
  }

  /** Of more authors than the paper's own item holds. */
  @Test
  void records_atAnyMomentOfADeletion_areWholeOrGone() {
    Paper largest = PaperBuilder.from(FIRST).authors(authors(102)).build();
    atAnyKill(
        new Crash(ENGINE, Transactions.MAX_ACTIONS),
        largest.authors(),
        0,
        OtherCommandAfterCrashTest::delete,
        (table, killed) ->
            assertThat(records(table).paper(ID)).as(killed).contains(largest.asRevision(1, NOW)),
        largest);
  }

  private static void withdraw(Publisher publisher) {
    publisher.withdraw(ID, REASON, OptionalLong.empty());
  }

  private static void delete(Publisher publisher) {
    publisher.delete(ID, OptionalLong.empty());
  }

  /** Checks, with what is to be said of it, each table that a killed command can leave. */
  private static void atAnyKill(
      int first, Consumer<Publisher> command, BiConsumer<String, String> check, Paper... before) {
    atAnyKill(crash, MANY, first, command, check, before);
  }

  private static void atAnyKill(
      Crash crash,
      List<Authorship> profiles,
      int first,
      Consumer<Publisher> command,
      BiConsumer<String, String> check,
      Paper... before) {
    String table = crash.given(profiles, before);
    TableContent given = crash.content(table);
    int writes = crash.writes(table, command);
    for (int made = first; made < writes; made++) {
      crash.restore(table, crash.content(table), given);
      crash.kill(table, made, command);
      check.accept(table, "killed after " + made);
    }
  }

  private static String killed(int writes, Consumer<Publisher> command, Paper... before) {
    String table = crash.given(MANY, before);
    crash.kill(table, writes, command);
    return table;
  }

  private static Records records(String table) {
    return new Records(new CatalogTable(ENGINE.client(), table), Clock.fixed(NOW, ZoneOffset.UTC));
  }
}
