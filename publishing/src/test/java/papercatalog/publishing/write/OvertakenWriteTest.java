package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.publishing.PublishedTable.NOW;
import static papercatalog.publishing.write.RaceTable.FIRST;
import static papercatalog.publishing.write.RaceTable.ID;
import static papercatalog.publishing.write.RaceTable.MINE;
import static papercatalog.publishing.write.RaceTable.YOURS;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Gate;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.RevisionConflict;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Who is overtaken in the middle of a write overwrites nothing, and is refused. // I-4 */
@Timeout(120) // a gate at which no request comes by
@Tag("slow")
final class OvertakenWriteTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static DynamoDbClient slow;
  private static Crash crash;

  @BeforeAll
  static void open() {
    slow = ENGINE.open(ClientSettings.forWrites());
    crash = new Crash(ENGINE, RaceTable.FEW_ACTIONS);
  }

  @Test
  void publish_overtakenBeforeItsWrite_namesBothRevisions() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);

    assertOvertaken(
        1, () -> table.publisher(slow).publish(MINE), () -> table.publisher().publish(YOURS), 1, 2);

    assertThat(table.records().paper(ID)).contains(YOURS.asRevision(2, NOW));
    table.assertOnlyLinksOf(YOURS);
  }

  @Test
  void publish_ofADeletedPaper_saysThatThereIsNone() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);

    assertOvertaken(
        1,
        () -> table.publisher(slow).publish(MINE),
        () -> table.publisher().delete(ID, OptionalLong.empty()),
        1,
        0);

    assertThat(table.content().papers().items()).isEmpty();
  }

  @Test
  void withdraw_overtakenByARevision_changesNothing() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);

    assertOvertaken(
        1,
        () -> table.publisher(slow).withdraw(ID, Optional.empty(), OptionalLong.empty()),
        () -> table.publisher().publish(YOURS),
        1,
        2);

    assertThat(table.records().paper(ID)).contains(YOURS.asRevision(2, NOW));
  }

  /** A slow writer wakes up in the middle of its write, when all has been replaced. */
  @Test
  void publish_overtakenInTheMiddle_leavesNothingBehind() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    RaceTable whole = RaceTable.of(ENGINE);
    whole.publisher().publish(RaceTable.LARGE);
    whole.publisher().publish(YOURS);

    assertOvertaken(
        2,
        () -> table.publisher(slow).publish(RaceTable.LARGE),
        () -> table.publisher().publish(YOURS),
        1,
        2);

    assertThat(table.content()).isEqualTo(whole.content());
  }

  @Test
  void withdraw_overtakenInTheMiddleByAnother_saysSo() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(RaceTable.LARGE);

    assertOvertaken(
        2,
        () -> table.publisher(slow).withdraw(ID, Optional.empty(), OptionalLong.empty()),
        () -> table.publisher().publish(YOURS, Replacing.ANYTHING),
        1,
        3);

    assertThat(table.records().paper(ID)).contains(YOURS.asRevision(3, NOW));
    table.assertOnlyLinksOf(YOURS);
  }

  /** Revisions begin anew after a deletion; the slow writer has not seen this first one. */
  @Test
  void publish_overtakenByDeletionAndCreation_doesNotOverwriteTheNewPaper() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);

    assertOvertaken(
        1,
        () -> table.publisher(slow).publish(MINE),
        () -> {
          table.publisher().delete(ID, OptionalLong.empty());
          table.publisher().publish(YOURS);
        },
        1,
        1);

    assertThat(table.records().paper(ID)).contains(YOURS.asRevision(1, NOW));
    table.assertOnlyLinksOf(YOURS);
  }

  /** Both are at revision 1 with their links unfinished. */
  @Test
  void publish_overtakenByDeletionAndAnotherUnfinishedCreation_addsNoLinkToIt() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);

    assertOvertaken(
        2,
        () -> table.publisher(slow).publish(RaceTable.LARGE),
        () -> {
          table.publisher().delete(ID, OptionalLong.empty());
          crash.kill(table.name(), 1, publisher -> publisher.publish(RaceTable.OTHER));
          ENGINE.faulty().follow(FaultPlan.none());
        },
        1,
        1);

    table.publisher().publish(RaceTable.OTHER);
    table.assertOnlyLinksOf(RaceTable.OTHER);
  }

  /** The content is there, but the paper is about to leave: that must not be undone. */
  @Test
  void publish_ofWhatIsBeingWithdrawn_doesNotBringItBack() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);

    assertOvertaken(
        1,
        () -> table.publisher(slow).publish(RaceTable.LARGE),
        () -> {
          table.publisher().publish(RaceTable.LARGE);
          crash.kill(
              table.name(), 1, mine -> mine.withdraw(ID, Optional.empty(), OptionalLong.empty()));
          ENGINE.faulty().follow(FaultPlan.none());
        },
        1,
        2);

    assertThat(table.publisher().withdraw(ID, Optional.empty(), OptionalLong.empty()).outcome())
        .isEqualTo(Outcome.COMPLETED);
    assertThat(table.records().paper(ID))
        .contains(RaceTable.LARGE.tombstone(Optional.empty(), NOW).asRevision(3, NOW));
  }

  @Test
  void publish_ofWhatHasBecomeThereByNow_returnsItsRevision() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);

    Object end =
        overtaken(
                () -> table.publisher(slow).publish(MINE),
                1,
                () -> {
                  table.publisher().publish(YOURS);
                  table.publisher().publish(MINE);
                })
            .get();

    assertThat(end).isInstanceOf(Written.class);
    assertThat(((Written) end).revision()).isEqualTo(3);
    assertThat(((Written) end).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(((Written) end).work()).isEqualTo(Work.NONE);
    assertThat(table.records().paper(ID)).contains(MINE.asRevision(3, NOW));
  }

  private static void assertOvertaken(
      int write, Callable<Object> slowOne, Runnable fastOne, long expected, long found)
      throws Exception {
    assertThatThrownBy(() -> overtaken(slowOne, write, fastOne).get())
        .cause()
        .isInstanceOf(RevisionConflict.class)
        .hasMessage(new RevisionConflict(ID, expected, found).getMessage());
  }

  /** Holds a write of the slow command until the fast one is done. */
  private static Future<Object> overtaken(Callable<Object> slowOne, int write, Runnable fastOne)
      throws InterruptedException {
    Gate gate = new Gate();
    ENGINE.faulty().follow(FaultPlan.at(FaultPlan.TRANSACTION, write, new Fault.Held(gate)));
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Object> overtaken = executor.submit(slowOne);
      gate.awaitArrival();
      fastOne.run();
      gate.open();
      return overtaken;
    }
  }
}
