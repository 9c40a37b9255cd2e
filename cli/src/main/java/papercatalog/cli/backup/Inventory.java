package papercatalog.cli.backup;

import static papercatalog.domain.schema.Attributes.CHANGED_AT;
import static papercatalog.domain.schema.Attributes.SCHEMA_VERSION;
import static papercatalog.domain.schema.Attributes.UPDATED_AT;
import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;
import static papercatalog.domain.schema.TableSchema.SORT_KEY;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.TableWalk;

/**
 * The keys of a table, collected in one walk: the only part of a catalog that is kept in memory. It
 * also has papers that have only a change left.
 */
final class Inventory {
  private static final List<String> SEEN =
      List.of(PARTITION_KEY, SORT_KEY, SCHEMA_VERSION, UPDATED_AT, CHANGED_AT);

  private static final int MANY = 10;

  private final Optional<Instant> since;
  final List<ItemKey> shared = new ArrayList<>();

  /** The sort keys of a paper's versions by its partition, oldest first. */
  private final SortedMap<String, List<String>> papers = new TreeMap<>();

  /** Most papers have the same few versions: lists of fewer than {@link #MANY} are kept once. */
  private final Map<List<String>, List<String>> sharedVersions = new HashMap<>();

  private final Set<String> unchanged = new HashSet<>();

  record PaperKeys(String partition, List<String> versions) {
    String name() {
      return partition.substring(KeyPrefix.PAPER.text().length());
    }

    Stream<ItemKey> keys() {
      return Stream.concat(Stream.of(Keys.CHANGE, partition), versions.stream())
          .map(sort -> new ItemKey(partition, sort));
    }
  }

  /**
   * Walks the table; leaves out parts written before {@code since}. Fails when an item has another
   * schema version or is no part of a catalog.
   */
  Inventory(CatalogTable table, Optional<Instant> since) {
    this.since = since;
    new TableWalk(table).forEach(SEEN, this::see);
    papers.keySet().removeAll(unchanged);
    shared.sort(Comparator.comparing(ItemKey::sort));
  }

  List<PaperKeys> papers() {
    return papers.entrySet().stream()
        .map(paper -> new PaperKeys(paper.getKey(), paper.getValue()))
        .toList();
  }

  long size() {
    return shared.size() + (long) papers.size();
  }

  private void see(Item item) {
    ItemKey key = item.key();
    String partition = key.partition();
    item.requireSchema();
    if (key.equals(Keys.EDITION)) {
      return; // of the table, not of the catalog
    }
    if (partition.startsWith(KeyPrefix.PAPER.text())) {
      List<String> versions = papers.computeIfAbsent(partition, _ -> List.of());
      if (key.isVersion()) {
        papers.put(partition, with(key.sort(), versions));
      } else if (PaperItem.CHANGE.is(key) && !isWanted(item, CHANGED_AT)) {
        unchanged.add(partition);
      }
    } else if (Directory.of(partition).isPresent() || Keys.aliasKind(key).isPresent()) {
      if (isWanted(item, UPDATED_AT)) {
        shared.add(key);
      }
    } else if (!key.isLeftOver()) {
      throw Refusal.ofRecord(
          "The table",
          "it holds %s / %s, which is no part of a catalog".formatted(partition, key.sort()));
    }
  }

  private List<String> with(String version, List<String> before) {
    boolean own = before.size() >= MANY;
    List<String> versions = own ? before : new ArrayList<>(before);
    versions.add(version);
    return versions.size() < MANY
        ? sharedVersions.computeIfAbsent(versions, Function.identity())
        : versions;
  }

  /** Also true when the time is missing or cannot be parsed; reading the item reports the error. */
  private boolean isWanted(Item item, String time) {
    try {
      return since.isEmpty() || item.moment(time).map(at -> !at.isBefore(since.get())).orElse(true);
    } catch (DateTimeException | IllegalArgumentException _) {
      return true;
    }
  }
}
