package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.Unfinished;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;

/**
 * The transactions of one write of one paper, in their order.
 *
 * <p>A small write is one transaction. A larger one marks the paper's item as unfinished first and
 * removes the mark last; every transaction in between is conditional on the mark. A published paper
 * is written before its links and a removed paper after them, so that no list ever shows a paper
 * that cannot be read. // I-3
 */
record PaperWrite(
    Partition partition,
    PartitionWriter writer,
    PaperItems items,
    Instant now,
    Optional<Duration> draftAge) {
  Work work() {
    return writer.work();
  }

  /** The stored paper, after finishing an interrupted withdrawal or deletion. */
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

  void replace(Optional<StoredPaper> found, Paper next) {
    Optional<Item> seen = found.map(StoredPaper::item);
    List<ItemChange> record = record(found, next);
    if (found.isEmpty() || found.get().unfinished().isEmpty()) {
      Map<ItemKey, Item> links = found.isPresent() ? partition.links() : Map.of();
      List<ItemChange> all = new ArrayList<>(record);
      all.addAll(ItemChange.between(links, items.links(next)));
      if (writer.fit(all)) {
        writer.write(seen, all);
        return;
      }
    }
    if (found.isPresent() && next.status() == Status.WITHDRAWN) {
      Instant since = next.withdrawnAt().orElse(now);
      leaveTombstone(
          mark(found.get(), new Unfinished.Withdrawal(next.statusReason(), since)), next);
    } else {
      Item marked = new Unfinished.Links().mark(items.paper(next));
      record.set(0, ItemChange.put(seen, marked));
      writer.write(seen, record);
      writeLinks(marked, next);
    }
  }

  /**
   * Changes the papers that were found for the references of a stored paper, with its citations.
   * Leaves alone one that is missing, damaged or being written. WriteConflict when another writer
   * finds other papers for it at the same time.
   */
  void find(UnaryOperator<Paper> finding) {
    Optional<StoredPaper> found = partition.paper().filter(it -> it.unfinished().isEmpty());
    if (found.isPresent()) {
      Paper before = found.get().paper();
      Paper after = finding.apply(before);
      List<ItemChange> changes = new ArrayList<>();
      if (!after.references().equals(before.references())) {
        changes.addAll(ItemChange.between(found.get().references(), ReferencesItem.of(after)));
        changes.addAll(ItemChange.between(items.citations(before), items.citations(after)));
      }
      writer.writeAll(Optional.of(found.get().item()), changes);
    }
  }

  void complete(StoredPaper stored) {
    if (stored.unfinished().isPresent()) {
      writeLinks(stored.item(), stored.paper());
    }
  }

  /** Lets DynamoDB drop superseded drafts, if that is asked for; only then reads the paper. */
  void expireDrafts(Supplier<Paper> there) {
    if (draftAge.isEmpty()) {
      return;
    }
    Paper current = there.get();
    Map<ItemKey, Item> versions = partition.versions();
    Item newest = VersionItem.of(current); // a dry run has not written it
    versions.putIfAbsent(newest.key(), newest);
    List<ItemChange> changes = SupersededDrafts.expiring(versions.values(), draftAge.get());
    try {
      writer.writeAll(Optional.of(items.paper(current)), changes);
    } catch (RevisionConflict _) {
      // Another writer has superseded this state, and expires it.
    }
  }

  void eraseHistory(Paper tombstone) {
    Map<ItemKey, Item> past = partition.versions();
    past.remove(Keys.version(tombstone.id(), tombstone.revision()));
    writer.writeAll(Optional.of(items.paper(tombstone)), ItemChange.deletions(past));
  }

  /** Removes a paper with all its items. To leave a trace, its change stays, as a deletion. */
  void delete(StoredPaper found, boolean leavingTrace) {
    if (found.unfinished().isEmpty()) {
      Map<ItemKey, Item> items = partition.items();
      Optional<Item> change = Optional.ofNullable(items.remove(Keys.change(found.id())));
      items.remove(Keys.citedBy(found.id())); // papers that stay cite it
      List<ItemChange> all = new ArrayList<>(ItemChange.deletions(items));
      deletion(found, change, leavingTrace).ifPresent(all::add);
      if (writer.fit(all)) {
        writer.write(Optional.of(found.item()), all);
        return;
      }
    }
    remove(mark(found, new Unfinished.Deletion(leavingTrace)), leavingTrace);
  }

  /** Removes the change of a deleted paper; false when there is none. */
  boolean deleteTrace() {
    Optional<Item> trace = partition.change();
    trace.ifPresent(item -> writer.write(Optional.empty(), List.of(ItemChange.delete(item))));
    return trace.isPresent();
  }

  /** The paper's item first, then its version, as history is only added to; then the others. */
  private List<ItemChange> record(Optional<StoredPaper> found, Paper next) {
    List<ItemChange> changes = new ArrayList<>();
    changes.add(ItemChange.put(found.map(StoredPaper::item), items.paper(next)));
    changes.add(ItemChange.put(Optional.empty(), VersionItem.of(next)));
    boolean back =
        found.filter(StoredPaper::withdrawn).isPresent() && next.status() != Status.WITHDRAWN;
    Change to = Change.to(next, now);
    Change change = back ? new Change(next.id(), ChangeKind.REINSTATED, next.revision(), now) : to;
    changes.add(changed(partition.change(), change, Optional.of(next)));
    changes.addAll(
        ItemChange.between(found.flatMap(StoredPaper::references), ReferencesItem.of(next)));
    return changes;
  }

  /** The repair of a wrong or missing change item. A right change keeps its time. */
  List<ItemChange> changeRepaired(
      Predicate<Change> right, Change otherwise, Optional<Paper> paper) {
    Optional<Item> there = partition.change();
    Optional<Change> kept = ChangeItem.readable(there).filter(right);
    if (kept.isEmpty()) {
      return List.of(changed(there, otherwise, paper));
    }
    Item wanted = ChangeItem.of(items.schema(), kept.get(), paper);
    return there.equals(Optional.of(wanted)) ? List.of() : List.of(ItemChange.put(there, wanted));
  }

  /** A new change. Its time is that of sending, so that followers have not passed it. */
  private ItemChange changed(Optional<Item> there, Change change, Optional<Paper> paper) {
    Optional<Change> last = ChangeItem.readable(there);
    return ItemChange.dated(
        there,
        ChangeItem.of(items.schema(), change, paper),
        sent -> {
          Instant at = last.map(it -> it.momentAfter(sent)).orElse(sent);
          return ChangeItem.of(items.schema(), change.writtenAt(at), paper);
        });
  }

  private Optional<ItemChange> deletion(
      StoredPaper found, Optional<Item> change, boolean leavingTrace) {
    Change deleted = new Change(found.spelledId(), ChangeKind.DELETED, found.revision(), now);
    return leavingTrace
        ? Optional.of(changed(change, deleted, Optional.empty()))
        : change.map(ItemChange::delete);
  }

  private void writeLinks(Item marked, Paper paper) {
    writeRest(marked, () -> ItemChange.between(partition.links(), items.links(paper)));
    writer.replace(marked, Unfinished.unmarked(marked));
  }

  /** Makes changes under the mark. Another writer may be making the same: reads again then. */
  private void writeRest(Item marked, Supplier<List<ItemChange>> changes) {
    new Attempts()
        .repeat(
            WriteConflict.class::isInstance,
            () -> {
              writer.writeAll(Optional.of(marked), changes.get());
              return marked;
            });
  }

  private StoredPaper mark(StoredPaper found, Unfinished task) {
    Item marked = task.mark(found.item());
    writer.replace(found.item(), marked);
    return new StoredPaper(marked, found.version(), found.references());
  }

  private StoredPaper leaveTombstone(StoredPaper marked, Paper tombstone) {
    writeRest(marked.item(), () -> ItemChange.deletions(partition.links()));
    writer.write(Optional.of(marked.item()), record(Optional.of(marked), tombstone));
    return new StoredPaper(items.paper(tombstone), Optional.empty(), Optional.empty());
  }

  /** The items that the paper is read from go last, so that the removal can be resumed. */
  private void remove(StoredPaper marked, boolean leavingTrace) {
    Map<ItemKey, Item> whole = new LinkedHashMap<>();
    whole.put(Keys.paper(marked.id()), marked.item());
    marked.version().ifPresent(version -> whole.put(version.key(), version));
    writeRest(
        marked.item(),
        () -> {
          Map<ItemKey, Item> rest = partition.items();
          rest.keySet().removeAll(whole.keySet());
          rest.remove(Keys.change(marked.id()));
          rest.remove(Keys.citedBy(marked.id())); // papers that stay cite it
          return ItemChange.deletions(rest);
        });
    List<ItemChange> last = new ArrayList<>(ItemChange.deletions(whole));
    deletion(marked, partition.change(), leavingTrace).ifPresent(last::add);
    writer.write(Optional.of(marked.item()), last);
  }
}
