package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.PublishedTable.NOW;
import static papercatalog.publishing.write.RaceTable.FIRST;
import static papercatalog.publishing.write.RaceTable.ID;
import static papercatalog.publishing.write.RaceTable.MANY;
import static papercatalog.publishing.write.RaceTable.MINE;
import static papercatalog.publishing.write.RaceTable.YOURS;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;

/** Of two who write the same paper at the same time, one wins and the other is refused. // I-4 */
@Tag("slow")
final class SimultaneousWriteTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final int ROUNDS = 24;

  @Test
  void publish_byTwoAtTheSameTime_hasOneWinnerInEveryRound() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);
    for (long round = 1; round <= ROUNDS; round++) {
      Paper mine = PaperBuilder.from(MINE).title("Mine " + round).build().asRevision(round, NOW);
      Paper yours = PaperBuilder.from(YOURS).title("Yours " + round).build().asRevision(round, NOW);

      List<Object> ends =
          race(() -> table.publisher().publish(mine), () -> table.publisher().publish(yours));

      Paper winner = ends.getFirst() instanceof Written ? mine : yours;
      assertThat(ends).filteredOn(Written.class::isInstance).hasSize(1);
      assertConflict(ends, round, round + 1);
      assertThat(table.records().paper(ID)).contains(winner.asRevision(round + 1, NOW));
      table.assertOnlyLinksOf(winner);
    }
    assertThat(table.records().versions(ID)).hasSize(ROUNDS + 1);
  }

  @Test
  void create_byTwoAtTheSameTime_hasOneWinnerInEveryRound() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    for (int round = 1; round <= ROUNDS; round++) {
      PaperId id = new PaperId("created-" + round);
      Paper mine = RaceTable.as(id, MINE);
      Paper yours = RaceTable.as(id, YOURS);

      List<Object> ends =
          race(
              () -> table.publisher().publish(mine, Replaceable.NONE),
              () -> table.publisher().publish(yours, Replaceable.NONE));

      Paper winner = ends.getFirst() instanceof Written ? mine : yours;
      assertThat(ends).filteredOn(Written.class::isInstance).hasSize(1);
      assertThat(ends).filteredOn(PaperAlreadyExists.class::isInstance).hasSize(1);
      assertThat(table.records().paper(id)).contains(winner.asRevision(1, NOW));
      table.assertOnlyLinksOf(winner);
    }
  }

  /** The one who finds the same content there has nothing to do, and no failure to explain. */
  @Test
  void create_ofTheSameByTwo_isCreatedOnce() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    for (int round = 1; round <= ROUNDS / 4; round++) {
      Paper paper = RaceTable.as(new PaperId("same-" + round), MINE);

      List<Object> ends =
          race(
              () -> table.publisher().publish(paper, Replaceable.NONE),
              () -> table.publisher().publish(paper, Replaceable.NONE));

      assertThat(outcomes(ends)).containsExactlyInAnyOrder(Outcome.CREATED, Outcome.UNCHANGED);
      assertThat(table.records().paper(paper.id())).contains(paper.asRevision(1, NOW));
    }
  }

  /** The loser may finish what the winner has begun, and the winner has created it all the same. */
  @Test
  void publish_ofTheSameManyAuthorsByTwo_isCreatedOnce() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    for (int round = 1; round <= ROUNDS / 4; round++) {
      Paper paper =
          PaperBuilder.from(RaceTable.as(new PaperId("same-" + round), MINE)).authors(MANY).build();

      List<Object> ends =
          race(() -> table.publisher().publish(paper), () -> table.publisher().publish(paper));

      assertThat(outcomes(ends))
          .containsOnlyOnce(Outcome.CREATED)
          .isSubsetOf(Outcome.CREATED, Outcome.COMPLETED, Outcome.UNCHANGED);
      assertThat(table.records().paper(paper.id())).contains(paper.asRevision(1, NOW));
      table.assertOnlyLinksOf(paper);
    }
  }

  /** Both write in several transactions, so that each may find the other in the middle. */
  @Test
  void publish_ofManyAuthorsByTwo_leavesNothingOfTheLoser() throws Exception {
    RaceTable table = RaceTable.of(ENGINE);
    table.publisher().publish(FIRST);
    long revision = 1;
    for (int round = 1; round <= 6; round++) {
      Paper mine =
          RaceTable.revised("Mine " + round, MANY.subList(0, MANY.size() - 5))
              .asRevision(revision, NOW);
      Paper yours =
          RaceTable.revised("Yours " + round, MANY.subList(5, MANY.size()))
              .asRevision(revision, NOW);

      List<Object> ends =
          race(() -> table.publisher().publish(mine), () -> table.publisher().publish(yours));

      Paper winner = ends.getFirst() instanceof Written ? mine : yours;
      assertThat(ends).filteredOn(Written.class::isInstance).hasSize(1);
      assertConflict(ends, revision, ++revision);
      assertThat(table.records().paper(ID)).contains(winner.asRevision(revision, NOW));
      table.assertOnlyLinksOf(winner);
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
        .extracting(end -> ((RevisionConflict) end).getMessage())
        .isEqualTo(new RevisionConflict(ID, expected, found).getMessage());
  }
}
