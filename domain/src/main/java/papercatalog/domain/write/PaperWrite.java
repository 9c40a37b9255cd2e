package papercatalog.domain.write;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.record.Partition;
import papercatalog.domain.record.StoredPaper;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.Unfinished;
import papercatalog.domain.table.VersionItem;

/**
 * The transactions of one write of one paper, in their order.
 *
 * <p>What fits goes into one transaction. Otherwise the paper's item is marked as unfinished first
 * and unmarked last, and every transaction in between asks for that mark. A paper that is published
 * comes before its links, a paper that leaves goes after them: so no list ever shows a paper that
 * cannot be got. // I-3
 *
 * @param now the one time of the write
 * @param draftAge how long superseded drafts are kept; empty when nothing is to expire
 */
record PaperWrite(
    Partition partition,
    PartitionWriter writer,
    PaperItems items,
    Instant now,
    Optional<Duration> draftAge) {
  /** What has been written of the paper. */
  Work work() {
    return writer.work();
  }

  /** The paper as it is, after an interrupted withdrawal or deletion of it has been finished. */
  Optional<StoredPaper> settle() {
    Optional<StoredPaper> found = partition.paper();
    if (found.isEmpty()) {
      return found;
    }
    StoredPaper stored = found.get();
    return switch (stored.unfinished().orElse(new Unfinished.Links())) {
      case Unfinished.Links() -> found;
      case Unfinished.Withdrawal(Optional<String> reason, Instant since) -> {
        Paper tombstone = stored.paper().tombstone(reason, since);
        yield Optional.of(leaveTombstone(stored, tombstone.asNext(stored.paper(), now)));
      }
      case Unfinished.Deletion(boolean leavingTrace) -> {
        remove(stored, leavingTrace);
        yield Optional.empty();
      }
    };
  }

  /** Puts a paper in the place of what was found. */
  void replace(Optional<StoredPaper> found, Paper next) {
    Guard guard = new Guard(next.id(), found.map(StoredPaper::item));
    List<ItemChange> record = record(found, next);
    if (found.isEmpty() || found.get().unfinished().isEmpty()) {
      Map<ItemKey, Item> links = found.isPresent() ? partition.links() : Map.of();
      List<ItemChange> all = new ArrayList<>(record);
      all.addAll(ItemChange.between(links, items.links(next)));
      if (all.size() <= PartitionWriter.MAX_ACTIONS) {
        writer.write(guard, all);
        return;
      }
    }
    if (found.isPresent() && next.status() == Status.WITHDRAWN) {
      Instant since = next.withdrawnAt().orElse(now);
      leaveTombstone(
          mark(found.get(), new Unfinished.Withdrawal(next.statusReason(), since)), next);
    } else {
      Item marked = new Unfinished.Links().mark(items.paper(next));
      record.set(0, ItemChange.put(guard.seen(), marked));
      writer.write(guard, record);
      writeLinks(marked, next);
    }
  }

  /** Finishes an interrupted publication of what is there. */
  void complete(StoredPaper stored) {
    if (stored.unfinished().isPresent()) {
      writeLinks(stored.item(), stored.paper());
    }
  }

  /**
   * Lets DynamoDB drop the drafts that later revisions have superseded, if that is asked for.
   *
   * @param there what is there now; asked for only if drafts are to expire
   */
  void expireDrafts(Supplier<Paper> there) {
    if (draftAge.isEmpty()) {
      return;
    }
    Paper current = there.get();
    Map<ItemKey, Item> versions = partition.versions();
    Item newest = VersionItem.of(current); // which a dry run has not written
    versions.putIfAbsent(newest.key(), newest);
    List<ItemChange> changes = SupersededDrafts.expiring(versions.values(), draftAge.get());
    try {
      writer.writeAll(Guard.of(current.id(), items.paper(current)), changes);
    } catch (RevisionConflict _) {
      // Whoever came in between has superseded this state: it is theirs to expire it.
    }
  }

  /** Removes every version but that of a tombstone. */
  void eraseHistory(Paper tombstone) {
    Map<ItemKey, Item> past = partition.versions();
    past.remove(Keys.version(tombstone.id(), tombstone.revision()));
    writer.writeAll(Guard.of(tombstone.id(), items.paper(tombstone)), ItemChange.deletions(past));
  }

  /**
   * Removes all that there is of a paper.
   *
   * @param leavingTrace whether its change stays, and says so
   */
  void delete(StoredPaper found, boolean leavingTrace) {
    if (found.unfinished().isEmpty()) {
      Map<ItemKey, Item> items = partition.items();
      Optional<Item> change = Optional.ofNullable(items.remove(Keys.change(found.id())));
      List<ItemChange> all = new ArrayList<>(ItemChange.deletions(items));
      deletion(found, change, leavingTrace).ifPresent(all::add);
      if (all.size() <= PartitionWriter.MAX_ACTIONS) {
        writer.write(Guard.of(found.id(), found.item()), all);
        return;
      }
    }
    remove(mark(found, new Unfinished.Deletion(leavingTrace)), leavingTrace);
  }

  /**
   * Removes the change that a deleted paper has left.
   *
   * @return whether there was one
   */
  boolean deleteTrace(PaperId id) {
    Optional<Item> trace = partition.change();
    trace.ifPresent(item -> writer.write(Guard.absent(id), List.of(ItemChange.delete(item))));
    return trace.isPresent();
  }

  /**
   * The paper's item first, then its version, for history is only ever added to; then its change.
   */
  private List<ItemChange> record(Optional<StoredPaper> found, Paper next) {
    List<ItemChange> changes = new ArrayList<>();
    changes.add(ItemChange.put(found.map(StoredPaper::item), items.paper(next)));
    changes.add(ItemChange.put(Optional.empty(), VersionItem.of(next)));
    boolean back =
        found.filter(StoredPaper::withdrawn).isPresent() && next.status() != Status.WITHDRAWN;
    ChangeKind kind = back ? ChangeKind.REINSTATED : Change.to(next, now).kind();
    Change change = new Change(next.id(), kind, next.revision(), now);
    changes.add(ItemChange.put(partition.change(), ChangeItem.of(items.schema(), change, next)));
    return changes;
  }

  /**
   * What makes the paper's change right, if it is not.
   *
   * @param otherwise the change that takes the place of one that is wrong or missing
   * @param paper what it has led to; empty when the paper is deleted
   */
  List<ItemChange> changeRepaired(
      Predicate<Change> right, Change otherwise, Optional<Paper> paper) {
    Optional<Item> there = partition.change();
    try {
      Optional<Change> change = there.map(ChangeItem::read).filter(right);
      if (change.isPresent() && ChangeItem.isSound(items.schema(), there.get(), paper)) {
        return List.of();
      }
    } catch (RuntimeException _) {
      // What cannot be read is written anew.
    }
    return List.of(
        ItemChange.put(
            there,
            paper
                .map(led -> ChangeItem.of(items.schema(), otherwise, led))
                .orElseGet(() -> ChangeItem.of(items.schema(), otherwise))));
  }

  /** What becomes of the change of a paper that is deleted. */
  private Optional<ItemChange> deletion(
      StoredPaper found, Optional<Item> change, boolean leavingTrace) {
    Change deleted = new Change(found.spelledId(), ChangeKind.DELETED, found.revision(), now);
    return leavingTrace
        ? Optional.of(ItemChange.put(change, ChangeItem.of(items.schema(), deleted)))
        : change.map(ItemChange::delete);
  }

  private void writeLinks(Item marked, Paper paper) {
    Guard guard = Guard.of(paper.id(), marked);
    writer.writeAll(guard, ItemChange.between(partition.links(), items.links(paper)));
    writer.write(guard, List.of(ItemChange.put(Optional.of(marked), Unfinished.unmarked(marked))));
  }

  private StoredPaper mark(StoredPaper found, Unfinished task) {
    Item marked = task.mark(found.item());
    writer.write(
        Guard.of(found.id(), found.item()),
        List.of(ItemChange.put(Optional.of(found.item()), marked)));
    return new StoredPaper(marked, found.version());
  }

  private StoredPaper leaveTombstone(StoredPaper marked, Paper tombstone) {
    Guard guard = Guard.of(marked.id(), marked.item());
    writer.writeAll(guard, ItemChange.deletions(partition.links()));
    writer.write(guard, record(Optional.of(marked), tombstone));
    return new StoredPaper(items.paper(tombstone), Optional.empty());
  }

  /**
   * What the paper is read from goes in the last transaction, so that all before can be resumed.
   */
  private void remove(StoredPaper marked, boolean leavingTrace) {
    Guard guard = Guard.of(marked.id(), marked.item());
    Map<ItemKey, Item> whole = new LinkedHashMap<>();
    whole.put(Keys.paper(marked.id()), marked.item());
    marked.version().ifPresent(version -> whole.put(version.key(), version));
    Map<ItemKey, Item> rest = new LinkedHashMap<>(partition.items());
    rest.keySet().removeAll(whole.keySet());
    Optional<Item> change = Optional.ofNullable(rest.remove(Keys.change(marked.id())));
    writer.writeAll(guard, ItemChange.deletions(rest));
    List<ItemChange> last = new ArrayList<>(ItemChange.deletions(whole));
    deletion(marked, change, leavingTrace).ifPresent(last::add);
    writer.write(guard, last);
  }
}
