package papercatalog.cli.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** A restoration repeats what DynamoDB leaves unanswered, done or not. */
@Tag("slow")
final class RestorerFaultTest {
  private final Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);

  @Test
  void requestWithoutAnAnswer_isRepeated_whicheverItIs() {
    MemoryEngine engine = engine();
    CatalogTable table = new CatalogTable(engine.client(), TestTable.NAME);
    Publisher publisher = new Publisher(table, clock);
    publisher.publish(Papers.CLOCKS_1978);
    publisher.publish(Papers.paper("a", "2026").build());
    publisher.publish(Papers.paper("gone", "2026").build());
    publisher.delete(new PaperId("gone"), OptionalLong.empty());

    int unanswered = 0;
    boolean met = true;
    while (met) {
      for (boolean done : new boolean[] {false, true}) {
        MemoryEngine copy = engine();
        AtomicInteger left = new AtomicInteger(unanswered);
        met = restore(table, copy, request -> left.getAndDecrement() == 0, done);
        assertThat(TableContent.of(new CatalogTable(copy.client(), TestTable.NAME)))
            .as("request %d has no answer", unanswered)
            .isEqualTo(TableContent.of(table).where(key -> !PaperItem.DEPARTURE.is(key)));
      }
      unanswered++;
    }
    assertThat(unanswered).isGreaterThan(6);
  }

  /** Whether a request had no answer. */
  private boolean restore(
      CatalogTable table, MemoryEngine copy, Predicate<DynamoDbRequest> lost, boolean done) {
    AtomicBoolean met = new AtomicBoolean();
    Function<DynamoDbRequest, DynamoDbResponse> answers =
        request -> {
          if (lost.test(request)) {
            met.set(true);
            if (done) {
              copy.answer(request);
            }
            throw ApiCallTimeoutException.create(1);
          }
          return copy.answer(request);
        };
    CatalogTable target = new CatalogTable(new MemoryClient(answers), TestTable.NAME);
    try (TableParts parts = new TableParts(table, clock, Optional.empty())) {
      new Restorer(target, false).restore(parts, () -> false);
    }
    return met.get();
  }

  private static MemoryEngine engine() {
    return new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
  }
}
