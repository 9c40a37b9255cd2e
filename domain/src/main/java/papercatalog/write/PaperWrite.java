package papercatalog.write;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.record.Partition;
import papercatalog.record.StoredPaper;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.PaperItems;
import papercatalog.table.Unfinished;

/**
 * One write of one paper: which items change, in which order.
 *
 * <p>What fits goes into one transaction. Otherwise the paper's item is marked as unfinished first
 * and unmarked last, and every transaction in between asks for that mark. A paper that is published
 * comes before its links, a paper that leaves goes after them: so no list ever shows a paper that
 * cannot be got. // I-3
 */
final class PaperWrite {
  private final Partition partition;
  private final PartitionWriter writer;
  private final Instant now;
  private final Optional<Instant> historyExpires;
  private Work beside = Work.NONE;

  PaperWrite(
      Partition partition, PartitionWriter writer, Instant now, Optional<Instant> historyExpires) {
    this.partition = partition;
    this.writer = writer;
    this.now = now;
    this.historyExpires = historyExpires;
  }

  /** Counts work that was done beside the paper. */
  void add(Work work) {
    beside = beside.plus(work);
  }

  /** What has been written of the paper. */
  Work work() {
    return writer.work();
  }

  /** What it came to; what finished an interrupted write is told as that. */
  Written done(Outcome outcome, long revision) {
    boolean completed = outcome == Outcome.UNCHANGED && !work().equals(Work.NONE);
    return new Written(completed ? Outcome.COMPLETED : outcome, revision, work().plus(beside));
  }

  /** What there is of the paper, be it damaged. */
  Optional<StoredPaper> remains() {
    return partition.remains();
  }

  /** The paper as it is, also when it is about to leave. */
  Optional<StoredPaper> found() {
    return partition.paper();
  }

  /** The paper as it is, after an interrupted withdrawal or deletion of it has been finished. */
  Optional<StoredPaper> settled() {
    Optional<StoredPaper> found = partition.paper();
    if (found.isEmpty()) {
      return found;
    }
    StoredPaper paper = found.get();
    return switch (paper.unfinished().orElse(new Unfinished.Links())) {
      case Unfinished.Links() -> found;
      case Unfinished.Withdrawal(Optional<String> reason, Instant since) ->
          Optional.of(
              bury(
                  paper,
                  paper.paper().tombstone(reason, since).asRevision(paper.revision() + 1, now)));
      case Unfinished.Deletion() -> {
        remove(paper);
        yield Optional.empty();
      }
    };
  }

  /** Finishes an interrupted publication of what is there. */
  void complete(StoredPaper stored) {
    if (stored.unfinished().isPresent()) {
      writeLinks(stored.item(), stored.paper());
    }
  }

  /** Puts a paper in the place of what was found. */
  void replace(Optional<StoredPaper> found, Paper next) {
    Guard guard = new Guard(next.id(), found.map(StoredPaper::item));
    List<ItemChange> record = record(found, next);
    if (found.isEmpty() || found.get().unfinished().isEmpty()) {
      Map<ItemKey, Item> links = found.isPresent() ? partition.links() : Map.of();
      List<ItemChange> all = new ArrayList<>(record);
      all.addAll(ItemChange.between(links, PaperItems.links(next)));
      if (all.size() <= PartitionWriter.MAX_ACTIONS) {
        writer.write(guard, all);
        return;
      }
    }
    if (found.isPresent() && next.status() == Status.WITHDRAWN) {
      StoredPaper marked =
          mark(
              found.get(),
              new Unfinished.Withdrawal(next.statusReason(), next.withdrawnAt().orElse(now)));
      bury(marked, next);
    } else {
      Item marked = new Unfinished.Links().mark(PaperItems.paper(next));
      record.set(0, ItemChange.put(guard.seen(), marked));
      writer.write(guard, record);
      writeLinks(marked, next);
    }
  }

  /**
   * Makes the paper's item, its links and its versions what its record asks for.
   *
   * @param superfluous versions that are to go
   */
  void mend(StoredPaper stored, Set<ItemKey> superfluous) {
    Paper paper = stored.paper();
    Item fresh = PaperItems.paper(paper);
    Item own = stored.unfinished().map(task -> task.mark(fresh)).orElse(fresh);
    if (!own.equals(stored.item())) {
      writer.write(
          Guard.of(paper.id(), stored.item()),
          List.of(ItemChange.put(Optional.of(stored.item()), own)));
    }
    Map<ItemKey, Item> versions = partition.versions();
    Map<ItemKey, Item> kept = new LinkedHashMap<>(versions);
    kept.keySet().removeAll(superfluous);
    kept.replaceAll((_, version) -> PaperItems.unlisted(version));
    List<ItemChange> rest = ItemChange.between(versions, kept);
    rest.addAll(ItemChange.between(partition.links(), PaperItems.links(paper)));
    writer.writeAll(Guard.of(paper.id(), own), rest);
    complete(new StoredPaper(own, stored.version()));
  }

  /** Removes what there is of a paper that is not there. */
  void removeLeftovers(PaperId id) {
    Map<ItemKey, Item> leftovers = partition.items();
    leftovers.keySet().removeIf(key -> !key.isLink() && !key.isVersion());
    writer.writeAll(Guard.absent(id), deletions(leftovers));
  }

  /** Removes all that there is of a paper. */
  void delete(StoredPaper found) {
    if (found.unfinished().isEmpty()) {
      List<ItemChange> all = deletions(partition.items());
      if (all.size() <= PartitionWriter.MAX_ACTIONS) {
        writer.write(Guard.of(found.id(), found.item()), all);
        return;
      }
    }
    remove(mark(found, new Unfinished.Deletion()));
  }

  /** The paper's item first, then the state that it supersedes and the record of its own. */
  private List<ItemChange> record(Optional<StoredPaper> found, Paper next) {
    List<ItemChange> changes = new ArrayList<>();
    changes.add(ItemChange.put(found.map(StoredPaper::item), PaperItems.paper(next)));
    found.ifPresent(
        stored ->
            changes.add(
                ItemChange.put(
                    stored.version(), PaperItems.history(stored.whole(), now, historyExpires))));
    if (PaperItems.needsVersion(next)) {
      changes.add(ItemChange.put(Optional.empty(), PaperItems.version(next)));
    }
    return changes;
  }

  private void writeLinks(Item marked, Paper paper) {
    writer.writeAll(
        Guard.of(paper.id(), marked),
        ItemChange.between(partition.links(), PaperItems.links(paper)));
    writer.write(
        Guard.of(paper.id(), marked),
        List.of(ItemChange.put(Optional.of(marked), Unfinished.unmarked(marked))));
  }

  private StoredPaper mark(StoredPaper found, Unfinished task) {
    Item marked = task.mark(found.item());
    writer.write(
        Guard.of(found.id(), found.item()),
        List.of(ItemChange.put(Optional.of(found.item()), marked)));
    return new StoredPaper(marked, found.version());
  }

  private StoredPaper bury(StoredPaper marked, Paper tombstone) {
    Guard guard = Guard.of(marked.id(), marked.item());
    writer.writeAll(guard, deletions(partition.links()));
    writer.write(guard, record(Optional.of(marked), tombstone));
    return new StoredPaper(PaperItems.paper(tombstone), Optional.empty());
  }

  /**
   * What the paper is read from goes in the last transaction, so that all before can be resumed.
   */
  private void remove(StoredPaper marked) {
    Guard guard = Guard.of(marked.id(), marked.item());
    Map<ItemKey, Item> whole = new LinkedHashMap<>();
    whole.put(Keys.paper(marked.id()), marked.item());
    marked.version().ifPresent(version -> whole.put(version.key(), version));
    Map<ItemKey, Item> rest = new LinkedHashMap<>(partition.items());
    rest.keySet().removeAll(whole.keySet());
    writer.writeAll(guard, deletions(rest));
    writer.write(guard, deletions(whole));
  }

  private static List<ItemChange> deletions(Map<ItemKey, Item> items) {
    return items.values().stream().map(ItemChange::delete).toList();
  }
}
