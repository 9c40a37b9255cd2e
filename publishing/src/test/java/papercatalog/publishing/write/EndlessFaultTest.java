package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.FaultPlan.BATCH_READ;
import static papercatalog.domain.FaultPlan.PUT;
import static papercatalog.domain.FaultPlan.TRANSACTION;
import static papercatalog.publishing.write.FaultTables.LARGE;
import static papercatalog.publishing.write.FaultTables.SMALL;
import static papercatalog.publishing.write.FaultTables.publisher;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.FaultyExchange;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.TableContent;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Faults that never end: the write fails, and the same again completes it. */
@Tag("slow")
final class EndlessFaultTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final FaultTables TABLES = new FaultTables(ENGINE);
  private static final ClientSettings SHORT = FaultTables.settings(2, Duration.ofSeconds(10));

  /** All at once, since each takes as long as all its attempts. */
  @Test
  void publish_withFaultsThatNeverEnd_fails_andItsRepeatCompletes() throws Exception {
    String whole = TABLES.given(List.of());
    publisher(ENGINE.client(), whole).publish(LARGE);
    TableContent expected = TABLES.content(whole);
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
        String table = TABLES.given(List.of());
        ends.add(executor.submit(() -> endless.assertFailsAndCompletes(table, expected)));
      }
    }
    for (Future<?> end : ends) {
      end.get();
    }
  }

  @Test
  void publish_withProfilesThatCannotBeWritten_fails_andItsRepeatCompletes() {
    String whole = ENGINE.newTable();
    publisher(ENGINE.client(), whole).publish(SMALL);
    for (Endless endless :
        List.of(
            new Endless(PUT, Fault.throttled(), Throttled.class),
            new Endless(PUT, Fault.ANSWER_LOST, TableUnavailable.class))) {
      String table = ENGINE.newTable();
      endless.assertFails(table, SMALL);

      assertThat(TABLES.content(table).papers().items()).isEmpty();
      publisher(ENGINE.client(), table).publish(SMALL);
      assertThat(TABLES.content(table)).isEqualTo(TABLES.content(whole));
    }
  }

  private record Endless(String operation, Fault fault, Class<? extends RuntimeException> failure) {
    void assertFailsAndCompletes(String table, TableContent expected) {
      assertFails(table, LARGE);
      publisher(ENGINE.client(), table).publish(LARGE);
      assertThat(TABLES.content(table)).as(toString()).isEqualTo(expected);
    }

    void assertFails(String table, Paper paper) {
      FaultyExchange faulty = ENGINE.newFaulty();
      try (DynamoDbClient failing = ENGINE.open(SHORT, faulty)) {
        faulty.follow(FaultPlan.always(operation, fault));
        assertThatThrownBy(() -> publisher(failing, table).publish(paper))
            .as(toString())
            .isInstanceOf(failure);
      }
    }
  }
}
