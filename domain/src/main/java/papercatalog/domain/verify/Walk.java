package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;

/** One walk: groups the items of a partition, which arrive one after the other. */
final class Walk {
  private static final int PROGRESS = 1_000;

  private final PaperVerification papers;
  private final SharedItemVerification shared;
  private final CountVerification counts;
  private final PaperItems items;
  private final Findings findings;
  private final LongConsumer progress;
  private final Map<ItemKey, Item> partition = new LinkedHashMap<>();
  private long seen;

  Walk(Verification run, LongConsumer progress) {
    this.papers = new PaperVerification(run);
    this.shared = new SharedItemVerification(run);
    this.counts = new CountVerification(run);
    this.items = new PaperItems(run.table().schema());
    this.findings = run.findings();
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
    shared.compare();
    counts.compare();
    progress.accept(seen);
    return new VerificationReport(
        seen,
        papers.count(),
        shared.profiles(),
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
      shared.check(key, item);
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
                shared.name(paper);
                counts.expect(paper);
              });
    } else {
      partition.forEach(this::check);
    }
    partition.clear();
  }
}
