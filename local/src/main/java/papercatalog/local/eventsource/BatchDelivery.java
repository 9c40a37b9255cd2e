package papercatalog.local.eventsource;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Delivers batches to a function as Lambda does: it retries from the first record that failed,
 * splits a batch in two when the function fails, and gives up records after the last retry so that
 * they do not block others.
 */
final class BatchDelivery {
  private final Function<List<Record>, List<String>> function;
  private final Retrying retrying;
  private final Checkpoint checkpoint;
  private final BiConsumer<String, Record> givenUp;

  /**
   * @param function returns the sequence numbers of the records to retry
   * @param givenUp receives the shard and each record that is not retried any more
   */
  BatchDelivery(
      Function<List<Record>, List<String>> function,
      Retrying retrying,
      Checkpoint checkpoint,
      BiConsumer<String, Record> givenUp) {
    this.function = function;
    this.retrying = retrying;
    this.checkpoint = checkpoint;
    this.givenUp = givenUp;
  }

  /**
   * Delivers records of one shard in order.
   *
   * @throws InterruptedException when delivery must stop; the rest is delivered after a restart
   */
  void deliver(String shard, List<Record> records) throws InterruptedException {
    for (int i = 0; i < records.size(); i += retrying.batch()) {
      deliverBatch(shard, records.subList(i, Math.min(records.size(), i + retrying.batch())));
    }
  }

  private void deliverBatch(String shard, List<Record> batch) throws InterruptedException {
    List<Record> rest = batch;
    int retries = 0;
    while (!rest.isEmpty()) {
      int taken = invoke(rest);
      if (taken > 0) {
        checkpoint.reached(shard, rest.get(taken - 1));
        rest = rest.subList(taken, rest.size());
        retries = 0;
      } else if (taken == FAILED && rest.size() > 1) {
        int half = rest.size() / 2;
        deliverBatch(shard, rest.subList(0, half));
        rest = rest.subList(half, rest.size());
      } else if (retries == retrying.retries()) {
        rest.forEach(record -> givenUp.accept(shard, record));
        checkpoint.reached(shard, rest.getLast());
        return;
      } else {
        retries++;
        Thread.sleep(retrying.pauseBefore(retries));
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
