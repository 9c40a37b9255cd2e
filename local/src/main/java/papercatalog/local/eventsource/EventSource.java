package papercatalog.local.eventsource;

import module java.base;

import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Retry;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.Shard;

/**
 * Calls a function with the change items in the stream of a local table, as the stack's event
 * source mapping does: from the oldest record on, four times a second, one batch per shard at a
 * time. A checkpoint makes a restart deliver only unprocessed records.
 */
public final class EventSource implements AutoCloseable {
  /** As the stack's mappings retry, with shorter pauses. */
  public static final Retry AS_DEPLOYED =
      new Retry(AnnouncingFunction.RETRIES + 1, Duration.ofMillis(200), Duration.ofSeconds(5));

  private static final Duration PAUSE = Duration.ofMillis(250);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

  private final TableStream stream;
  private final Checkpoint checkpoint;
  private final BatchDelivery delivery;
  private final Map<String, String> iterators = new HashMap<>();
  private final Set<String> ended = new HashSet<>();
  private final Thread thread;
  private final CountDownLatch closing = new CountDownLatch(1);

  private EventSource(TableStream stream, Checkpoint checkpoint, BatchDelivery delivery) {
    this.stream = stream;
    this.checkpoint = checkpoint;
    this.delivery = delivery;
    this.thread = Thread.ofPlatform().name("event source").daemon().start(this::poll);
  }

  /**
   * Starts to poll.
   *
   * @param function takes a batch and returns the sequence numbers of the records to retry
   * @param kept file of the checkpoint, which survives the process
   * @param givenUp receives the shard, sequence number and partition of each record that is given
   *     up
   */
  public static EventSource start(
      CatalogTable table,
      URI endpoint,
      Function<List<Record>, List<String>> function,
      int batch,
      Retry retries,
      Optional<Path> kept,
      Consumer<String> givenUp) {
    TableStream stream = TableStream.of(table, endpoint);
    Checkpoint checkpoint = Checkpoint.in(kept);
    return new EventSource(
        stream,
        checkpoint,
        new BatchDelivery(
            function,
            batch,
            retries,
            checkpoint,
            (shard, record) -> givenUp.accept(shard + " " + name(record))));
  }

  private static String name(Record record) {
    return record.dynamodb().sequenceNumber() + " " + key(record, TableSchema.PARTITION_KEY);
  }

  private void poll() {
    try {
      do {
        look();
      } while (!closing.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS));
    } catch (InterruptedException _) {
      // Closed.
    }
  }

  private void look() throws InterruptedException {
    try {
      List<Shard> shards = stream.shards();
      List<String> ids = shards.stream().map(Shard::shardId).toList();
      checkpoint.keep(ids);
      for (Shard shard : shards) {
        if (!ended.contains(shard.shardId()) && !waits(shard, ids)) {
          read(shard.shardId());
        }
      }
    } catch (SdkException e) {
      iterators.clear(); // the engine is down, or an iterator has expired
    }
  }

  private boolean waits(Shard shard, List<String> present) {
    String parent = shard.parentShardId();
    return parent != null && present.contains(parent) && !ended.contains(parent);
  }

  /** Reads a shard up to its current end. */
  private void read(String shard) throws InterruptedException {
    boolean more = true;
    while (more && closing.getCount() > 0) {
      String iterator =
          iterators.computeIfAbsent(shard, it -> stream.iterator(it, checkpoint.last(it)));
      GetRecordsResponse page = stream.read(iterator);
      delivery.deliver(shard, page.records().stream().filter(EventSource::isOfAChange).toList());
      if (page.nextShardIterator() == null) {
        ended.add(shard);
        iterators.remove(shard);
        return;
      }
      iterators.put(shard, page.nextShardIterator());
      more = !page.records().isEmpty();
    }
  }

  /** Applies {@link AnnouncingFunction#FILTER}. */
  private static boolean isOfAChange(Record record) {
    return key(record, TableSchema.SORT_KEY).equals(Keys.CHANGE);
  }

  private static String key(Record record, String name) {
    return record.dynamodb().keys().get(name).s();
  }

  /** Finishes the current batch, unless that takes long: then a restart delivers it again. */
  @Override
  public void close() {
    closing.countDown();
    try {
      if (!thread.join(LONGEST_WAIT)) {
        thread.interrupt();
        thread.join();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    stream.close();
  }
}
