package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Retry;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Sends transactions. Thread-safe.
 *
 * <p>DynamoDB cancels a transaction that meets another at the same item, and papers that join the
 * same list meet at its count. So transactions with counts wait for each other, and those that wait
 * are sent as one: a list that several papers join is counted once for all.
 */
final class Transactions {
  /** DynamoDB's maximum number of actions in one transaction. */
  static final int MAX_ACTIONS = 100;

  /** A quarter of DynamoDB's maximum, for the papers of one transaction together. */
  private static final long MAX_BYTES = 1 << 20;

  /**
   * With the duration of one call, it keeps the time of a change correct to half a minute: readers
   * see no change of the last minute.
   */
  private static final Duration LATEST_REPEAT = Duration.ofSeconds(10);

  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(20);

  private final CatalogTable table;
  private final Clock clock;
  private final int maxActions;
  private final Consumer<ItemKey> lost;
  private final Queue<Waiting> waiting = new ConcurrentLinkedQueue<>();
  private final Lock sending = new ReentrantLock();

  private record Waiting(
      PaperTransaction transaction, Set<ItemKey> entries, long bytes, CompletableFuture<Void> end) {
    static Waiting of(PaperTransaction one) {
      return new Waiting(one, one.counts().keySet(), one.bytes(), new CompletableFuture<>());
    }
  }

  /**
   * Sends to a table.
   *
   * @param lost receives an entry that a paper could not join because it is missing
   */
  Transactions(CatalogTable table, Clock clock, int maxActions, Consumer<ItemKey> lost) {
    this.table = table;
    this.clock = clock;
    this.maxActions = maxActions;
    this.lost = lost;
  }

  /** Fails as {@link PartitionWriter#write}. */
  void send(PaperTransaction one) {
    if (one.counts().isEmpty()) {
      sendTogether(List.of(one));
      return;
    }
    Waiting own = Waiting.of(one);
    waiting.add(own);
    sending.lock();
    try {
      while (!own.end.isDone()) {
        send(next());
      }
    } finally {
      sending.unlock();
    }
    if (own.end.isCompletedExceptionally()) {
      throw (RuntimeException) own.end.exceptionNow();
    }
  }

  /** Sends transactions together; each by itself if one of them is refused. */
  private void send(List<Waiting> group) {
    try {
      sendTogether(group.stream().map(it -> it.transaction).toList());
      group.forEach(it -> it.end.complete(null));
    } catch (RuntimeException e) {
      if (e instanceof SdkException && group.size() > 1) {
        group.forEach(it -> send(List.of(it)));
      } else {
        group.forEach(it -> it.end.completeExceptionally(e));
      }
    } finally {
      RuntimeException unsent = new IllegalStateException("The transaction was not sent");
      group.forEach(it -> it.end.completeExceptionally(unsent)); // unless it has ended
    }
  }

  /** Those that have waited longest. */
  private List<Waiting> next() {
    List<Waiting> group = new ArrayList<>();
    while (!waiting.isEmpty() && (group.isEmpty() || fit(group, waiting.peek()))) {
      group.add(waiting.remove());
    }
    return group;
  }

  private boolean fit(List<Waiting> group, Waiting more) {
    List<Waiting> all = Stream.concat(group.stream(), Stream.of(more)).toList();
    long papers = all.stream().map(it -> Keys.paper(it.transaction.id())).distinct().count();
    long counts = all.stream().flatMap(it -> it.entries.stream()).distinct().count();
    return papers == all.size()
        && all.stream().mapToInt(it -> it.transaction.changes().size()).sum() + counts <= maxActions
        && all.stream().mapToLong(it -> it.bytes).sum() <= MAX_BYTES;
  }

  private TransactWriteItemsRequest request(
      List<PaperTransaction> together, Set<ItemKey> missing, Instant sent) {
    List<TransactWriteItem> actions = new ArrayList<>();
    together.forEach(one -> actions.addAll(one.actions(sent)));
    ItemChange.sum(together.stream().map(PaperTransaction::counts))
        .forEach(
            (entry, by) ->
                actions.add(
                    missing.contains(entry)
                        ? ListCounts.missing(table, entry)
                        : ListCounts.adding(table, entry, by)));
    return TransactWriteItemsRequest.builder()
        .transactItems(actions)
        .clientRequestToken(UUID.randomUUID().toString())
        .overrideConfiguration(call -> call.apiCallTimeout(CALL_TIMEOUT))
        .build();
  }

  private void sendTogether(List<PaperTransaction> together) {
    // One token for all attempts: if an answer is lost, DynamoDB makes the changes only once.
    Instant sent = clock.instant();
    Set<ItemKey> missing = new HashSet<>();
    TransactWriteItemsRequest request = request(together, missing, sent);
    Retry.Attempts attempts = Retry.OF_REQUESTS.begin();
    while (true) {
      if (clock.instant().isAfter(sent.plus(LATEST_REPEAT))) {
        sent = clock.instant();
        request = request(together, missing, sent);
      }
      try {
        TransactWriteItemsRequest sending = request;
        table.call(client -> client.transactWriteItems(sending));
        return;
      } catch (TransactionCanceledException e) {
        boolean refused = e.cancellationReasons().stream().anyMatch(Cancellation::refused);
        if (refused && together.size() > 1) {
          throw e;
        }
        PaperTransaction first = together.getFirst();
        RuntimeException failure = first.failure(e);
        if (failure instanceof WriteConflict && misses(first, e, missing) && attempts.another()) {
          request = request(together, missing, clock.instant());
          continue;
        }
        boolean passes = failure instanceof WriteConflict || failure instanceof Throttled;
        if (refused || !passes || !attempts.another()) {
          throw failure;
        }
      }
    }
  }

  /**
   * Whether a transaction failed only because a list that its paper leaves has no entry, or has.
   */
  private boolean misses(
      PaperTransaction one, TransactionCanceledException e, Set<ItemKey> missing) {
    Set<ItemKey> refused = one.refusedCounts(e);
    List<ItemKey> joined = refused.stream().filter(entry -> one.counts().get(entry) > 0).toList();
    joined.forEach(lost);
    for (ItemKey entry : refused) {
      if (!missing.remove(entry)) {
        missing.add(entry);
      }
    }
    return joined.isEmpty()
        && !refused.isEmpty()
        && e.cancellationReasons().stream().filter(Cancellation::refused).count() == refused.size();
  }
}
