package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.Retry;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.PaperReading;
import papercatalog.publishing.record.PaperState;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.RelationItems;
import papercatalog.publishing.record.StoredPaper;
import papercatalog.publishing.record.Unfinished;

/** Leads the items of one paper from its stored state to a wanted one, by a {@link Plan}. */
final class PaperWrite {
  private final Partition partition;
  private final PartitionWriter writer;
  private final PaperItems items;
  private final RelationItems relations;
  private final Instant now;
  private final Optional<Duration> draftAge;

  /** The paper as this write has read or written it last. */
  private Optional<Paper> current = Optional.empty();

  /** The references as they were before this write. */
  private List<Reference> references = List.of();

  private boolean lostNames;

  PaperWrite(
      Partition partition,
      PartitionWriter writer,
      PaperItems items,
      Instant now,
      Optional<Duration> draftAge) {
    this.partition = partition;
    this.writer = writer;
    this.items = items;
    this.relations = new RelationItems(items.schema());
    this.now = now;
    this.draftAge = draftAge;
  }

  Partition partition() {
    return partition;
  }

  PartitionWriter writer() {
    return writer;
  }

  Instant now() {
    return now;
  }

  /** A copy with the papers that the stored references have found. */
  Paper keepingFound(Paper citing) {
    return citing.printed().finding(references);
  }

  /** A copy without the papers that only this write has found. */
  Paper losingFound(Paper citing) {
    Set<Reference> written = new HashSet<>(current.map(Paper::works).orElse(List.of()));
    references.forEach(written::remove);
    return citing.withReferences(it -> written.contains(it) ? it.printed() : it);
  }

  /**
   * The names by which citations may lead to the paper, though it has them no longer: an
   * interrupted write of the same paper may have dropped any.
   */
  Optional<Predicate<WorkName>> lostNames() {
    return lostNames ? Optional.of(name -> !names().contains(name)) : Optional.empty();
  }

  private Set<WorkName> names() {
    return current.map(WorkName::ofPaper).orElse(Set.of());
  }

  /** The names under which waiting citations find the paper as it is now. */
  Set<WorkName> finding() {
    return current.map(WorkName::finding).orElse(Set.of());
  }

  Work work() {
    return writer.work();
  }

  /** The stored paper, after finishing an interrupted withdrawal or deletion. */
  Optional<StoredPaper> settle() {
    Optional<StoredPaper> found = partition.paper();
    current = found.map(StoredPaper::paper);
    references = ReferencesItem.readable(found.flatMap(StoredPaper::references));
    if (found.isEmpty()) {
      return found;
    }
    StoredPaper stored = found.get();
    return switch (stored.unfinished().orElse(new Unfinished.Linking())) {
      case Unfinished.Linking() -> found;
      case Unfinished.Withdrawing(Optional<String> reason, Instant since) -> {
        Paper tombstone = tombstone(reason, since);
        replace(found, tombstone);
        yield Optional.of(
            new StoredPaper(items.paper(tombstone), Optional.empty(), Optional.empty()));
      }
      case Unfinished.Deleting(boolean leavingTrace) -> {
        delete(stored, leavingTrace);
        yield Optional.empty();
      }
    };
  }

  void replace(Optional<StoredPaper> found, Paper next) {
    boolean withdrawn = found.filter(StoredPaper::withdrawn).isPresent();
    lostNames |= !WorkName.ofPaper(next).containsAll(names());
    current = Optional.of(next);
    lead(
        found.map(this::stored).orElseGet(partition::changes),
        PaperState.revised(withdrawn, next, now).items(items.schema()),
        partition::current);
  }

  /** The items of a paper without versions, as far as they are its record: as they were read. */
  private Map<ItemKey, Item> stored(StoredPaper found) {
    Map<ItemKey, Item> stored = partition.current();
    stored.put(found.item().key(), found.item());
    stored.remove(Keys.references(found.id()));
    found.references().ifPresent(item -> stored.put(item.key(), item));
    return stored;
  }

  /**
   * Changes the papers that were found for the references of a stored paper, with its citations.
   * Leaves alone one that is missing, damaged or being written. WriteConflict when another writer
   * finds other papers for it at the same time.
   */
  Work find(UnaryOperator<Paper> finding) {
    Optional<StoredPaper> found = partition.paper().filter(it -> it.unfinished().isEmpty());
    if (found.isPresent()) {
      Paper before = found.get().paper();
      Paper after = finding.apply(before);
      writer.writeAll(
          Optional.of(found.get().item()),
          Plan.changes(
              citing(before, found.get().references()),
              citing(after, ReferencesItem.of(after)),
              items.schema()));
    }
    return work();
  }

  /** Writes inverse items in the partitions of other papers as this one's relations say. */
  Work relate(Collection<ItemKey> inverses) {
    Optional<StoredPaper> found = partition.paper();
    if (found.flatMap(StoredPaper::unfinished).isPresent()) {
      return work();
    }
    Map<ItemKey, Item> right = found.map(it -> relations.inverses(it.paper())).orElse(Map.of());
    List<ItemChange> changes = new ArrayList<>();
    for (ItemKey key : inverses) {
      changes.add(
          right.containsKey(key)
              ? ItemChange.put(Optional.empty(), right.get(key))
              : ItemChange.delete(new Item(key.attributes())));
    }
    found
        .flatMap(StoredPaper::references)
        .ifPresent(seen -> changes.add(ItemChange.check(seen.key(), Optional.of(seen)))); // I-9
    writer.writeAll(found.map(StoredPaper::item), changes);
    return work();
  }

  private Map<ItemKey, Item> citing(Paper paper, Optional<Item> references) {
    Map<ItemKey, Item> citing = new LinkedHashMap<>();
    references.ifPresent(item -> citing.put(item.key(), item));
    citing.putAll(items.citations(paper));
    citing.putAll(relations.links(paper));
    return citing;
  }

  /** Finishes an interrupted publication. */
  void complete(StoredPaper stored) {
    current = Optional.of(stored.paper());
    lostNames = true;
    if (stored.unfinished().isPresent()) {
      Map<ItemKey, Item> there = partition.current();
      there.put(stored.item().key(), stored.item());
      Map<ItemKey, Item> wanted = new LinkedHashMap<>(there);
      wanted.keySet().removeIf(PaperItem::isLink);
      wanted.put(stored.item().key(), Unfinished.unmarked(stored.item()));
      wanted.putAll(items.links(stored.paper()));
      wanted.putAll(relations.links(stored.paper()));
      lead(there, wanted, partition::current);
    }
  }

  /** Makes the items match the readable ones; returns the revision, 0 without a paper. */
  long repair() {
    Optional<StoredPaper> found = settle();
    PaperReading reading = reading();
    lead(reading.stored(), reading.wanted(items.schema()), () -> reading().stored());
    return found.map(StoredPaper::revision).orElse(0L);
  }

  private PaperReading reading() {
    return new PaperReading(partition.id(), partition.items(), now);
  }

  /** Makes the paper a tombstone, unless it is one, and then settles its history. */
  Written withdraw(Optional<String> reason, OptionalLong seen, Runnable history) {
    StoredPaper found = settle().orElseThrow(() -> new PaperNotFound(partition.id()));
    Paper paper = current.orElseThrow();
    Paper tombstone = tombstone(reason, paper.withdrawnAt().orElse(now));
    boolean there =
        found.withdrawn()
            && (reason.isEmpty() || tombstone.statusReason().equals(paper.statusReason()));
    if (!there) {
      found.requireRevision(seen);
      replace(Optional.of(found), tombstone);
    }
    history.run();
    Outcome outcome = there ? Outcome.unchanged(work()) : Outcome.WITHDRAWN;
    return new Written(outcome, current.get().revision(), work());
  }

  private Paper tombstone(Optional<String> reason, Instant since) {
    Paper paper = current.orElseThrow();
    return paper.tombstone(reason, since).asNext(paper, now);
  }

  /** Lets DynamoDB drop superseded drafts, if that is asked for. */
  void expireDrafts() {
    if (draftAge.isEmpty()) {
      return;
    }
    Map<ItemKey, Item> versions = partition.versions();
    Item newest = VersionItem.of(current.orElseThrow()); // a dry run has not written it
    versions.putIfAbsent(newest.key(), newest);
    try {
      writeHistory(SupersededDrafts.expiring(versions.values(), draftAge.get()));
    } catch (RevisionConflict _) {
      // Another writer has superseded this state, and expires it.
    }
  }

  /** Removes all versions but the current one. */
  void removeHistory() {
    Map<ItemKey, Item> past = partition.versions();
    past.remove(Keys.version(partition.id(), current.orElseThrow().revision()));
    writeHistory(ItemChange.deletions(past));
  }

  private void writeHistory(List<ItemChange> changes) {
    writer.writeAll(current.map(items::paper), changes);
  }

  /** Removes a paper with all its items. To leave a trace, its change stays, as a deletion. */
  private void delete(StoredPaper found, boolean leavingTrace) {
    current = Optional.empty();
    lostNames = true;
    Map<ItemKey, Item> stored = whole();
    stored.put(found.item().key(), found.item());
    PaperState deleted = PaperState.deleted(found.spelledId(), found.revision(), now);
    lead(
        stored,
        (leavingTrace ? deleted : deleted.withoutTrace()).items(items.schema()),
        this::whole);
  }

  /** Deletes the paper, or the change of a deleted one; false when there is neither. */
  boolean delete(OptionalLong seen, boolean leavingTrace) {
    Optional<StoredPaper> found = partition.remains();
    if (found.isPresent()) {
      found.get().requireRevision(seen);
      delete(found.get(), leavingTrace);
      return true;
    }
    return !leavingTrace && deleteTrace();
  }

  /** All items but those that follow from other papers, which stay. */
  private Map<ItemKey, Item> whole() {
    Map<ItemKey, Item> whole = partition.items();
    whole.keySet().removeIf(PaperItem::isOfOthers);
    return whole;
  }

  /** Removes the changes of a deleted paper; false when there are none. */
  private boolean deleteTrace() {
    Map<ItemKey, Item> trace = partition.changes();
    lead(trace, Map.of(), partition::changes);
    return !trace.isEmpty();
  }

  /**
   * Writes a plan. Once a paper is marked, another writer may be making the same changes: so it is
   * read again under the mark, and after each conflict.
   */
  private void lead(
      Map<ItemKey, Item> stored, Map<ItemKey, Item> wanted, Supplier<Map<ItemKey, Item>> again) {
    Plan plan = Plan.of(stored, wanted, items.schema(), writer::fit);
    plan.first().forEach(writer::write);
    if (!plan.rest().isEmpty()) {
      Retry.OF_REQUESTS.repeat(
          WriteConflict.class::isInstance,
          () -> {
            Plan rest = writer.isDryRun() ? plan : plan.anew(again.get(), wanted, items.schema());
            rest.rest().forEach(writer::write);
            return rest;
          });
    }
  }
}
