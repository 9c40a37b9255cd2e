package papercatalog.domain.write;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CountedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;

/**
 * A paper to count after a change.
 *
 * @param before the counted state in that item
 */
record Counting(Change change, Optional<Item> seen, CountedPaper before, CountedPaper next) {
  /** A change of a deleted paper that arrives later than this may count the paper again. */
  private static final Duration KEPT_AFTER_DELETION = Duration.ofDays(30);

  static Counting of(Change change, List<DirectoryEntry> entries, Optional<Item> seen) {
    return new Counting(
        change,
        seen,
        seen.map(CountedItem::read)
            .orElseGet(() -> new CountedPaper(change.id(), 0, Instant.MIN, Set.of())),
        CountedPaper.after(change, entries));
  }

  /** Whether neither this change nor a later one has been counted. */
  boolean isNews() {
    return before.isBefore(next);
  }

  Item item() {
    return CountedItem.of(
        next,
        seen.map(CountedItem::written).orElse(0L) + 1,
        change.kind() == ChangeKind.DELETED
            ? Optional.of(change.at().plus(KEPT_AFTER_DELETION))
            : Optional.empty());
  }

  Map<DirectoryEntry, Integer> differences() {
    Map<DirectoryEntry, Integer> differences = new HashMap<>();
    before.without(next).forEach(entry -> differences.put(entry, -1));
    next.without(before).forEach(entry -> differences.put(entry, 1));
    return differences;
  }
}
