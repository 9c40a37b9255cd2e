package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.model.CountedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.ItemCollection;
import papercatalog.publishing.record.TableWalk;

/**
 * Checks the counts of collections and topics against a recount. A count that is written during the
 * recount, as its entry says, is skipped.
 */
final class PaperRecount {
  private static final List<String> SHOWN =
      List.of(
          TableSchema.PARTITION_KEY,
          TableSchema.SORT_KEY,
          Attributes.SCHEMA_VERSION,
          Attributes.ID,
          Attributes.CHANGED_REVISION,
          Attributes.CHANGED_AT,
          Attributes.COLLECTION,
          Attributes.TOPICS);

  private static final Comparator<ItemKey> ORDER =
      Comparator.comparing(ItemKey::partition).thenComparing(ItemKey::sort);

  private final Verification run;
  private final Map<ItemKey, Item> before;
  private final Map<ItemKey, Long> recount = new HashMap<>();

  PaperRecount(Verification run) {
    this.run = run;
    this.before = entries();
  }

  boolean any() {
    return before.values().stream().anyMatch(item -> item.value(Attributes.PAPERS).isPresent());
  }

  void add(CountedPaper paper) {
    for (DirectoryEntry entry : paper.entries()) {
      recount.merge(Keys.entry(entry), 1L, Long::sum);
    }
  }

  void addAll() {
    new TableWalk(run.table)
        .forEach(
            SHOWN,
            item -> {
              if (CountedItem.isIn(item.key().partition())) {
                try {
                  add(CountedItem.read(item));
                } catch (RuntimeException _) {
                  // The first walk has reported it.
                }
              }
            });
  }

  void compare() {
    Map<ItemKey, Item> after = entries();
    Set<ItemKey> keys = new TreeSet<>(ORDER);
    keys.addAll(after.keySet());
    keys.addAll(recount.keySet());
    for (ItemKey key : keys) {
      long seen = number(before.get(key), Attributes.COUNTED);
      if (seen == number(after.get(key), Attributes.COUNTED)) {
        compare(key, seen, number(after.get(key), Attributes.PAPERS));
      }
    }
  }

  private void compare(ItemKey key, long seen, long papers) {
    long right = recount.getOrDefault(key, 0L);
    if (papers == right) {
      return;
    }
    boolean corrected = run.counter().filter(it -> it.correct(key, seen, right)).isPresent();
    run.report(
        new Finding(
            key, Flaw.WRONG_COUNT, "%,d instead of %,d".formatted(papers, right), corrected));
  }

  private Map<ItemKey, Item> entries() {
    Map<ItemKey, Item> entries = new HashMap<>();
    for (Directory directory : Directory.values()) {
      entries.putAll(new ItemCollection(run.table, directory.partition()).items());
    }
    return entries;
  }

  private static long number(Item item, String name) {
    return item == null ? 0 : item.number(name, 0);
  }
}
