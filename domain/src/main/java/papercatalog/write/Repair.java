package papercatalog.write;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.record.StoredPaper;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;

/** Makes the items of a paper what its record asks for, whatever has happened to them. */
final class Repair {
  private final PaperId id;
  private final PaperWrite write;

  Repair(PaperId id, PaperWrite write) {
    this.id = id;
    this.write = write;
  }

  /**
   * Repairs what there is, once interrupted writes have been finished.
   *
   * @param superfluous versions that are to go
   */
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
      write
          .writer()
          .write(
              Guard.of(id, stored.item()),
              List.of(ItemChange.put(Optional.of(stored.item()), own)));
    }
    Map<ItemKey, Item> versions = write.partition().versions();
    Map<ItemKey, Item> kept = new LinkedHashMap<>(versions);
    kept.keySet().removeAll(superfluous);
    kept.replaceAll((_, version) -> write.items().unlisted(version));
    List<ItemChange> rest = ItemChange.between(versions, kept);
    rest.addAll(ItemChange.between(write.partition().links(), write.items().links(paper)));
    write.writer().writeAll(Guard.of(id, own), rest);
    write.complete(new StoredPaper(own, stored.version()));
  }

  /** Removes what there is of a paper that is not there. */
  private void removeLeftovers() {
    Map<ItemKey, Item> leftovers = write.partition().items();
    leftovers.keySet().removeIf(key -> !key.isLink() && !key.isVersion());
    write.writer().writeAll(Guard.absent(id), ItemChange.deletions(leftovers));
  }
}
