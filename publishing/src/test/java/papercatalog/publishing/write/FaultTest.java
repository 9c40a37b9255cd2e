package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.FaultPlan.BATCH_READ;
import static papercatalog.domain.FaultPlan.PUT;
import static papercatalog.domain.FaultPlan.TRANSACTION;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.publishing.write.FaultTables.LARGE;
import static papercatalog.publishing.write.FaultTables.MANY;
import static papercatalog.publishing.write.FaultTables.SMALL;
import static papercatalog.publishing.write.FaultTables.publisher;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.publishing.TableContent;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Faults that end: whatever is refused or lost for a while, everything is written once. */
@Tag("slow")
final class FaultTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Duration ATTEMPT = Duration.ofSeconds(1);
  private static final FaultTables TABLES = new FaultTables(ENGINE);

  private static DynamoDbClient client;
  private static Written published;
  private static TableContent smallPaper;

  @BeforeAll
  static void open() {
    client = ENGINE.open(FaultTables.settings(5, ATTEMPT));
    String whole = ENGINE.newTable();
    published = publisher(ENGINE.client(), whole).publish(SMALL);
    smallPaper = TABLES.content(whole);
  }

  static Stream<Arguments> refusals() {
    return Stream.of(
            arguments("throttled", Fault.throttled("TableWriteKeyRangeThroughputExceeded")),
            arguments(
                "throttled for several reasons",
                Fault.throttled(
                    "TableWriteMaxOnDemandThroughputExceeded",
                    "IndexWriteKeyRangeThroughputExceeded")),
            arguments("no throughput", Fault.refused("ProvisionedThroughputExceededException")),
            arguments("request limit", Fault.refused("RequestLimitExceeded")),
            arguments("server error", Fault.serverError()),
            arguments("answer lost", Fault.ANSWER_LOST),
            arguments("answer failed", Fault.ANSWER_FAILED))
        .flatMap(fault -> Stream.of(TRANSACTION, PUT).map(operation -> on(operation, fault)));
  }

  static Stream<Arguments> conflicts() {
    return Stream.of(
            arguments("in progress", Fault.refused("TransactionInProgressException")),
            arguments("conflict", Fault.cancelled("TransactionConflict")),
            arguments("conflict of a link", Fault.cancelled("None", "TransactionConflict")),
            arguments("throttling", Fault.cancelled("ThrottlingError")),
            arguments("throughput", Fault.cancelled("None", "ProvisionedThroughputExceeded")),
            arguments("both", Fault.cancelled("ThrottlingError", "TransactionConflict")))
        .map(fault -> on(TRANSACTION, fault));
  }

  /** A transaction of another writer is under way: the item may be missing after it. */
  static Stream<Arguments> conflictOfAPut() {
    Fault conflict = Fault.refused("TransactionConflictException");
    return Stream.of(on(PUT, arguments("conflict", conflict)));
  }

  static Stream<Arguments> silences() {
    Arguments late = arguments("answer late", new Fault.AnswerLate(ATTEMPT.plusMillis(300)));
    return Stream.of(TRANSACTION, PUT).map(operation -> on(operation, late));
  }

  static Stream<Arguments> reads() {
    return Stream.of(
            arguments("throttled", Fault.throttled("TableReadKeyRangeThroughputExceeded")),
            arguments("answer lost", Fault.ANSWER_LOST))
        .flatMap(fault -> Stream.of(BATCH_READ, "GetItem").map(operation -> on(operation, fault)));
  }

  static Stream<Arguments> unprocessed() {
    return Stream.of(
            arguments("one key", new Fault.Unprocessed(1)),
            arguments("all keys", new Fault.Unprocessed(100)))
        .map(fault -> on(BATCH_READ, fault));
  }

  @ParameterizedTest
  @MethodSource({"refusals", "conflicts", "conflictOfAPut", "silences", "reads", "unprocessed"})
  void publish_withFaultsThatEnd_isPublishedOnce(String operation, Fault fault) {
    String table = ENGINE.newTable();
    ENGINE.faulty().follow(FaultPlan.first(2, operation, fault));

    Written written = publisher(client, table).publish(SMALL);

    assertThat(ENGINE.faulty().count(operation)).isGreaterThan(2);
    assertThat(written).isEqualTo(published);
    assertThat(TABLES.content(table)).isEqualTo(smallPaper);
  }

  /** Each of the transactions of a staged write is refused, then done with its answer lost. */
  static Stream<Arguments> stagedWrites() {
    return Stream.of(
        staged("publish", List.of(), publisher -> publisher.publish(LARGE)),
        staged(
            "revise",
            List.of(LARGE),
            publisher -> publisher.publish(PaperBuilder.from(LARGE).title("Second").build())),
        staged(
            "withdraw",
            List.of(LARGE),
            publisher -> publisher.withdraw(SMALL.id(), Optional.empty(), OptionalLong.of(1))),
        staged(
            "delete",
            List.of(LARGE),
            publisher -> publisher.delete(SMALL.id(), OptionalLong.of(1))));
  }

  @ParameterizedTest
  @MethodSource("stagedWrites")
  void command_withEveryTransactionRefusedAndLost_isDoneOnce(
      List<Paper> before, Function<Publisher, Written> command) {
    String whole = TABLES.given(before);
    Written expected = command.apply(publisher(ENGINE.client(), whole));
    String table = TABLES.given(before);
    ENGINE
        .faulty()
        .follow(
            attempt ->
                attempt.operation().equals(TRANSACTION)
                    ? switch (attempt.number() % 3) {
                      case 1 -> Fault.cancelled("TransactionConflict");
                      case 2 -> Fault.ANSWER_LOST;
                      default -> Fault.NONE;
                    }
                    : Fault.NONE);

    Written written = command.apply(publisher(client, table));

    assertThat(ENGINE.faulty().count(TRANSACTION)).isGreaterThanOrEqualTo(12);
    assertThat(written).isEqualTo(expected);
    assertThat(TABLES.content(table)).isEqualTo(TABLES.content(whole));
  }

  @Test
  void upsert_withItsAnswerLost_isWrittenOnce() {
    String table = ENGINE.newTable();
    Author author = Author.of(MANY.getFirst());
    publisher(client, table).shared().upsert(author);
    Author renamed =
        new Author(
            new AuthorHandle("author-0"),
            "Renamed",
            List.of(),
            Optional.empty(),
            Optional.empty(),
            NOW);
    ENGINE.faulty().follow(FaultPlan.first(2, PUT, Fault.ANSWER_LOST));

    Written written = publisher(client, table).shared().upsert(renamed);

    assertThat(written.outcome()).isEqualTo(Outcome.REVISED);
    assertThat(TABLES.content(table).profiles().items().values())
        .singleElement()
        .satisfies(item -> assertThat(item.number("revision", 0)).isEqualTo(2))
        .satisfies(item -> assertThat(item.text("name")).isEqualTo("Renamed"));
  }

  @Test
  void publish_withOneOfManyProfilesRefused_fails_andWritesNoneOfTheRest() {
    String table = ENGINE.newTable();
    List<Authorship> authors = authors(102);
    Paper paper = PaperBuilder.from(SMALL).authors(authors).build();
    ENGINE.faulty().follow(FaultPlan.at(PUT, 40, Fault.refused("AccessDeniedException")));

    assertThatThrownBy(() -> publisher(client, table).publish(paper))
        .isInstanceOf(DynamoDbException.class)
        .hasMessageContaining("As planned.");

    assertThat(ENGINE.faulty().count(PUT)).isBetween(40, 60);
    assertThat(TABLES.content(table).papers().items()).isEmpty();
    assertThat(publisher(client, table).publish(paper).outcome()).isEqualTo(Outcome.CREATED);
    assertThat(TABLES.content(table).profiles().items()).hasSize(authors.size());
  }

  private static Arguments arguments(String name, Fault fault) {
    return Arguments.argumentSet(name, fault);
  }

  private static Arguments on(String operation, Arguments fault) {
    return Arguments.argumentSet(
        operation + " " + ((Arguments.ArgumentSet) fault).getName(), operation, fault.get()[0]);
  }

  private static Arguments staged(
      String name, List<Paper> before, Function<Publisher, Written> command) {
    return Arguments.argumentSet(name, before, command);
  }
}
