package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CountedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;

/**
 * A paper to count after a change: the entries that list it then, the item of its counted state.
 */
record Counting(Change change, Set<DirectoryEntry> entries, Optional<Item> seen) {
  /** A change of a deleted paper that arrives later than this may count the paper again. */
  private static final Duration KEPT_AFTER_DELETION = Duration.ofDays(30);

  /** Whether neither this change nor a later one has been counted. */
  boolean isNews() {
    return seen.map(CountedItem::read).filter(it -> !it.at().isBefore(change.at())).isEmpty();
  }

  Item item() {
    return CountedItem.of(
        new CountedPaper(change.id(), change.revision(), change.at(), entries),
        seen.map(CountedItem::written).orElse(0L) + 1,
        change.kind() == ChangeKind.DELETED
            ? Optional.of(change.at().plus(KEPT_AFTER_DELETION))
            : Optional.empty());
  }

  Map<DirectoryEntry, Integer> differences() {
    Map<DirectoryEntry, Integer> differences = new HashMap<>();
    seen.ifPresent(it -> CountedItem.read(it).entries().forEach(at -> differences.put(at, -1)));
    entries.forEach(entry -> differences.merge(entry, 1, Integer::sum));
    differences.values().removeIf(by -> by == 0);
    return differences;
  }
}
