package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.RetryPolicy;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Counts how many papers the list of each collection and topic shows. Thread-safe.
 *
 * <p>The counted state of a paper and the counts that it changes are written in one transaction, on
 * the condition that it has not changed since it was read. So a change that is delivered several
 * times counts once, none counts after a later one, and a crash leaves all or nothing.
 */
public final class PaperCounter {
  /** Many papers of one collection may be counted at a time, one after the other. */
  private static final RetryPolicy WHILE_BUSY =
      new RetryPolicy(12, Duration.ofMillis(50), Duration.ofSeconds(3));

  private final CatalogTable table;
  private final BatchRead reads;

  public PaperCounter(CatalogTable table) {
    this.table = table;
    this.reads = new BatchRead(table);
  }

  /**
   * Counts papers, each by its latest change and with the entries that then list it: as many in a
   * transaction as fit. Returns how many were not counted already.
   *
   * <p>After WriteConflict (others keep changing the same counts), Throttled or TableUnavailable,
   * some may be counted; you can repeat the call safely.
   */
  public int count(Map<Change, List<DirectoryEntry>> changes) {
    return write(changes, Counting::isNews);
  }

  /**
   * Counts a paper again, even if the counted change is later: a clock may have been ahead. False
   * when the wrong item has been written since.
   */
  public boolean recount(Change change, List<DirectoryEntry> entries, Optional<Item> seen) {
    return write(Map.of(change, entries), counting -> counting.seen().equals(seen)) > 0;
  }

  /** Sets a count; false when it is not at {@code seen} writes any more. */
  public boolean correct(ItemKey entry, long seen, long papers) {
    try {
      table.call(client -> client.updateItem(CountActions.setting(table, entry, seen, papers)));
      return true;
    } catch (ConditionalCheckFailedException _) {
      return false;
    }
  }

  private int write(Map<Change, List<DirectoryEntry>> changes, Predicate<Counting> wanted) {
    Map<ItemKey, Change> open = new LinkedHashMap<>();
    changes
        .keySet()
        .forEach(change -> open.merge(Keys.counted(change.id()), change, PaperCounter::later));
    Attempts attempts = new Attempts(WHILE_BUSY);
    int counted = 0;
    while (true) {
      Map<ItemKey, Item> seen = reads.items(List.copyOf(open.keySet()));
      List<Counting> papers = new ArrayList<>();
      open.forEach(
          (key, change) ->
              papers.add(
                  new Counting(
                      change,
                      Set.copyOf(changes.get(change)),
                      Optional.ofNullable(seen.get(key)))));
      papers.removeIf(wanted.negate());
      open.clear();
      Optional<RuntimeException> failure = Optional.empty();
      for (List<Counting> together : CountActions.transactions(papers)) {
        Optional<RuntimeException> refusal = send(CountActions.of(table, together));
        if (refusal.isEmpty()) {
          counted += together.size();
        } else {
          failure = refusal;
          together.forEach(it -> open.put(Keys.counted(it.change().id()), it.change()));
        }
      }
      if (failure.isEmpty()) {
        return counted;
      }
      if (!attempts.another()) {
        throw failure.get();
      }
    }
  }

  private static Change later(Change one, Change other) {
    return one.at().isAfter(other.at()) ? one : other;
  }

  /** Sends a transaction. Returns a temporary failure, or empty on success. */
  private Optional<RuntimeException> send(List<TransactWriteItem> actions) {
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .clientRequestToken(UUID.randomUUID().toString())
            .build();
    try {
      table.call(client -> client.transactWriteItems(request));
      return Optional.empty();
    } catch (TransactionCanceledException e) {
      RuntimeException failure = Cancellation.translate(e, "a count");
      if (failure == e) {
        throw e;
      }
      return Optional.of(failure);
    }
  }
}
