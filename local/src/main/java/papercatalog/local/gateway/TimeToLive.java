package papercatalog.local.gateway;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import papercatalog.domain.record.TableWalk;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * Deletes expired items, as DynamoDB does. DynamoDB Local could do so itself but fails for an
 * expired item that is missing in an index: it expects the keys of all indexes (3.3.1).
 */
final class TimeToLive implements AutoCloseable {
  /** Ratio of pauses to walks: the engine serves one request at a time. */
  private static final int REST = 9;

  private final CatalogTable table;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().name("time to live").daemon().unstarted(task));

  private final Future<?> task;
  private long rested = System.nanoTime();

  private TimeToLive(CatalogTable table, Clock clock, Duration pause) {
    this.table = table;
    this.clock = clock;
    this.task =
        thread.scheduleWithFixedDelay(
            this::look, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Starts to walk over the table periodically. */
  static TimeToLive watch(CatalogTable table, Clock clock, Duration pause) {
    return new TimeToLive(table, clock, pause);
  }

  private void look() {
    long begun = System.nanoTime();
    if (begun - rested >= 0) {
      drop();
      long ended = System.nanoTime();
      rested = ended + REST * (ended - begun);
    }
  }

  private void drop() {
    long now = clock.instant().getEpochSecond();
    new TableWalk(table)
        .forEachStored(
            List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY, TableSchema.TIME_TO_LIVE),
            item -> {
              if (isOver(item, now)) {
                delete(item.key(), now);
              }
            });
  }

  private static boolean isOver(Item item, long now) {
    return item.number(TableSchema.TIME_TO_LIVE, Long.MAX_VALUE) <= now;
  }

  private void delete(ItemKey key, long now) {
    try {
      table
          .client()
          .deleteItem(
              request ->
                  request
                      .tableName(table.name())
                      .key(key.attributes())
                      .conditionExpression("#time <= :now")
                      .expressionAttributeNames(Map.of("#time", TableSchema.TIME_TO_LIVE))
                      .expressionAttributeValues(
                          Map.of(":now", AttributeValue.fromN(Long.toString(now)))));
    } catch (ConditionalCheckFailedException _) {
      // The item was written again meanwhile.
    }
  }

  /** Stops after the current walk. */
  @Override
  public void close() {
    task.cancel(false);
    thread.close();
  }
}
