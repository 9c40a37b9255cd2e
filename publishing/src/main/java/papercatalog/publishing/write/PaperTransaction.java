package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.CHANGED_AT;
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
import papercatalog.publishing.record.PaperItem;
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

  /** With the inverses of relations, and a check of the paper's item, unless it changes. */
  static PaperTransaction of(
      CatalogTable table, PaperId id, Optional<Item> seen, List<ItemChange> changes) {
    ItemKey own = Keys.paper(id);
    List<ItemChange> all = new ArrayList<>(changes);
    changes.forEach(change -> change.inverse(table.schema()).ifPresent(all::add));
    if (changes.stream().noneMatch(change -> change.key().equals(own))) {
      all.add(ItemChange.check(own, seen));
    }
    return new PaperTransaction(table, id, seen, all);
  }

  long bytes() {
    return changes.stream().flatMap(it -> it.after().stream()).mapToLong(Item::bytes).sum();
  }

  /** By how many papers the lists of collections and topics grow. */
  Map<ItemKey, Integer> counts() {
    return ItemChange.sum(changes.stream().map(change -> change.counts(table.schema())));
  }

  /** Without those of counts. */
  List<TransactWriteItem> actions(Instant sent) {
    SeenCondition guard = SeenCondition.of(seen, STATE);
    return changes.stream()
        .map(change -> change.action(table, condition(change, guard), sent))
        .toList();
  }

  /** The change of a paper that is gone is what another may create and delete. // I-9 */
  private SeenCondition condition(ItemChange change, SeenCondition guard) {
    if (PaperItem.OWN.is(change.key())) {
      return guard;
    }
    return seen.isEmpty() && PaperItem.CHANGE.is(change.key())
        ? SeenCondition.of(change.before(), List.of(CHANGED_AT))
        : SeenCondition.NONE;
  }

  /** The entries whose counts a cancelled transaction refused; the counts are its last actions. */
  Set<ItemKey> refusedCounts(TransactionCanceledException e) {
    Set<ItemKey> refused = new LinkedHashSet<>();
    int position = changes.size();
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
    int guarded = changes.stream().map(ItemChange::key).toList().indexOf(Keys.paper(id));
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
