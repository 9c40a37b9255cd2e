package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.CONTENT_HASH;
import static papercatalog.domain.schema.Attributes.REVISION;
import static papercatalog.domain.schema.Attributes.UNFINISHED;

import module java.base;

import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Changes of one paper's partition that are made together, on the condition that the paper's item
 * is as seen, or absent. // I-4
 */
record PaperTransaction(
    CatalogTable table, PaperId id, Optional<Item> seen, List<ItemChange> changes) {
  private static final List<String> STATE = List.of(REVISION, CONTENT_HASH, UNFINISHED);

  /** The place of the paper's item among the changes; after them if it does not change. */
  private int guarded() {
    return IntStream.range(0, changes.size())
        .filter(i -> changes.get(i).key().equals(Keys.paper(id)))
        .findFirst()
        .orElse(changes.size());
  }

  /** Whether the paper's item does not change, which takes an action of its own. */
  boolean checks() {
    return guarded() == changes.size();
  }

  /** The number of its actions without those of counts. */
  int size() {
    return changes.size() + (checks() ? 1 : 0);
  }

  long bytes() {
    return changes.stream().flatMap(it -> it.after().stream()).mapToLong(Item::bytes).sum();
  }

  /** By how many papers the lists of collections and topics grow. */
  Map<ItemKey, Integer> counts() {
    return ItemChange.sum(changes.stream().map(change -> change.counts(table.schema())));
  }

  List<TransactWriteItem> actions(Instant sent) {
    SeenCondition guard = SeenCondition.of(seen, STATE);
    int guarded = guarded();
    List<TransactWriteItem> actions = new ArrayList<>();
    for (int i = 0; i < changes.size(); i++) {
      actions.add(changes.get(i).action(table, i == guarded ? guard : SeenCondition.NONE, sent));
    }
    if (guarded == changes.size()) {
      actions.add(guard.check(table, Keys.paper(id)));
    }
    return actions;
  }

  /** The entries whose counts a cancelled transaction refused; the counts are its last actions. */
  Set<ItemKey> refusedCounts(TransactionCanceledException e) {
    Set<ItemKey> refused = new LinkedHashSet<>();
    int position = size();
    for (ItemKey entry : counts().keySet()) {
      if (position < e.cancellationReasons().size()
          && Cancellation.refused(e.cancellationReasons().get(position))) {
        refused.add(entry);
      }
      position++;
    }
    return refused;
  }

  /** Maps reasons by position: DynamoDB gives one per action, in their order. */
  RuntimeException failure(TransactionCanceledException e) {
    List<CancellationReason> reasons = e.cancellationReasons();
    int guarded = guarded();
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
