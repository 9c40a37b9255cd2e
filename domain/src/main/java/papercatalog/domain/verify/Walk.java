package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;

/** One walk: groups the items of a partition, which arrive one after the other. */
final class Walk {
  private static final int PROGRESS = 1_000;

  private final PaperVerification papers;
  private final ProfileVerification profiles;
  private final DirectoryVerification directories;
  private final CountVerification counts;
  private final PaperItems items;
  private final Findings findings;
  private final LongConsumer progress;
  private final Map<ItemKey, Item> partition = new LinkedHashMap<>();
  private long seen;

  Walk(
      PaperVerification papers,
      ProfileVerification profiles,
      DirectoryVerification directories,
      CountVerification counts,
      TableSchema schema,
      Findings findings,
      LongConsumer progress) {
    this.papers = papers;
    this.profiles = profiles;
    this.directories = directories;
    this.counts = counts;
    this.items = new PaperItems(schema);
    this.findings = findings;
    this.progress = progress;
  }

  void see(Item item) {
    ItemKey key = item.key();
    if (!partition.isEmpty() && !partition.keySet().iterator().next().samePartition(key)) {
      check();
    }
    partition.put(key, item);
    seen++;
    if (seen % PROGRESS == 0) {
      progress.accept(seen);
    }
  }

  VerificationReport end() {
    if (!partition.isEmpty()) {
      check();
    }
    profiles.checkNamed();
    directories.compare();
    counts.compare();
    progress.accept(seen);
    return new VerificationReport(
        seen,
        papers.count(),
        profiles.count(),
        findings.found(),
        findings.repaired(),
        counts.notYetCounted());
  }

  /** Checks an item that belongs to no paper, and so to no list. */
  private void check(ItemKey key, Item item) {
    long found = findings.found();
    if (CountedItem.isIn(key.partition())) {
      counts.check(key, item);
    } else {
      Directory.of(key.partition())
          .ifPresentOrElse(
              directory -> directories.check(directory, key, item),
              () -> profiles.check(key, item));
    }
    if (findings.found() == found && !items.places(item).attributes().isEmpty()) {
      findings.report(Finding.of(key, Flaw.WRONG_KEYS));
    }
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
    } else {
      partition.forEach(this::check);
    }
    partition.clear();
  }
}
