package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.write.Publisher;

/**
 * Checks the directories against the collections and topics that papers use: writes missing entries
 * and removes unused ones, unless papers are still counted in them.
 */
final class DirectoryVerification {
  /** Younger entries may belong to a paper that is being written. */
  private static final Duration SETTLED = Duration.ofHours(1);

  private final CatalogTable table;
  private final Clock clock;
  private final Optional<Publisher> repairer;
  private final Findings findings;
  private final Map<ItemKey, Item> entries = new LinkedHashMap<>();
  private final Map<ItemKey, DirectoryEntry> used = new HashMap<>();

  DirectoryVerification(
      CatalogTable table, Clock clock, Optional<Publisher> repairer, Findings findings) {
    this.table = table;
    this.clock = clock;
    this.repairer = repairer;
    this.findings = findings;
  }

  /** Checks an item of a directory. */
  void check(Directory directory, ItemKey key, Item item) {
    try {
      DirectoryEntry entry = DirectoryItem.read(directory, item);
      if (Keys.entry(directory, entry.name()).equals(key)) {
        entries.put(key, item);
      } else {
        findings.report(Finding.of(key, Flaw.UNREADABLE, "it names " + entry.name()));
      }
    } catch (RuntimeException e) {
      findings.report(Finding.of(key, Flaw.UNREADABLE, String.valueOf(e.getMessage())));
    }
  }

  /** Remembers the collections and topics of a paper. */
  void use(Paper paper) {
    if (paper.status() != Status.WITHDRAWN) {
      for (DirectoryEntry entry : DirectoryEntry.usedBy(paper)) {
        used.putIfAbsent(Keys.entry(entry.directory(), entry.name()), entry);
      }
    }
  }

  /** Compares both after the walk. */
  void compare() {
    List<ItemKey> unseen = used.keySet().stream().filter(key -> !entries.containsKey(key)).toList();
    Set<ItemKey> there = new BatchRead(table).items(unseen).keySet();
    unseen.stream().filter(key -> !there.contains(key)).forEach(this::introduce);
    entries.forEach(
        (key, item) -> {
          if (!used.containsKey(key) && settled(item) && item.number(Attributes.PAPERS, 0) == 0) {
            remove(key, item);
          }
        });
  }

  private void introduce(ItemKey key) {
    Finding finding = Finding.of(key, Flaw.MISSING_ENTRY);
    repairer.ifPresent(publisher -> publisher.introduceEntries(List.of(used.get(key))));
    findings.report(repairer.isPresent() ? finding.asRepaired() : finding);
  }

  private void remove(ItemKey key, Item item) {
    Finding finding = Finding.of(key, Flaw.UNUSED_ENTRY);
    boolean removed = repairer.filter(publisher -> publisher.removeEntry(item)).isPresent();
    findings.report(removed ? finding.asRepaired() : finding);
  }

  private boolean settled(Item item) {
    Instant written = item.moment(Attributes.UPDATED_AT).orElse(Instant.EPOCH);
    return written.plus(SETTLED).isBefore(clock.instant());
  }
}
