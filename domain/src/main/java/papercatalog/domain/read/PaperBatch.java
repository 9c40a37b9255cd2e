package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.VersionItem;

/**
 * Reads many papers with all their authors by BatchGetItem, the only right of the function that
 * indexes: one request for 100 papers, and one for those whose items do not name all authors.
 */
public final class PaperBatch {
  private final BatchRead reads;
  private final BiConsumer<PaperId, DamagedRecord> damaged;
  private final Predicate<Paper> enough;

  /** {@code enough} says whether a paper's own item has all that is needed. */
  public PaperBatch(
      CatalogTable table, BiConsumer<PaperId, DamagedRecord> damaged, Predicate<Paper> enough) {
    this.reads = new BatchRead(table);
    this.damaged = damaged;
    this.enough = enough;
  }

  /** The papers that exist, in the order of their ids. */
  public List<Paper> read(List<PaperId> ids) {
    Map<ItemKey, Item> items = reads.items(ids.stream().map(Keys::paper).toList());
    Map<PaperId, Paper> papers = new LinkedHashMap<>();
    Map<PaperId, ItemKey> versions = new LinkedHashMap<>();
    for (PaperId id : ids) {
      Item item = items.get(Keys.paper(id));
      Optional<Paper> embedded = item == null ? Optional.empty() : read(id, item);
      embedded.ifPresent(paper -> papers.put(id, paper));
      embedded
          .filter(enough.negate())
          .ifPresent(paper -> versions.put(id, Keys.version(id, paper.revision())));
    }
    Map<ItemKey, Item> whole = reads.items(List.copyOf(versions.values()));
    versions.forEach(
        (id, key) -> {
          Optional<Paper> paper =
              whole.containsKey(key)
                  ? read(id, whole.get(key))
                  : withoutVersion(id, items.get(Keys.paper(id)));
          paper.ifPresentOrElse(it -> papers.put(id, it), () -> papers.remove(id));
        });
    return List.copyOf(papers.values());
  }

  /** A paper whose version was not found: it is damaged, or was written between two requests. */
  private Optional<Paper> withoutVersion(PaperId id, Item item) {
    if (item.equals(reads.items(List.of(Keys.paper(id))).get(Keys.paper(id)))) {
      damaged.accept(id, new DamagedRecord(id, "the version with its whole record is missing"));
      return Optional.empty();
    }
    return read(List.of(id)).stream().findFirst();
  }

  private Optional<Paper> read(PaperId id, Item item) {
    try {
      return Optional.of(
          item.key().isVersion() ? VersionItem.read(item) : PaperAttributes.read(item));
    } catch (IllegalStateException | IllegalArgumentException | DateTimeException e) {
      damaged.accept(id, new DamagedRecord(id, e));
      return Optional.empty();
    }
  }
}
