package papercatalog.domain.write;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
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
 * Counts how many papers the list of each collection and topic shows.
 *
 * <p>A separate item holds the counted state of a paper. It and the counts that it changes are
 * written in one transaction, with those of other papers, on the condition that it has not changed
 * since it was read. So a change counts once even if it is delivered several times, a change does
 * not count after a later one, and a crash leaves all or nothing.
 *
 * <p>Thread-safe.
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
   * Counts papers, each by its latest change: as many in a transaction as fit, so that a count that
   * several of them change is written once.
   *
   * @param changes each with the entries whose lists show the paper after it
   * @return number of papers counted, without papers whose change or a later one was already
   *     counted
   * @throws WriteConflict when others keep changing the same counts
   * @throws Throttled when DynamoDB refuses for lack of capacity
   * @throws papercatalog.domain.error.TableUnavailable when DynamoDB does not answer; after any of
   *     these failures some papers may be counted, and you can repeat the call safely
   */
  public int count(Map<Change, List<DirectoryEntry>> changes) {
    return write(changes, Counting::isNews);
  }

  /**
   * Counts a paper again, even if the counted change is later: a clock may have been ahead then.
   * False when the item that was found wrong has been written since.
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
