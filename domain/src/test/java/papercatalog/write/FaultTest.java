package papercatalog.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.FaultPlan.BATCH_READ;
import static papercatalog.FaultPlan.PUT;
import static papercatalog.FaultPlan.TRANSACTION;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.Papers.authors;
import static papercatalog.TestTable.NOW;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.Fault;
import papercatalog.FaultPlan;
import papercatalog.FaultyEndpoint;
import papercatalog.FaultyEngine;
import papercatalog.TableContent;
import papercatalog.client.ClientSettings;
import papercatalog.error.TableUnavailable;
import papercatalog.error.Throttled;
import papercatalog.error.WriteConflict;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Whatever DynamoDB refuses or the network loses, nothing is lost and nothing is doubled. */
final class FaultTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Duration ATTEMPT = Duration.ofSeconds(1);
  private static final ClientSettings PATIENT = settings(5, ATTEMPT);
  private static final ClientSettings SHORT = settings(2, Duration.ofSeconds(10));
  private static final List<Authorship> MANY = authors(110);
  private static final Paper SMALL = CLOCKS_1978;
  private static final Paper LARGE = PaperBuilder.from(SMALL).authors(MANY).build();
  private static final PaperId ID = SMALL.id();

  private static DynamoDbClient client;
  private static Written published;
  private static TableContent smallPaper;

  @BeforeAll
  static void open() {
    client = ENGINE.open(PATIENT);
    String whole = ENGINE.newTable();
    published = publisher(ENGINE.client(), whole).publish(SMALL);
    smallPaper = content(whole);
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
            arguments("conflict of a link", Fault.cancelled("None", "None", "TransactionConflict")),
            arguments("throttling", Fault.cancelled("ThrottlingError")),
            arguments("throughput", Fault.cancelled("None", "ProvisionedThroughputExceeded")),
            arguments("both", Fault.cancelled("ThrottlingError", "TransactionConflict")))
        .map(fault -> on(TRANSACTION, fault));
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
  @MethodSource({"refusals", "conflicts", "silences", "reads", "unprocessed"})
  void publish_withFaultsThatEnd_isPublishedOnce(String operation, Fault fault) {
    String table = ENGINE.newTable();
    ENGINE.faulty().follow(FaultPlan.first(2, operation, fault));

    Written written = publisher(client, table).publish(SMALL);

    assertThat(ENGINE.faulty().count(operation)).isGreaterThan(2);
    assertThat(written).isEqualTo(published);
    assertThat(content(table)).isEqualTo(smallPaper);
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
            publisher -> publisher.withdraw(ID, Optional.empty(), OptionalLong.of(1))),
        staged("delete", List.of(LARGE), publisher -> publisher.delete(ID, OptionalLong.of(1))));
  }

  @ParameterizedTest
  @MethodSource("stagedWrites")
  void command_withEveryTransactionRefusedAndLost_isDoneOnce(
      List<Paper> before, Function<Publisher, Written> command) {
    String whole = given(before);
    Written expected = command.apply(publisher(ENGINE.client(), whole));
    String table = given(before);
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
    assertThat(content(table)).isEqualTo(content(whole));
  }

  @Test
  void upsertAuthor_withItsAnswerLost_isWrittenOnce() {
    String table = ENGINE.newTable();
    Author author = Author.of(MANY.getFirst());
    publisher(client, table).upsertAuthor(author);
    Author renamed =
        new Author(
            new AuthorHandle("author-0"),
            "Renamed",
            List.of(),
            Optional.empty(),
            Optional.empty(),
            NOW);
    ENGINE.faulty().follow(FaultPlan.first(2, PUT, Fault.ANSWER_LOST));

    Written written = publisher(client, table).upsertAuthor(renamed);

    assertThat(written.outcome()).isEqualTo(Outcome.REVISED);
    assertThat(content(table).profiles().items().values())
        .singleElement()
        .satisfies(item -> assertThat(item.number("revision", 0)).isEqualTo(2))
        .satisfies(item -> assertThat(item.text("name")).isEqualTo("Renamed"));
  }

  /** All at once, since each takes as long as all its attempts. */
  @Test
  void publish_withFaultsThatNeverEnd_fails_andItsRepeatCompletes() throws Exception {
    String whole = given(List.of());
    publisher(ENGINE.client(), whole).publish(LARGE);
    TableContent expected = content(whole);
    List<Future<?>> ends = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Endless endless :
          List.of(
              new Endless(TRANSACTION, Fault.throttled(), Throttled.class),
              new Endless(TRANSACTION, Fault.cancelled("ThrottlingError"), Throttled.class),
              new Endless(
                  TRANSACTION, Fault.refused("TransactionInProgressException"), Throttled.class),
              new Endless(TRANSACTION, Fault.cancelled("TransactionConflict"), WriteConflict.class),
              new Endless(TRANSACTION, Fault.serverError(), TableUnavailable.class),
              new Endless(TRANSACTION, Fault.ANSWER_LOST, TableUnavailable.class),
              new Endless(TRANSACTION, Fault.ANSWER_FAILED, TableUnavailable.class),
              new Endless(BATCH_READ, new Fault.Unprocessed(1), Throttled.class),
              new Endless(BATCH_READ, Fault.throttled(), Throttled.class),
              new Endless("GetItem", Fault.DEAD, TableUnavailable.class),
              new Endless("Query", Fault.serverError(), TableUnavailable.class))) {
        String table = given(List.of());
        ends.add(executor.submit(() -> endless.assertFailsAndCompletes(table, expected)));
      }
    }
    for (Future<?> end : ends) {
      end.get();
    }
  }

  @Test
  void publish_withProfilesThatCannotBeWritten_fails_andItsRepeatCompletes() {
    for (Endless endless :
        List.of(
            new Endless(PUT, Fault.throttled(), Throttled.class),
            new Endless(PUT, Fault.ANSWER_LOST, TableUnavailable.class))) {
      String table = ENGINE.newTable();
      endless.assertFails(table, SMALL);

      assertThat(content(table).papers().items()).isEmpty();
      publisher(ENGINE.client(), table).publish(SMALL);
      assertThat(content(table)).isEqualTo(smallPaper);
    }
  }

  @Test
  void publish_withOneOfManyProfilesRefused_fails_andWritesNoneOfTheRest() {
    String table = ENGINE.newTable();
    ENGINE.faulty().follow(FaultPlan.at(PUT, 40, Fault.refused("AccessDeniedException")));

    assertThatThrownBy(() -> publisher(client, table).publish(LARGE))
        .isInstanceOf(DynamoDbException.class)
        .hasMessageContaining("As planned.");

    assertThat(ENGINE.faulty().count(PUT)).isBetween(40, 60);
    assertThat(content(table).papers().items()).isEmpty();
    assertThat(publisher(client, table).publish(LARGE).outcome()).isEqualTo(Outcome.CREATED);
    assertThat(content(table).profiles().items()).hasSize(MANY.size());
  }

  private record Endless(String operation, Fault fault, Class<? extends RuntimeException> failure) {
    void assertFailsAndCompletes(String table, TableContent expected) {
      assertFails(table, LARGE);
      publisher(ENGINE.client(), table).publish(LARGE);
      assertThat(content(table)).as(toString()).isEqualTo(expected);
    }

    void assertFails(String table, Paper paper) {
      try (FaultyEndpoint faulty = ENGINE.newFaulty();
          DynamoDbClient failing = SHORT.at(faulty.endpoint()).open()) {
        faulty.follow(FaultPlan.always(operation, fault));
        assertThatThrownBy(() -> publisher(failing, table).publish(paper))
            .as(toString())
            .isInstanceOf(failure);
      }
    }
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

  private static String given(List<Paper> papers) {
    String table = ENGINE.newTable(MANY);
    papers.forEach(paper -> publisher(ENGINE.client(), table).publish(paper));
    return table;
  }

  private static TableContent content(String table) {
    return TableContent.of(ENGINE.client(), table);
  }

  private static Publisher publisher(DynamoDbClient client, String table) {
    return new Publisher(client, table, Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private static ClientSettings settings(int attempts, Duration attemptTimeout) {
    return ClientSettings.forWrites().within(attempts, attemptTimeout, Duration.ofSeconds(60));
  }
}
