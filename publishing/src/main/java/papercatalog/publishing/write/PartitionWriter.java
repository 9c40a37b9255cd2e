package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperAttributes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Writes changes to one paper's partition in transactions, and counts the work. A dry run only
 * counts.
 *
 * <p>Every transaction is conditional on the paper's item as the write has seen it, or on its
 * absence. The revision keeps a write from overwriting unseen changes; the mark of an unfinished
 * write keeps a slow writer out after another has finished its work; the content differs after a
 * deletion, which restarts revisions. // I-4
 */
final class PartitionWriter {
  /** DynamoDB's maximum number of actions in one transaction. */
  static final int MAX_ACTIONS = 100;

  /**
   * With the duration of one call, it keeps the time of a change correct to half a minute: readers
   * see no change of the last minute.
   */
  private static final Duration LATEST_REPEAT = Duration.ofSeconds(10);

  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(20);
  private static final List<String> STATE = List.of(REVISION, CONTENT_HASH, UNFINISHED);

  private final CatalogTable table;
  private final PaperId id;
  private final WriteUnits units;
  private final Clock clock;
  private final boolean dryRun;
  private final int maxActions;
  private Work work = Work.NONE;

  PartitionWriter(CatalogTable table, PaperId id, Clock clock, boolean dryRun, int maxActions) {
    this.clock = clock;
    this.table = table;
    this.units = new WriteUnits(table.schema());
    this.id = id;
    this.dryRun = dryRun;
    this.maxActions = maxActions;
  }

  Namespace namespace() {
    return table.namespace();
  }

  /** The work so far; in a dry run, the work that would have been done. */
  Work work() {
    return work;
  }

  /** Whether one transaction takes the changes. */
  boolean fit(List<ItemChange> changes) {
    return changes.size() <= maxActions;
  }

  /** Makes changes in as many transactions as needed, in order. Those before a failure stay. */
  void writeAll(Optional<Item> seen, List<ItemChange> changes) {
    int size = maxActions - 1; // plus the condition on the paper
    for (int from = 0; from < changes.size(); from += size) {
      write(seen, changes.subList(from, Math.min(from + size, changes.size())));
    }
  }

  /**
   * Makes changes in one transaction. Fails with {@link PaperAlreadyExists} or {@link
   * RevisionConflict} when the paper is not as seen, or with {@link WriteConflict}, {@link
   * Throttled} or TableUnavailable, after which they may have been made.
   */
  void write(Optional<Item> seen, List<ItemChange> changes) {
    int guarded =
        IntStream.range(0, changes.size())
            .filter(i -> changes.get(i).key().equals(Keys.paper(id)))
            .findFirst()
            .orElse(changes.size());
    if (!dryRun) {
      send(changes, guarded, seen);
    }
    if (guarded == changes.size()) {
      seen.ifPresent(item -> add(new Work(0, 0, units.ofCondition(new Item(table.stored(item))))));
    }
    changes.forEach(this::count);
  }

  /** Replaces the paper's item by itself. */
  void replace(Item seen, Item next) {
    write(Optional.of(seen), List.of(ItemChange.put(Optional.of(seen), next)));
  }

  private void count(ItemChange change) {
    int puts = change.after().isPresent() ? 1 : 0;
    add(new Work(puts, 1 - puts, units.inTransaction(change.stored(table))));
  }

  private void add(Work other) {
    work = work.plus(other);
  }

  private TransactWriteItemsRequest request(
      List<ItemChange> changes, int guarded, Optional<Item> seen, Instant sent) {
    SeenCondition guard = SeenCondition.of(seen, STATE);
    List<TransactWriteItem> actions = new ArrayList<>();
    for (int i = 0; i < changes.size(); i++) {
      SeenCondition condition = i == guarded ? guard : SeenCondition.NONE;
      actions.add(changes.get(i).action(table, condition, sent));
    }
    if (guarded == changes.size()) {
      actions.add(guard.check(table, Keys.paper(id)));
    }
    return TransactWriteItemsRequest.builder()
        .transactItems(actions)
        .clientRequestToken(UUID.randomUUID().toString())
        .overrideConfiguration(call -> call.apiCallTimeout(CALL_TIMEOUT))
        .build();
  }

  private void send(List<ItemChange> changes, int guarded, Optional<Item> seen) {
    // One token for all attempts: if an answer is lost, DynamoDB makes the changes only once.
    Instant sent = clock.instant();
    TransactWriteItemsRequest request = request(changes, guarded, seen, sent);
    Attempts attempts = new Attempts();
    while (true) {
      if (clock.instant().isAfter(sent.plus(LATEST_REPEAT))) {
        sent = clock.instant();
        request = request(changes, guarded, seen, sent);
      }
      try {
        TransactWriteItemsRequest sending = request;
        table.call(client -> client.transactWriteItems(sending));
        return;
      } catch (TransactionCanceledException e) {
        RuntimeException failure = cancelled(e, guarded, seen);
        if (!(failure instanceof WriteConflict || failure instanceof Throttled)
            || !attempts.another()) {
          throw failure;
        }
      }
    }
  }

  /** Maps reasons by position: DynamoDB gives one per action, in their order. */
  private RuntimeException cancelled(
      TransactionCanceledException e, int guarded, Optional<Item> seen) {
    List<CancellationReason> reasons = e.cancellationReasons();
    if (reasons.size() > guarded && Cancellation.refused(reasons.get(guarded))) {
      Map<String, AttributeValue> found = reasons.get(guarded).item();
      long revision = found.isEmpty() ? 0 : PaperAttributes.readRevision(table.item(found));
      return seen.isEmpty()
          ? new PaperAlreadyExists(id)
          : new RevisionConflict(id, PaperAttributes.readRevision(seen.get()), revision);
    }
    return Cancellation.translate(e, "the paper " + id);
  }
}
