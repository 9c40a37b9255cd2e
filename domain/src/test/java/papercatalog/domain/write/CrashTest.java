package papercatalog.domain.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.TableContent;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;

/**
 * Whatever write a command is killed before, no list shows a paper that cannot be got, and the same
 * command again leaves the table of a run that was not killed. // I-3
 */
@Tag("slow")
final class CrashTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final PaperId ID = CLOCKS_1978.id();
  private static final Optional<String> REASON = Optional.of("Not reproducible.");
  private static final List<Authorship> MANY = authors(102);
  private static final Paper LARGE = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();

  private static Crash crash;

  /** In whose tables a command begins with the paper itself. */
  private static Crash introduced;

  @BeforeAll
  static void open() {
    crash = new Crash(ENGINE);
    introduced = new Crash(ENGINE, LARGE, revised(LARGE));
  }

  /** Who has a profile and what is published before, and the command that is killed. */
  static Stream<Arguments> commands() {
    return Stream.of(
        killed("publish a small paper", List.of(), publish(CLOCKS_1978)),
        killed("revise a small paper", List.of(CLOCKS_1978), publish(revised(CLOCKS_1978))),
        killed("withdraw a small paper", List.of(CLOCKS_1978), CrashTest::withdraw),
        killed("delete a small paper", List.of(CLOCKS_1978), CrashTest::delete),
        killed(
            "withdraw a small paper and erase its history",
            List.of(CLOCKS_1978, revised(CLOCKS_1978)),
            publisher -> publisher.withdrawAndErase(ID, REASON, OptionalLong.empty())),
        killed(
            "publish a draft, whose states expire",
            List.of(draft("First"), draft("Second")),
            publisher ->
                publisher.expiringSupersededDraftsAfter(Duration.ofDays(1)).publish(CLOCKS_1978)),
        killed(
            "delete a small paper without trace",
            List.of(CLOCKS_1978),
            CrashTest::deleteWithoutTrace),
        killedAmongMany("publish a large paper", List.of(), publish(LARGE)),
        killedAmongMany("revise a large paper", List.of(LARGE), publish(seen(1, revised(LARGE)))),
        killedAmongMany("a large paper grows small", List.of(LARGE), publish(CLOCKS_1978)),
        killedAmongMany("a small paper grows large", List.of(CLOCKS_1978), publish(LARGE)),
        killedAmongMany("withdraw a large paper", List.of(LARGE), withdrawSeen(1)),
        killedAmongMany("publish a large paper as withdrawn", List.of(LARGE), publish(tombstone())),
        killedAmongMany(
            "delete a large paper with history",
            List.of(LARGE, revised(LARGE), CLOCKS_1978, LARGE),
            CrashTest::delete),
        killedAmongMany(
            "delete a large paper without trace", List.of(LARGE), CrashTest::deleteWithoutTrace));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void command_killedBeforeAnyWrite_isCompletedByTheSameCommand(
      List<Authorship> profiles, List<Paper> before, Consumer<Publisher> command) {
    String table = crash.given(profiles, before.toArray(Paper[]::new));
    TableContent given = crash.content(table);
    int writes = crash.writes(table, command);
    TableContent expected = crash.content(table);

    for (int made = 0; made < writes; made++) {
      crash.restore(table, expected, given);
      crash.kill(table, made, command);
      command.accept(crash.publisher(table));

      assertThat(crash.content(table)).as("killed after %d writes", made).isEqualTo(expected);
    }
  }

  static Stream<Arguments> stagedCommands() {
    return commands().skip(7);
  }

  /** Repair ends what was begun, without knowing the command. */
  @ParameterizedTest
  @MethodSource("stagedCommands")
  void mending_ofWhatWasKilled_leavesWhatTheCommandWouldHaveLeft(
      List<Authorship> profiles, List<Paper> before, Consumer<Publisher> command) {
    String table = introduced.given(profiles, before.toArray(Paper[]::new));
    TableContent given = introduced.content(table);
    int writes = introduced.writes(table, command);
    TableContent whole = introduced.content(table);
    introduced.restore(table, whole, given);
    introduced.kill(table, writes / 2, command);

    assertThat(Healthy.repaired(ENGINE.client(), table).healthy()).isTrue();

    assertThat(Healthy.findings(ENGINE.client(), table)).isEmpty();
    assertThat(crash.content(table)).isEqualTo(whole);
  }

  private static Arguments killed(String name, List<Paper> before, Consumer<Publisher> command) {
    return Arguments.argumentSet(name, List.of(), before, command);
  }

  /** The same with authors that have profiles before. */
  private static Arguments killedAmongMany(
      String name, List<Paper> before, Consumer<Publisher> command) {
    return Arguments.argumentSet(name, MANY, before, command);
  }

  private static Consumer<Publisher> publish(Paper paper) {
    return publisher -> publisher.publish(paper);
  }

  private static void withdraw(Publisher publisher) {
    publisher.withdraw(ID, REASON, OptionalLong.empty());
  }

  private static Consumer<Publisher> withdrawSeen(long revision) {
    return publisher -> publisher.withdraw(ID, REASON, OptionalLong.of(revision));
  }

  private static void delete(Publisher publisher) {
    publisher.delete(ID, OptionalLong.empty());
  }

  private static void deleteWithoutTrace(Publisher publisher) {
    publisher.deleteWithoutTrace(ID, OptionalLong.empty());
  }

  private static Paper seen(long revision, Paper paper) {
    return paper.asRevision(revision, paper.updatedAt());
  }

  private static Paper draft(String title) {
    return PaperBuilder.from(CLOCKS_1978).status(Status.DRAFT).title(title).build();
  }

  private static Paper tombstone() {
    return LARGE.tombstone(REASON, NOW);
  }

  /** Changed in all that a list can show. */
  private static Paper revised(Paper paper) {
    List<Authorship> rest = paper.authors().subList(1, paper.authors().size());
    return PaperBuilder.from(paper)
        .title("Another title")
        .collection(new CollectionName("moved"))
        .topics(List.of(new TopicName("clocks"), new TopicName("new")))
        .authors(rest)
        .build();
  }
}
