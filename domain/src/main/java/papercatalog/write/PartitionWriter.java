package papercatalog.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import papercatalog.error.Throttled;
import papercatalog.error.WriteConflict;
import papercatalog.model.PaperId;
import papercatalog.table.Attempts;
import papercatalog.table.CatalogTable;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.Keys;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Writes the changes of one paper's partition in transactions, each on the condition of a guard,
 * and counts the work. A dry run counts the same work and writes nothing.
 */
final class PartitionWriter {
  /** How many actions DynamoDB takes in one transaction. */
  static final int MAX_ACTIONS = 100;

  private final CatalogTable table;
  private final PaperId id;
  private final WriteUnits units;
  private final boolean dryRun;
  private Work work = Work.NONE;

  PartitionWriter(CatalogTable table, PaperId id, boolean dryRun) {
    this.table = table;
    this.units = new WriteUnits(table.schema());
    this.id = id;
    this.dryRun = dryRun;
  }

  /** What has been written so far, or would have been. */
  Work work() {
    return work;
  }

  /**
   * Makes changes in as many transactions as they take, in their order.
   *
   * @throws papercatalog.error.CatalogException as {@link #write}; the transactions before the one
   *     that failed stay
   */
  void writeAll(Guard guard, List<ItemChange> changes) {
    int size = MAX_ACTIONS - 1; // and the guard
    for (int from = 0; from < changes.size(); from += size) {
      write(guard, changes.subList(from, Math.min(from + size, changes.size())));
    }
  }

  /**
   * Makes changes in one transaction, all or nothing.
   *
   * @throws papercatalog.error.RevisionConflict when the paper is not as the guard has seen it
   * @throws papercatalog.error.PaperAlreadyExists when the guard has seen none and there is one
   * @throws WriteConflict when other writes keep touching the same items
   * @throws Throttled when DynamoDB refuses for lack of capacity
   * @throws papercatalog.error.TableUnavailable when it does not answer; the changes may be made
   */
  void write(Guard guard, List<ItemChange> changes) {
    List<TransactWriteItem> actions = new ArrayList<>();
    int guarded =
        IntStream.range(0, changes.size())
            .filter(i -> changes.get(i).key().equals(Keys.paper(id)))
            .findFirst()
            .orElse(changes.size());
    for (int i = 0; i < changes.size(); i++) {
      actions.add(
          changes
              .get(i)
              .action(table.name(), i == guarded ? Optional.of(guard) : Optional.empty()));
    }
    if (guarded == changes.size()) {
      actions.add(guard.check(table.name()));
    }
    if (!dryRun) {
      send(actions, guarded, guard);
    }
    if (guarded == changes.size()) {
      guard.seen().ifPresent(item -> add(new Work(0, 0, units.ofCondition(item))));
    }
    changes.forEach(this::count);
  }

  private void count(ItemChange change) {
    int puts = change.after().isPresent() ? 1 : 0;
    add(new Work(puts, 1 - puts, units.inTransaction(change)));
  }

  private void add(Work other) {
    work = work.plus(other);
  }

  private void send(List<TransactWriteItem> actions, int guarded, Guard guard) {
    // One token for all attempts: DynamoDB makes the changes of an attempt that got lost only once.
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .clientRequestToken(UUID.randomUUID().toString())
            .build();
    Attempts attempts = new Attempts();
    while (true) {
      try {
        table.client().transactWriteItems(request);
        return;
      } catch (TransactionCanceledException e) {
        RuntimeException failure = cancelled(e, guarded, guard);
        if (!(failure instanceof WriteConflict || failure instanceof Throttled)
            || !attempts.another()) {
          throw failure;
        }
      } catch (SdkException e) {
        throw Failures.translate(e);
      }
    }
  }

  /** DynamoDB gives one reason per action, in their order. */
  private RuntimeException cancelled(TransactionCanceledException e, int guarded, Guard guard) {
    List<CancellationReason> reasons = e.cancellationReasons();
    if (reasons.size() > guarded && "ConditionalCheckFailed".equals(reasons.get(guarded).code())) {
      Map<String, AttributeValue> found = reasons.get(guarded).item();
      return guard.refused(found.isEmpty() ? Optional.empty() : Optional.of(new Item(found)));
    }
    for (CancellationReason reason : reasons) {
      switch (reason.code()) {
        case "None" -> {}
        case "TransactionConflict" -> {
          return new WriteConflict("the paper " + id);
        }
        case "ThrottlingError", "ProvisionedThroughputExceeded" -> {
          return new Throttled(e);
        }
        default -> {
          return e;
        }
      }
    }
    return e;
  }
}
