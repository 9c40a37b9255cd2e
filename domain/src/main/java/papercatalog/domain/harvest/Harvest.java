package papercatalog.domain.harvest;

import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.BatchResult;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;

/** What a harvester reads: changes, oldest first, and the records that they led to. */
public record Harvest(Catalog catalog) {
  /** Changes of all papers, or of those in a collection. */
  public record Selection(
      Optional<CollectionName> set,
      Optional<PublicationDate> from,
      Optional<PublicationDate> until) {}

  /**
   * A page of at most {@code limit} changes. It is shorter only if nothing follows: it walks on
   * through years without changes. Shows each change at least once, as {@link
   * papercatalog.domain.read.ChangeWalk} does.
   */
  public ChangePage changes(Selection selection, Optional<String> cursor, int limit) {
    List<Change> changes = new ArrayList<>();
    Optional<String> next = cursor;
    while (true) {
      ChangePage page =
          page(
              selection.set(),
              new PageRequest(
                  limit - changes.size(), Order.ASC, selection.from(), selection.until(), next));
      changes.addAll(page.changes());
      next = page.nextCursor();
      if (next.isEmpty() || changes.size() == limit) {
        return new ChangePage(new Page<>(changes, next), page.until(), Optional.empty());
      }
    }
  }

  /** The list of a collection has no years, and shows the last minute. */
  private ChangePage page(Optional<CollectionName> set, PageRequest request) {
    if (set.isEmpty()) {
      return catalog.listChanges(request);
    }
    Instant horizon = catalog.horizon();
    Page<Change> page = catalog.list(LIST_COLLECTION_CHANGES, set.get(), request);
    List<Change> settled =
        page.items().stream().takeWhile(change -> !change.at().isAfter(horizon)).toList();
    boolean all = settled.size() == page.items().size();
    return new ChangePage(
        new Page<>(settled, all ? page.nextCursor() : Optional.empty()), horizon, Optional.empty());
  }

  /** The latest change of a paper; fails with PaperNotFound. */
  public Change latest(PaperId id) {
    return catalog.get(HarvestPatterns.LATEST_CHANGE, id);
  }

  /** The records that changes led to, by one BatchGetItem. */
  public BatchResult<PaperRevision, Paper> records(List<PaperRevision> revisions) {
    return catalog.batch(HarvestPatterns.HARVEST_PAPERS, revisions);
  }
}
