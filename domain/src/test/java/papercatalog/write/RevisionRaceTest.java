package papercatalog.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.Papers.authors;
import static papercatalog.Papers.paper;
import static papercatalog.TestTable.NOW;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.Fault;
import papercatalog.FaultPlan;
import papercatalog.FaultyEngine;
import papercatalog.Gate;
import papercatalog.TableContent;
import papercatalog.error.CatalogException;
import papercatalog.error.PaperAlreadyExists;
import papercatalog.error.RevisionConflict;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.TopicName;
import papercatalog.record.Records;
import papercatalog.table.Connection;
import papercatalog.table.PaperItems;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Of two who write the same paper at the same time, one wins and the other is told. // I-4 */
@Timeout(120) // whoever waits at a gate for nobody
final class RevisionRaceTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final int ROUNDS = 24;
  private static final List<Authorship> MANY = authors(110);
  private static final Paper FIRST = paper("raced", "2026").authors(MANY.subList(0, 3)).build();
  private static final Paper MINE = revised("mine", MANY.subList(0, 2));
  private static final Paper YOURS = revised("yours", MANY.subList(1, 4));
  private static final PaperId ID = FIRST.id();

  private static DynamoDbClient slow;
  private static Crash crash;

  @BeforeAll
  static void open() {
    slow = ENGINE.open(Connection.forWrites());
    crash = new Crash(ENGINE);
  }

  @Test
  void publish_byTwoAtTheSameTime_hasOneWinnerInEveryRound() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);
    for (long round = 1; round <= ROUNDS; round++) {
      Paper mine = PaperBuilder.from(MINE).title("Mine " + round).build().asRevision(round, NOW);
      Paper yours = PaperBuilder.from(YOURS).title("Yours " + round).build().asRevision(round, NOW);

      List<Object> ends =
          race(() -> publisher(table).publish(mine), () -> publisher(table).publish(yours));

      Paper winner = ends.getFirst() instanceof Written ? mine : yours;
      assertThat(ends).filteredOn(Written.class::isInstance).hasSize(1);
      assertConflict(ends, round, round + 1);
      assertThat(records(table).paper(ID)).contains(winner.asRevision(round + 1, NOW));
      assertOnlyLinksOf(winner, table);
    }
    assertThat(records(table).history(ID)).hasSize(ROUNDS);
  }

  @Test
  void create_byTwoAtTheSameTime_hasOneWinnerInEveryRound() throws Exception {
    String table = ENGINE.newTable(MANY);
    for (int round = 1; round <= ROUNDS; round++) {
      PaperId id = new PaperId("created-" + round);
      Paper mine = as(id, MINE);
      Paper yours = as(id, YOURS);

      List<Object> ends =
          race(() -> publisher(table).create(mine), () -> publisher(table).create(yours));

      Paper winner = ends.getFirst() instanceof Written ? mine : yours;
      assertThat(ends).filteredOn(Written.class::isInstance).hasSize(1);
      assertThat(ends).filteredOn(PaperAlreadyExists.class::isInstance).hasSize(1);
      assertThat(records(table).paper(id)).contains(winner.asRevision(1, NOW));
      assertOnlyLinksOf(winner, table);
    }
  }

  /** Who is told that the same content is there has nothing to do, and no failure to explain. */
  @Test
  void create_ofTheSameByTwo_isCreatedOnce() throws Exception {
    String table = ENGINE.newTable(MANY);
    for (int round = 1; round <= ROUNDS / 4; round++) {
      Paper paper = as(new PaperId("same-" + round), MINE);

      List<Object> ends =
          race(() -> publisher(table).create(paper), () -> publisher(table).create(paper));

      assertThat(outcomes(ends)).containsExactlyInAnyOrder(Outcome.CREATED, Outcome.UNCHANGED);
      assertThat(records(table).paper(paper.id())).contains(paper.asRevision(1, NOW));
    }
  }

  /** The loser may finish what the winner has begun, and the winner has created it all the same. */
  @Test
  void publish_ofTheSameManyAuthorsByTwo_isCreatedOnce() throws Exception {
    String table = ENGINE.newTable(MANY);
    for (int round = 1; round <= ROUNDS / 4; round++) {
      Paper paper = PaperBuilder.from(as(new PaperId("same-" + round), MINE)).authors(MANY).build();

      List<Object> ends =
          race(() -> publisher(table).publish(paper), () -> publisher(table).publish(paper));

      assertThat(outcomes(ends))
          .containsOnlyOnce(Outcome.CREATED)
          .isSubsetOf(Outcome.CREATED, Outcome.COMPLETED, Outcome.UNCHANGED);
      assertThat(records(table).paper(paper.id())).contains(paper.asRevision(1, NOW));
      assertOnlyLinksOf(paper, table);
    }
  }

  /** Both write in several transactions, so that each may find the other in the middle. */
  @Test
  void publish_ofManyAuthorsByTwo_leavesNothingOfTheLoser() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);
    long revision = 1;
    for (int round = 1; round <= 6; round++) {
      Paper mine = revised("Mine " + round, MANY.subList(0, 105)).asRevision(revision, NOW);
      Paper yours = revised("Yours " + round, MANY.subList(5, 110)).asRevision(revision, NOW);

      List<Object> ends =
          race(() -> publisher(table).publish(mine), () -> publisher(table).publish(yours));

      Paper winner = ends.getFirst() instanceof Written ? mine : yours;
      assertThat(ends).filteredOn(Written.class::isInstance).hasSize(1);
      assertConflict(ends, revision, ++revision);
      assertThat(records(table).paper(ID)).contains(winner.asRevision(revision, NOW));
      assertOnlyLinksOf(winner, table);
    }
  }

  @Test
  void publish_overtakenBeforeItsWrite_isToldBothRevisions() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);

    assertOvertaken(
        1, () -> slowPublisher(table).publish(MINE), () -> publisher(table).publish(YOURS), 1, 2);

    assertThat(records(table).paper(ID)).contains(YOURS.asRevision(2, NOW));
    assertOnlyLinksOf(YOURS, table);
  }

  @Test
  void publish_ofADeletedPaper_isToldThatThereIsNone() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);

    assertOvertaken(
        1,
        () -> slowPublisher(table).publish(MINE),
        () -> publisher(table).delete(ID, OptionalLong.empty()),
        1,
        0);

    assertThat(content(table).papers().items()).isEmpty();
  }

  @Test
  void withdraw_overtakenByARevision_changesNothing() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);

    assertOvertaken(
        1,
        () -> slowPublisher(table).withdraw(ID, Optional.empty(), OptionalLong.empty()),
        () -> publisher(table).publish(YOURS),
        1,
        2);

    assertThat(records(table).paper(ID)).contains(YOURS.asRevision(2, NOW));
  }

  /** A slow writer wakes up in the middle of its write, when all has been replaced. */
  @Test
  void publish_overtakenInTheMiddle_leavesNothingBehind() throws Exception {
    String table = ENGINE.newTable(MANY);
    String whole = ENGINE.newTable(MANY);
    Paper large = revised("large", MANY);
    publisher(whole).publish(large);
    publisher(whole).publish(YOURS);

    assertOvertaken(
        2, () -> slowPublisher(table).publish(large), () -> publisher(table).publish(YOURS), 1, 2);

    assertThat(content(table)).isEqualTo(content(whole));
  }

  @Test
  void withdraw_overtakenInTheMiddleByAnother_isToldSo() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(revised("large", MANY));

    assertOvertaken(
        2,
        () -> slowPublisher(table).withdraw(ID, Optional.empty(), OptionalLong.empty()),
        () -> publisher(table).reinstate(YOURS),
        1,
        3);

    assertThat(records(table).paper(ID)).contains(YOURS.asRevision(3, NOW));
    assertOnlyLinksOf(YOURS, table);
  }

  /** Revisions begin anew after a deletion; the slow writer has not seen this first one. */
  @Test
  void publish_overtakenByDeletionAndCreation_doesNotOverwriteTheNewPaper() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);

    assertOvertaken(
        1,
        () -> slowPublisher(table).publish(MINE),
        () -> {
          publisher(table).delete(ID, OptionalLong.empty());
          publisher(table).publish(YOURS);
        },
        1,
        1);

    assertThat(records(table).paper(ID)).contains(YOURS.asRevision(1, NOW));
    assertOnlyLinksOf(YOURS, table);
  }

  /** Both are at revision 1 with their links unfinished. */
  @Test
  void publish_overtakenByDeletionAndAnotherUnfinishedCreation_addsNoLinkToIt() throws Exception {
    String table = ENGINE.newTable(MANY);
    Paper large = revised("large", MANY);
    Paper other = revised("other", MANY.subList(1, 108));

    assertOvertaken(
        2,
        () -> slowPublisher(table).publish(large),
        () -> {
          publisher(table).delete(ID, OptionalLong.empty());
          crash.kill(table, 1, publisher -> publisher.publish(other));
          ENGINE.faulty().follow(FaultPlan.none());
        },
        1,
        1);

    publisher(table).publish(other);
    assertOnlyLinksOf(other, table);
  }

  /** The content is there, but the paper is about to leave: that must not be undone. */
  @Test
  void publish_ofWhatIsBeingWithdrawn_doesNotBringItBack() throws Exception {
    String table = ENGINE.newTable(MANY);
    Paper large = revised("large", MANY);
    publisher(table).publish(FIRST);

    assertOvertaken(
        1,
        () -> slowPublisher(table).publish(large),
        () -> {
          publisher(table).publish(large);
          crash.kill(table, 1, mine -> mine.withdraw(ID, Optional.empty(), OptionalLong.empty()));
          ENGINE.faulty().follow(FaultPlan.none());
        },
        1,
        2);

    assertThat(publisher(table).withdraw(ID, Optional.empty(), OptionalLong.empty()).outcome())
        .isEqualTo(Outcome.COMPLETED);
    assertThat(records(table).paper(ID))
        .contains(large.tombstone(Optional.empty(), NOW).asRevision(3, NOW));
  }

  @Test
  void publish_ofWhatHasBecomeThereByNow_tellsItsRevision() throws Exception {
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(FIRST);

    Object end =
        overtaken(
                () -> slowPublisher(table).publish(MINE),
                1,
                () -> {
                  publisher(table).publish(YOURS);
                  publisher(table).publish(MINE);
                })
            .get();

    assertThat(end).isInstanceOf(Written.class);
    assertThat(((Written) end).revision()).isEqualTo(3);
    assertThat(((Written) end).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(((Written) end).work()).isEqualTo(Work.NONE);
    assertThat(records(table).paper(ID)).contains(MINE.asRevision(3, NOW));
  }

  private static void assertOvertaken(
      int write, Callable<Object> slowOne, Runnable fastOne, long expected, long found)
      throws Exception {
    assertThatThrownBy(() -> overtaken(slowOne, write, fastOne).get())
        .cause()
        .isInstanceOfSatisfying(
            RevisionConflict.class,
            conflict -> {
              assertThat(conflict.expected()).isEqualTo(expected);
              assertThat(conflict.found()).isEqualTo(found);
            });
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

  /** How two commands that begin together end. */
  private static List<Object> race(Callable<Object> mine, Callable<Object> yours)
      throws InterruptedException {
    CyclicBarrier start = new CyclicBarrier(2);
    try (ExecutorService executor = Executors.newFixedThreadPool(2)) {
      List<Future<Object>> ends =
          List.of(mine, yours).stream()
              .map(
                  command ->
                      executor.submit(
                          () -> {
                            start.await();
                            return command.call();
                          }))
              .toList();
      return List.of(end(ends.getFirst()), end(ends.getLast()));
    }
  }

  private static Object end(Future<Object> command) throws InterruptedException {
    try {
      return command.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CatalogException failure) {
        return failure;
      }
      throw new AssertionError(e.getCause());
    }
  }

  private static List<Outcome> outcomes(List<Object> ends) {
    assertThat(ends).allMatch(Written.class::isInstance);
    return ends.stream().map(end -> ((Written) end).outcome()).toList();
  }

  private static void assertConflict(List<Object> ends, long expected, long found) {
    assertThat(ends)
        .filteredOn(RevisionConflict.class::isInstance)
        .singleElement()
        .satisfies(
            end -> {
              RevisionConflict conflict = (RevisionConflict) end;
              assertThat(conflict.expected()).isEqualTo(expected);
              assertThat(conflict.found()).isEqualTo(found);
            });
  }

  private static void assertOnlyLinksOf(Paper paper, String table) {
    assertThat(
            content(table)
                .where(
                    key ->
                        key.partition().equals("PAPER#" + paper.id())
                            && !key.sort().startsWith("VERSION#")
                            && !key.sort().startsWith("PAPER#"))
                .items())
        .isEqualTo(PaperItems.links(paper));
  }

  private static Paper revised(String title, List<Authorship> authors) {
    return PaperBuilder.from(FIRST)
        .title(title)
        .authors(authors)
        .collection(new CollectionName(title.toLowerCase(Locale.ROOT).replace(' ', '-')))
        .topics(List.of(new TopicName(title.toLowerCase(Locale.ROOT).replace(' ', '-'))))
        .build();
  }

  private static Paper as(PaperId id, Paper paper) {
    return new PaperBuilder(id, paper.title(), paper.collection(), paper.published())
        .authors(paper.authors())
        .topics(paper.topics())
        .build();
  }

  private static TableContent content(String table) {
    return TableContent.of(ENGINE.client(), table);
  }

  private static Records records(String table) {
    return new Records(ENGINE.client(), table, clock());
  }

  private static Publisher publisher(String table) {
    return new Publisher(ENGINE.client(), table, clock());
  }

  private static Publisher slowPublisher(String table) {
    return new Publisher(slow, table, clock());
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }
}
