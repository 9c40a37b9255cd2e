package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Positions;
import papercatalog.domain.table.Projection;

/**
 * Walks every item of a tenant's catalog with Query: IAM cannot limit a scan to keys.
 *
 * <p>The changes lead to every paper, including deleted ones; the lists of collections, topics and
 * authors lead to all papers with an entry in an index, as profiles and unlisted items have. Items
 * without any of these are not found: versions and identifiers of a paper that has lost both its
 * own item and its change, and items that the indexes do not hold yet. The partitions are read with
 * strong consistency, several at a time; their keys are kept in memory.
 */
final class TenantWalk {
  private static final int AT_A_TIME = 8;
  private static final int KEYS_A_BATCH = 100;

  private final CatalogTable table;
  private final Set<String> partitions = new TreeSet<>();
  private final Set<String> authors = new TreeSet<>();
  private final Set<String> missing = new HashSet<>();

  /** The entries of other catalogs in the lists: their keys as stored. */
  private final Queue<Item> foreign = new ConcurrentLinkedQueue<>();

  private final Consumer<Item> others;

  TenantWalk(CatalogTable table, Consumer<Item> others) {
    this.table = table;
    this.others = others;
  }

  /** Visits every item once, partition by partition; some with more attributes than asked for. */
  void forEach(Optional<Projection> shown, Consumer<Item> visitor) {
    find(KeyPrefix.CHANGES, changes());
    find(KeyPrefix.AUTHOR, List.of(Keys.UNLISTED, Keys.PROFILES));
    find(KeyPrefix.AUTHORS, Keys.authorIndex());
    for (Directory directory : Directory.values()) {
      visitDirectory(directory, shown, visitor);
    }
    find(KeyPrefix.AUTHOR, List.copyOf(authors));
    visitPartitions(shown, visitor);
    for (Alias alias : new Aliases(table).all()) {
      authors.add(Keys.alias(alias.kind(), alias.name()).partition());
    }
    visitAlone(authors, visitor);
  }

  private static List<String> changes() {
    List<String> years = new ArrayList<>();
    int lastYear = LocalDate.now(ZoneOffset.UTC).getYear() + 1; // clocks may differ
    for (int year = Positions.FIRST_YEAR_OF_CHANGES; year <= lastYear; year++) {
      years.add(Keys.partition(KeyPrefix.CHANGES, year));
    }
    return years;
  }

  private void find(KeyPrefix list, Collection<String> places) {
    places.stream()
        .gather(
            Gatherers.mapConcurrent(
                AT_A_TIME, place -> IndexedList.of(table, list, place).partitions(foreign::add)))
        .forEach(found -> found.forEach(this::add));
    while (!foreign.isEmpty()) {
      others.accept(foreign.remove());
    }
  }

  private void add(String partition) {
    if (Keys.aliasKind(new ItemKey(partition, partition)).isPresent()) {
      authors.add(partition);
    } else if (Directory.of(partition).isEmpty()) {
      partitions.add(partition);
    }
  }

  private void visitDirectory(
      Directory directory, Optional<Projection> shown, Consumer<Item> visitor) {
    Map<ItemKey, Item> entries = items(directory.partition(), shown);
    List<String> lists = new ArrayList<>();
    for (ItemKey key : entries.keySet()) {
      try {
        lists.add(Keys.partition(directory.kind(), Keys.nameAt(directory, key.sort())));
      } catch (InvalidValue _) {
        // Not a valid entry, so it has no list. Verification reports it.
      }
    }
    entries.values().forEach(visitor);
    find(directory.kind(), lists);
  }

  /**
   * Visits partitions of many items. The authors of papers may have profiles. Cited papers that do
   * not exist have counts, which an erasure has to find before the citations that lead to them.
   */
  private void visitPartitions(Optional<Projection> shown, Consumer<Item> visitor) {
    partitions.stream()
        .gather(Gatherers.mapConcurrent(AT_A_TIME, partition -> items(partition, shown)))
        .forEach(
            items -> {
              for (ItemKey key : items.keySet()) {
                if (key.sort().startsWith(KeyPrefix.AUTHOR.text())) {
                  authors.add(key.sort());
                }
                Keys.citedIn(key.sort())
                    .map(Keys::paperPartition)
                    .filter(paper -> !partitions.contains(paper) && missing.add(paper))
                    .ifPresent(paper -> items(paper, shown).values().forEach(visitor));
              }
              items.values().forEach(visitor);
            });
  }

  private Map<ItemKey, Item> items(String partition, Optional<Projection> shown) {
    return new ItemCollection(table, partition).query("", Map.of(), shown);
  }

  private void visitAlone(Set<String> names, Consumer<Item> visitor) {
    BatchRead reads = new BatchRead(table);
    names.stream()
        .map(name -> new ItemKey(name, name))
        .gather(Gatherers.windowFixed(KEYS_A_BATCH))
        .gather(Gatherers.mapConcurrent(AT_A_TIME, keys -> reads.items(keys)))
        .forEach(found -> found.values().forEach(visitor));
  }
}
