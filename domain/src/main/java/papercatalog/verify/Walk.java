package papercatalog.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongConsumer;
import papercatalog.schema.KeyPrefix;
import papercatalog.table.CountedItem;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;

/** One walk: brings the items of a partition together, which come one after the other. */
final class Walk {
  private static final int PROGRESS = 1_000;

  private final PaperVerification papers;
  private final ProfileVerification profiles;
  private final DirectoryVerification directories;
  private final CountVerification counts;
  private final Findings findings;
  private final LongConsumer progress;
  private final Map<ItemKey, Item> partition = new LinkedHashMap<>();
  private long items;

  Walk(
      PaperVerification papers,
      ProfileVerification profiles,
      DirectoryVerification directories,
      CountVerification counts,
      Findings findings,
      LongConsumer progress) {
    this.papers = papers;
    this.profiles = profiles;
    this.directories = directories;
    this.counts = counts;
    this.findings = findings;
    this.progress = progress;
  }

  void see(Item item) {
    ItemKey key = item.key();
    if (!partition.isEmpty() && !partition.keySet().iterator().next().samePartition(key)) {
      check();
    }
    partition.put(key, item);
    items++;
    if (items % PROGRESS == 0) {
      progress.accept(items);
    }
  }

  Report end() {
    if (!partition.isEmpty()) {
      check();
    }
    profiles.checkNamed();
    directories.compare();
    counts.compare();
    progress.accept(items);
    return new Report(
        items, papers.count(), profiles.count(), findings.found(), findings.repaired());
  }

  private void check(ItemKey key, Item item) {
    DirectoryVerification.of(key)
        .ifPresentOrElse(
            directory -> directories.check(directory, key, item), () -> profiles.check(key, item));
  }

  private void check() {
    String name = partition.keySet().iterator().next().partition();
    if (name.startsWith(KeyPrefix.PAPER.text())) {
      papers
          .check(name.substring(KeyPrefix.PAPER.text().length()), partition)
          .ifPresent(
              paper -> {
                profiles.name(paper);
                directories.use(paper);
                counts.expect(paper);
              });
    } else if (CountedItem.isIn(name)) {
      partition.forEach(counts::check);
    } else {
      partition.forEach(this::check);
    }
    partition.clear();
  }
}
