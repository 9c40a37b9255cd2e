package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.read.PaperBatch;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.VersionItem;

/** Whole records for operators, strongly consistent. Readers are served by {@code Catalog}. */
public record Records(CatalogTable table, Clock clock) {
  private static final Comparator<AuthorHandle> BY_HANDLE =
      Comparator.comparing(AuthorHandle::value);

  /** A paper with all its authors; for a withdrawn one, the record that remains. */
  public Optional<Paper> paper(PaperId id) {
    return partition(id).paper().map(StoredPaper::paper);
  }

  /** The papers that exist, in the order of the ids, which name each once. */
  public List<Paper> papers(List<PaperId> ids) {
    return papers(
        ids,
        (_, damaged) -> {
          throw damaged;
        });
  }

  /** Papers as {@link #papers(List)}; {@code damaged} receives those that cannot be read. */
  public List<Paper> papers(List<PaperId> ids, BiConsumer<PaperId, DamagedRecord> damaged) {
    return new PaperBatch(table, damaged, Paper::isWhole).read(ids);
  }

  /** Whether a handle is an author's, and no former one. */
  public boolean hasAuthor(AuthorHandle handle) {
    return new BatchRead(table)
        .item(Keys.author(handle))
        .filter(item -> !AliasItem.isAlias(item))
        .isPresent();
  }

  /** Whether an author, collection or topic has a name, or had it. */
  public boolean isKnown(KeyPrefix kind, String name) {
    return new BatchRead(table).item(Keys.alias(kind, name)).isPresent()
        || Arrays.stream(Directory.values())
            .anyMatch(it -> it.kind() == kind && entry(it, name).isPresent());
  }

  public Optional<Author> author(AuthorHandle handle) {
    return new BatchRead(table).item(Keys.author(handle)).map(AuthorItem::read);
  }

  /** The profiles of those handles that have one, in their order. */
  public List<Author> authors(List<AuthorHandle> handles) {
    List<ItemKey> keys = handles.stream().map(Keys::author).toList();
    Map<ItemKey, Item> items = new BatchRead(table).items(keys);
    return keys.stream()
        .map(items::get)
        .filter(item -> item != null && !AliasItem.isAlias(item))
        .map(AuthorItem::read)
        .toList();
  }

  public Optional<DirectoryEntry> entry(Directory directory, String name) {
    return new BatchRead(table)
        .item(Keys.entry(directory, name))
        .map(item -> DirectoryItem.read(directory, item));
  }

  /** The papers in the list of an author, collection or topic, eventually consistent. */
  public Set<PaperId> papersOf(KeyPrefix kind, String name) {
    return Set.copyOf(IndexedList.of(table, kind, Keys.partition(kind, name)).papers());
  }

  /** The versions of a paper, latest first, without expired ones. */
  public List<VersionSummary> versions(PaperId id) {
    Instant now = clock.instant();
    return partition(id).versionSummaries().stream()
        .map(VersionItem::readSummary)
        .filter(version -> !version.expired(now))
        .toList()
        .reversed();
  }

  public Optional<Paper> version(PaperId id, long revision) {
    return partition(id).version(revision).flatMap(item -> VersionItem.read(item, clock.instant()));
  }

  /**
   * Walks the whole catalog for the profiles of authors, the former names of all kinds, and the
   * printed names on each paper by handle.
   */
  public void people(
      Consumer<Author> profiles,
      Consumer<Alias> aliases,
      BiConsumer<PaperId, Map<AuthorHandle, String>> bylines) {
    SequencedMap<String, Map<AuthorHandle, String>> last = new LinkedHashMap<>();
    new TableWalk(table)
        .forEach(
            item -> {
              String partition = item.key().partition();
              if (!last.containsKey(partition)) {
                last.forEach((key, names) -> bylines.accept(Keys.paperIn(key).get(), names));
                last.clear();
              }
              if (Keys.paperIn(partition).isPresent()
                  && item.key().sort().startsWith(KeyPrefix.AUTHOR.text())) {
                last.computeIfAbsent(partition, _ -> new TreeMap<>(BY_HANDLE))
                    .put(
                        new AuthorHandle(item.text(Attributes.HANDLE)), item.text(Attributes.NAME));
              } else if (AliasItem.isAlias(item)) {
                AliasItem.read(item).ifPresent(aliases);
              } else if (own(KeyPrefix.AUTHOR, item.key()).isPresent()) {
                profiles.accept(AuthorItem.read(item));
              }
            },
            _ -> {});
    last.forEach((key, names) -> bylines.accept(Keys.paperIn(key).get(), names));
  }

  public record Ids(List<PaperId> papers, List<AuthorHandle> authors) {}

  /** The ids of all papers and authors. Walks the whole catalog and keeps the ids in memory. */
  public Ids ids() {
    List<String> papers = new ArrayList<>();
    List<String> authors = new ArrayList<>();
    new TableWalk(table)
        .forEach(
            List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
            item -> {
              own(KeyPrefix.PAPER, item.key()).ifPresent(papers::add);
              own(KeyPrefix.AUTHOR, item.key()).ifPresent(authors::add);
            });
    return new Ids(
        papers.stream().sorted().map(PaperId::new).toList(),
        authors.stream().sorted().map(AuthorHandle::new).toList());
  }

  /** The id in the key of a paper's or an author's own item. */
  private static Optional<String> own(KeyPrefix kind, ItemKey key) {
    return Optional.of(key.partition())
        .filter(partition -> partition.startsWith(kind.text()))
        .filter(partition -> partition.equals(key.sort()))
        .map(partition -> partition.substring(kind.text().length()));
  }

  private Partition partition(PaperId id) {
    return new Partition(table, id);
  }
}
