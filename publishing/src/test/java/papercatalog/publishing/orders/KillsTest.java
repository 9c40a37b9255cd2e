package papercatalog.publishing.orders;

import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.orders.Commands.all;
import static papercatalog.publishing.orders.Commands.in;
import static papercatalog.publishing.orders.Commands.titled;
import static papercatalog.publishing.orders.Scenarios.CITED;
import static papercatalog.publishing.orders.Scenarios.CITING;
import static papercatalog.publishing.orders.Scenarios.NEW;
import static papercatalog.publishing.orders.Scenarios.REVISED;
import static papercatalog.publishing.orders.Scenarios.SUBJECT;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.orders.Scenario.Command;
import papercatalog.publishing.record.PaperState;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * A command that is killed before any of its writes leaves a good state: lists show only papers
 * that can be read, and counts are right. The same command again, another one, or a repair ends in
 * the table of commands that were not killed. // I-3
 */
@Isolated
final class KillsTest {
  /** With more authors than its own item holds, and more items than a transaction takes. */
  private static final Paper LARGE = PaperBuilder.from(SUBJECT).authors(authors(102)).build();

  /** They write several papers, each by itself. */
  private static final Set<String> MANY =
      Set.of(
          "rename a collection",
          "rename a collection to another",
          "rename a topic",
          "merge people",
          "split people");

  static Stream<Arguments> commands() {
    return Stream.of(Commands.WHOLE, Commands.STAGED).flatMap(KillsTest::ofNames);
  }

  static Stream<Arguments> commandsOfPapers() {
    return ofPapers(Commands.STAGED, SUBJECT, REVISED);
  }

  static Stream<Arguments> commandsOfOtherPapers() {
    return Stream.concat(
        ofPapers(Commands.WHOLE, SUBJECT, REVISED),
        ofPapers(Commands.WHOLE, LARGE, PaperBuilder.from(REVISED).authors(authors(101)).build()));
  }

  private static Stream<Arguments> ofPapers(Commands as, Paper one, Paper other) {
    Command others = all(introduce(one), as.publish(CITED, CITING));
    Command there = all(others, as.publish(one));
    Command revised = all(there, as.publish(other));
    return Stream.of(
        killed(as, one, "publish", others, as.publish(one)),
        killed(as, one, "revise", there, as.publish(other)),
        killed(as, one, "revise back", revised, as.publish(one)),
        killed(as, one, "withdraw", there, as.withdraw("p")),
        killed(as, one, "publish as withdrawn", there, as.publish(tombstone(one))),
        killed(as, one, "take down", revised, as.takeDown("p")),
        killed(as, one, "take down later", all(revised, as.withdraw("p")), as.takeDown("p")),
        killed(as, one, "reinstate", all(there, as.withdraw("p")), as.reinstate(one)),
        killed(as, one, "delete", revised, as.delete("p")),
        killed(as, one, "delete without trace", revised, as.deleteWithoutTrace("p")),
        killed(as, one, "publish a deleted paper", all(there, as.delete("p")), as.publish(other)),
        killed(
            as,
            one,
            "publish, with drafts that expire",
            all(others, as.publish(draft("First", one), draft("Second", one))),
            as.publishExpiring(one)),
        killed(as, one, "supersede", there, as.publish(superseded(one))));
  }

  private static Stream<Arguments> ofNames(Commands as) {
    Command there = as.publish(CITED, CITING, SUBJECT);
    return Stream.of(
        killed(
            as,
            SUBJECT,
            "rename a collection",
            all(there, as.title("c0", "A title")),
            as.rename(Directory.COLLECTIONS, "c0", "m0")),
        killed(
            as,
            SUBJECT,
            "rename a collection to another",
            all(there, as.publish(in("c1", paper("r", "2026").build()))),
            as.rename(Directory.COLLECTIONS, "c0", "c1")),
        killed(as, SUBJECT, "rename a topic", there, as.rename(Directory.TOPICS, "t", "s")),
        killed(as, SUBJECT, "merge people", there, as.merge(LAMPORT.handle(), NEW)),
        killed(as, SUBJECT, "split people", there, as.split(LAMPORT.name(), NEW, "p")),
        killed(as, SUBJECT, "title", there, as.title("c0", "A title")),
        killed(
            as,
            SUBJECT,
            "profile",
            there,
            as.profile(Author.of(LAMPORT).withOrcid("0000-0002-1825-0097"))),
        killed(
            as,
            SUBJECT,
            "find citations",
            all(as.publish(CITING), restore(SUBJECT), restore(CITED)),
            Commands.findCitations()),
        killed(
            as,
            SUBJECT,
            "repair",
            all(
                there,
                Commands.harm(
                    Keys.link(SUBJECT.id(), KeyPrefix.IDENTIFIER, "doi:10.5555/p"),
                    Keys.change(SUBJECT.id()),
                    Keys.version(CITED.id(), 1),
                    Keys.author(LISKOV.handle()))),
            as.repair()));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("commandsOfOtherPapers")
  void largeAndSmallCommand_killedBeforeAnyWrite_isCompletedByAnyOther(
      Commands as, boolean onePaper, Command before, Command command) {
    command_killedBeforeAnyWrite_isCompletedByAnyOther(as, onePaper, before, command);
  }

  @ParameterizedTest
  @MethodSource({"commands", "commandsOfPapers"})
  void command_killedBeforeAnyWrite_isCompletedByAnyOther(
      Commands as, boolean onePaper, Command before, Command command) {
    Alone start =
        new Alone(new MemoryEngine(Exploration.TABLE, TableSchema.DECLARED)).after(before);
    Alone whole = start.after(command);
    Alone repaired = whole.after(as.repair());
    repaired.assertHealthy("after the command");
    Set<String> ends =
        new HashSet<>(List.of(start.after(as.repair()).current(), repaired.current()));
    Alone killed = start.copy();
    for (int made = 0; killed.run(command, made); made++) {
      String when = "killed after %d writes".formatted(made);
      Moment.check(killed.engine());
      Alone again = killed.after(command);
      TableDifference.assertOneOf(Set.of(whole.text()), again.text(), when + ", again");
      Alone mended = killed.after(as.repair());
      mended.assertHealthy(when);
      if (onePaper) {
        TableDifference.assertOneOf(ends, mended.current(), when + ", repaired");
      }
      TableDifference.assertOneOf(
          Set.of(repaired.current()),
          mended.after(command).after(as.repair()).current(),
          when + ", repaired and again");
      killed = start.copy();
    }
  }

  /** The other command finishes the killed one, or takes it back. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("commandsOfPapers")
  void otherCommand_afterAKill_endsAsWithoutIt(
      Commands as, boolean onePaper, Command before, Command command) {
    Alone start =
        new Alone(new MemoryEngine(Exploration.TABLE, TableSchema.DECLARED)).after(before);
    Alone whole = start.after(command);
    List<Command> others =
        List.of(as.publish(titled("Third", REVISED)), as.withdraw("p"), as.delete("p"));
    List<Set<String>> ends =
        others.stream()
            .<Set<String>>map(
                it -> new HashSet<>(List.of(settled(start, it, as), settled(whole, it, as))))
            .toList();
    Alone killed = start.copy();
    for (int made = 0; killed.run(command, made); made++) {
      for (int i = 0; i < others.size(); i++) {
        Moment.check(killed.after(others.get(i)).engine());
        TableDifference.assertOneOf(
            ends.get(i),
            settled(killed, others.get(i), as),
            "killed after %d writes, command %d".formatted(made, i));
      }
      killed = start.copy();
    }
  }

  /** A fault that never ends: the command fails, and the same again completes it. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("commandsOfPapers")
  void command_refusedFromAnyWriteOn_isCompletedByTheSameCommand(
      Commands as, boolean onePaper, Command before, Command command) {
    Alone start =
        new Alone(new MemoryEngine(Exploration.TABLE, TableSchema.DECLARED)).after(before);
    String whole = start.after(command).text();
    for (String reason : List.of("ThrottlingError", "TransactionConflict")) {
      Alone refused = start.copy();
      for (int made = 0; refused.run(command, made, refusal(reason)); made++) {
        String when = "%s after %d writes".formatted(reason, made);
        TableDifference.assertOneOf(Set.of(whole), refused.after(command).text(), when);
        refused = start.copy();
      }
    }
  }

  private static Consumer<DynamoDbRequest> refusal(String reason) {
    return request -> {
      throw Requests.refusal(request, reason);
    };
  }

  /** A withdrawn paper keeps the citations that had found it before, and no others find it. */
  private static String settled(Alone table, Command command, Commands as) {
    return table.after(command).after(as.repair()).withoutCitations();
  }

  private static Paper draft(String title, Paper paper) {
    return titled(title, PaperBuilder.from(paper).status(Status.DRAFT).build());
  }

  private static Paper superseded(Paper paper) {
    return PaperBuilder.from(paper)
        .status(Status.SUPERSEDED)
        .supersededBy(Optional.of(CITED.id()))
        .build();
  }

  private static Paper tombstone(Paper paper) {
    return paper.tombstone(Optional.of("Not reproducible."), TestTable.NOW);
  }

  /** Writes a paper as a restore does, without a look at others. */
  private static Command restore(Paper paper) {
    Paper first = paper.asRevision(1, TestTable.NOW);
    PaperState state =
        PaperState.of(
            List.of(new PaperState.Version(first, Optional.empty())),
            Change.to(first, TestTable.NOW));
    return table -> {
      new Publisher(table, Commands.CLOCK)
          .shared()
          .introduce(List.of(Author.of(LAMPORT), Author.of(LISKOV)), DirectoryEntry.usedBy(paper));
      new BatchWrite(table).write(state.items(table.schema()).values(), List.of());
      Recount.correctAll(table);
    };
  }

  /** Authors have profiles, but for the first: each is one more write. */
  private static Command introduce(Paper paper) {
    return table ->
        new Publisher(table, Commands.CLOCK)
            .shared()
            .introduce(paper.authors().stream().skip(1).map(Author::of).toList(), List.of());
  }

  private static Arguments killed(
      Commands as, Paper subject, String name, Command before, Command command) {
    String size = subject == LARGE ? "large" : as == Commands.STAGED ? "staged" : "small";
    return Arguments.argumentSet(name + ", " + size, as, !MANY.contains(name), before, command);
  }
}
