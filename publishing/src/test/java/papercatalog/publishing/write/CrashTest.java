package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.publishing.TableContent;

/**
 * A command that is killed before any of its writes leaves a good state: no list shows a paper that
 * cannot be got, every count is that of its list, and the same command again leaves the table of a
 * run that was not killed. // I-3
 */
@Tag("slow")
final class CrashTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final PaperId ID = CLOCKS_1978.id();
  private static final Optional<String> REASON = Optional.of("Not reproducible.");
  private static final int FEW_ACTIONS = Thorough.of(20, 8);

  /** More than a transaction takes, of few actions or of DynamoDB's hundred. */
  private static final Paper LARGE = withAuthors(FEW_ACTIONS + 2);

  private static final Paper LARGEST = withAuthors(Transactions.MAX_ACTIONS + 2);

  private static Crash crash;

  /** In whose tables a command begins with the paper itself. */
  private static Crash introduced;

  @BeforeAll
  static void open() {
    crash = new Crash(ENGINE, FEW_ACTIONS);
    introduced = new Crash(ENGINE, Transactions.MAX_ACTIONS, LARGEST, revised(LARGEST));
  }

  /** Who has a profile and what is published before, and the command that is killed. */
  static Stream<Arguments> commands() {
    return Stream.concat(commandsOfSmallPapers(), commands(LARGE));
  }

  private static Stream<Arguments> commandsOfSmallPapers() {
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
            CrashTest::deleteWithoutTrace));
  }

  private static Stream<Arguments> commands(Paper large) {
    return Stream.of(
        killedAmongMany(large, "publish a large paper", List.of(), publish(large)),
        killedAmongMany(
            large, "revise a large paper", List.of(large), publish(seen(1, revised(large)))),
        killedAmongMany(large, "a large paper grows small", List.of(large), publish(CLOCKS_1978)),
        killedAmongMany(large, "a small paper grows large", List.of(CLOCKS_1978), publish(large)),
        killedAmongMany(large, "withdraw a large paper", List.of(large), withdrawSeen(1)),
        killedAmongMany(
            large,
            "publish a large paper as withdrawn",
            List.of(large),
            publish(large.tombstone(REASON, NOW))),
        killedAmongMany(
            large,
            "delete a large paper with history",
            List.of(large, revised(large), CLOCKS_1978, large),
            CrashTest::delete),
        killedAmongMany(
            large,
            "delete a large paper without trace",
            List.of(large),
            CrashTest::deleteWithoutTrace));
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
    return commands(LARGEST);
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
    assertThat(introduced.content(table)).isEqualTo(whole);
  }

  private static Arguments killed(String name, List<Paper> before, Consumer<Publisher> command) {
    return Arguments.argumentSet(name, List.of(), before, command);
  }

  /** The same with authors that have profiles before. */
  private static Arguments killedAmongMany(
      Paper large, String name, List<Paper> before, Consumer<Publisher> command) {
    return Arguments.argumentSet(name, large.authors(), before, command);
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

  private static Paper withAuthors(int count) {
    return PaperBuilder.from(CLOCKS_1978).authors(authors(count)).build();
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
