package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.write.Publisher;

/** One run over a table. Passes findings on, and counts them. */
final class Verification {
  /** Younger items may belong to a write that has not finished. */
  private static final Duration SETTLED = Duration.ofHours(1);

  final CatalogTable table;
  final Clock clock;

  /** Empty to report only. */
  final Optional<Publisher> repairer;

  private final Consumer<Finding> listener;
  private long found;
  private long repaired;

  Verification(Verifier verifier, Consumer<Finding> listener) {
    this.table = verifier.table();
    this.clock = verifier.clock();
    this.repairer = verifier.repairer();
    this.listener = listener;
  }

  boolean settled(Instant written) {
    return written.plus(SETTLED).isBefore(clock.instant());
  }

  void report(Finding finding) {
    found++;
    repaired += finding.repaired() ? 1 : 0;
    listener.accept(finding);
  }

  /** Reports a flaw, which a write corrects if it may; the write returns whether it was made. */
  void repair(ItemKey key, Flaw flaw, String detail, Predicate<Publisher> write) {
    report(new Finding(key, flaw, detail, repairer.filter(write).isPresent()));
  }

  /** Reads an item; reports one that is unreadable, or that names something else than its key. */
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
