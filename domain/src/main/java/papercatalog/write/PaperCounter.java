package papercatalog.write;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import papercatalog.error.Throttled;
import papercatalog.error.WriteConflict;
import papercatalog.model.Change;
import papercatalog.model.ChangeKind;
import papercatalog.model.CountedPaper;
import papercatalog.model.DirectoryEntry;
import papercatalog.record.BatchRead;
import papercatalog.table.Attempts;
import papercatalog.table.CatalogTable;
import papercatalog.table.CountedItem;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.RetryPolicy;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Counts how many papers the list of each collection and topic shows.
 *
 * <p>An item of its own says what has been counted of a paper; it and the counts that it changes
 * are written in one transaction, on the condition that it is as it was read. So a change counts
 * once however often it is heard of, one that is overtaken by a later one counts no more, and a
 * crash leaves all or nothing.
 *
 * <p>Thread-safe.
 */
public final class PaperCounter {
  /** Changes of a deleted paper that are heard of later than this may count it again. */
  private static final Duration KEPT_AFTER_DELETION = Duration.ofDays(30);

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
   * Counts a paper after a change of it.
   *
   * @param entries whose lists show it then
   * @return false when this change or a later one had been counted
   * @throws WriteConflict when others keep changing the same counts; nothing was counted
   * @throws Throttled when DynamoDB refuses for lack of capacity; nothing was counted
   * @throws papercatalog.error.TableUnavailable when it does not answer; it may have been counted,
   *     and the same call again does no harm
   */
  public boolean count(Change change, List<DirectoryEntry> entries) {
    return write(change, entries, false);
  }

  /**
   * The same for {@code papercatalog.verify}: what was counted of this very change gives way too.
   *
   * @return false when a later change had been counted, or all was well
   */
  public boolean recount(Change change, List<DirectoryEntry> entries) {
    return write(change, entries, true);
  }

  /**
   * Sets a count, for {@code papercatalog.verify}.
   *
   * @param entry the key of a collection or topic
   * @param seen how often its count had been written when it was found wrong
   * @return false when it has been written since
   */
  public boolean correct(ItemKey entry, long seen, long papers) {
    try {
      table.client().updateItem(CountActions.setting(table, entry, seen, papers));
      return true;
    } catch (ConditionalCheckFailedException _) {
      return false;
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }

  private boolean write(Change change, List<DirectoryEntry> entries, boolean mending) {
    CountedPaper next = CountedPaper.after(change, entries);
    ItemKey key = Keys.counted(change.id());
    Attempts attempts = new Attempts(WHILE_BUSY);
    while (true) {
      Optional<Item> seen = Optional.ofNullable(reads.items(List.of(key)).get(key));
      CountedPaper before =
          seen.map(CountedItem::read)
              .orElseGet(() -> new CountedPaper(next.id(), 0, Instant.MIN, Set.of()));
      boolean differs = !before.entries().equals(next.entries());
      if (next.isBefore(before) || (!before.isBefore(next) && !(mending && differs))) {
        return false;
      }
      Optional<RuntimeException> failure =
          send(CountActions.of(table, seen, before, next, item(change, next, seen)));
      if (failure.isEmpty()) {
        return true;
      }
      if (!attempts.another()) {
        throw failure.get();
      }
    }
  }

  private static Item item(Change change, CountedPaper counted, Optional<Item> seen) {
    return CountedItem.of(
        counted,
        seen.map(CountedItem::written).orElse(0L) + 1,
        change.kind() == ChangeKind.DELETED
            ? Optional.of(change.at().plus(KEPT_AFTER_DELETION))
            : Optional.empty());
  }

  /** What has refused a transaction for now; empty when it is made. */
  private Optional<RuntimeException> send(List<TransactWriteItem> actions) {
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .clientRequestToken(UUID.randomUUID().toString())
            .build();
    try {
      table.client().transactWriteItems(request);
      return Optional.empty();
    } catch (TransactionCanceledException e) {
      return Optional.of(cancelled(e));
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }

  private static RuntimeException cancelled(TransactionCanceledException e) {
    for (CancellationReason reason : e.cancellationReasons()) {
      switch (reason.code()) {
        case "None" -> {}
        case "TransactionConflict", "ConditionalCheckFailed" -> {
          return new WriteConflict("a count");
        }
        case "ThrottlingError", "ProvisionedThroughputExceeded" -> {
          return new Throttled(e);
        }
        default -> throw e;
      }
    }
    throw e;
  }
}
