package papercatalog.local.eventsource;

import module java.base;

import papercatalog.domain.table.Retry;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Delivers batches to a function as Lambda does: it retries from the first failed record, halves a
 * batch when the function fails, and gives records up after the last retry.
 *
 * @param function returns the sequence numbers of the records to retry
 * @param givenUp receives the shard and each record that is not retried any more
 */
record BatchDelivery(
    Function<List<Record>, List<String>> function,
    int size,
    Retry retries,
    Checkpoint checkpoint,
    BiConsumer<String, Record> givenUp) {
  /**
   * Delivers records of one shard in order; what an interrupt leaves is delivered after a restart.
   */
  void deliver(String shard, List<Record> records) throws InterruptedException {
    for (int i = 0; i < records.size(); i += size) {
      deliverBatch(shard, records.subList(i, Math.min(records.size(), i + size)));
    }
  }

  private void deliverBatch(String shard, List<Record> batch) throws InterruptedException {
    List<Record> rest = batch;
    Retry.Attempts attempts = retries.begin();
    while (!rest.isEmpty()) {
      int taken = invoke(rest);
      if (taken > 0) {
        checkpoint.reached(shard, rest.get(taken - 1));
        rest = rest.subList(taken, rest.size());
        attempts = retries.begin();
      } else if (taken == FAILED && rest.size() > 1) {
        int half = rest.size() / 2;
        deliverBatch(shard, rest.subList(0, half));
        rest = rest.subList(half, rest.size());
      } else {
        Optional<Duration> pause = attempts.failed();
        if (pause.isEmpty()) {
          rest.forEach(record -> givenUp.accept(shard, record));
          checkpoint.reached(shard, rest.getLast());
          return;
        }
        Thread.sleep(pause.get());
      }
    }
  }

  private static final int FAILED = -1;

  /** Returns the number of leading records that succeeded, or {@code FAILED}. */
  private int invoke(List<Record> batch) throws InterruptedException {
    try {
      List<String> again = function.apply(batch);
      int done = 0;
      while (done < batch.size() && !again.contains(batch.get(done).dynamodb().sequenceNumber())) {
        done++;
      }
      return done;
    } catch (RuntimeException e) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      return FAILED;
    }
  }
}
