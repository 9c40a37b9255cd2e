package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;

/** Passes findings on, and counts them. */
final class Findings {
  private final Consumer<Finding> listener;
  private long found;
  private long repaired;

  Findings(Consumer<Finding> listener) {
    this.listener = listener;
  }

  void report(Finding finding) {
    found++;
    repaired += finding.repaired() ? 1 : 0;
    listener.accept(finding);
  }

  void report(Finding finding, boolean isRepaired) {
    report(isRepaired ? finding.asRepaired() : finding);
  }

  /**
   * Reads an item; reports one that cannot be read, or that names something else than its key.
   *
   * @param key the key of what was read
   * @param name what was read, for people
   */
  <T> Optional<T> read(
      Item item, Function<Item, T> reader, Function<T, ItemKey> key, Function<T, String> name) {
    String trouble;
    try {
      T read = reader.apply(item);
      if (key.apply(read).equals(item.key())) {
        return Optional.of(read);
      }
      trouble = "it names " + name.apply(read);
    } catch (RuntimeException e) {
      trouble = String.valueOf(e.getMessage());
    }
    report(Finding.of(item.key(), Flaw.UNREADABLE, trouble));
    return Optional.empty();
  }

  long found() {
    return found;
  }

  long repaired() {
    return repaired;
  }
}
