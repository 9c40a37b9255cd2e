package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.record.StoredPaper;

/** Makes the items of a paper match its record, in any state. */
record Repair(PaperId id, PaperWrite write) {
  Written run(Set<ItemKey> superfluous) {
    Optional<StoredPaper> found = write.settle();
    found.ifPresentOrElse(stored -> repair(stored, superfluous), this::removeLeftovers);
    return new Written(
        Outcome.unchanged(write.work()), found.map(StoredPaper::revision).orElse(0L), write.work());
  }

  private void repair(StoredPaper stored, Set<ItemKey> superfluous) {
    Paper paper = stored.paper();
    Item fresh = write.items().paper(paper);
    Item own = stored.unfinished().map(task -> task.mark(fresh)).orElse(fresh);
    if (!own.equals(stored.item())) {
      write.writer().replace(stored.item(), own);
    }
    Map<ItemKey, Item> versions = write.partition().versions();
    Map<ItemKey, Item> kept = new LinkedHashMap<>(versions);
    kept.keySet().removeAll(superfluous);
    kept.replaceAll((_, version) -> repaired(version));
    Item current = VersionItem.of(paper);
    kept.merge(
        current.key(), current, (there, right) -> VersionItem.same(there, right) ? there : right);
    List<ItemChange> rest = ItemChange.between(versions, kept);
    rest.addAll(ItemChange.between(write.partition().links(), write.items().links(paper)));
    rest.addAll(references(paper));
    rest.addAll(
        write.changeRepaired(
            change -> change.fits(paper), Change.to(paper, write.now()), Optional.of(paper)));
    write.writer().writeAll(Optional.of(own), rest);
    write.complete(new StoredPaper(own, stored.version(), stored.references()));
  }

  private List<ItemChange> references(Paper paper) {
    Optional<Item> there = Optional.ofNullable(write.partition().items().get(Keys.references(id)));
    return ReferencesItem.readable(there).equals(paper.references())
            && there.isPresent() != paper.references().isEmpty()
        ? List.of()
        : ItemChange.between(there, ReferencesItem.of(paper));
  }

  /** A version as its own record requires; an unreadable one unchanged. */
  private Item repaired(Item version) {
    try {
      Paper paper = VersionItem.read(version);
      Item fresh = VersionItem.of(paper);
      Optional<Instant> expiry =
          VersionItem.expiresAt(version).filter(_ -> paper.status() == Status.DRAFT);
      Item wanted = expiry.map(at -> VersionItem.expiring(fresh, at)).orElse(fresh);
      return VersionItem.same(version, wanted) ? version : wanted;
    } catch (RuntimeException _) {
      return version;
    }
  }

  private void removeLeftovers() {
    Map<ItemKey, Item> leftovers = write.partition().items();
    leftovers.keySet().removeIf(key -> !key.isLink() && !key.isVersion() && !key.isReferences());
    List<ItemChange> rest = new ArrayList<>(ItemChange.deletions(leftovers));
    write
        .partition()
        .change()
        .map(item -> item.number(Attributes.CHANGED_REVISION, 0))
        .map(revision -> new Change(id, ChangeKind.DELETED, revision, write.now()))
        .map(
            gone ->
                write.changeRepaired(
                    change -> change.kind() == ChangeKind.DELETED, gone, Optional.empty()))
        .ifPresent(rest::addAll);
    write.writer().writeAll(Optional.empty(), rest);
  }
}
