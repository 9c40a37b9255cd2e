package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.record.Edition;
import papercatalog.publishing.record.Flaw;

/** One walk: groups the items of a partition, which arrive one after the other. */
final class Walk {
  private static final int PROGRESS = 1_000;

  private final PaperVerification papers;
  private final SharedItemVerification shared;
  private final CitationVerification citations;
  private final CountVerification counts;
  private final RelationVerification relations;
  private final Verifier run;
  private final LongConsumer progress;
  private final SequencedMap<ItemKey, Item> partition = new LinkedHashMap<>();
  private long seen;

  Walk(Verifier run, LongConsumer progress) {
    this.papers = new PaperVerification(run);
    this.shared = new SharedItemVerification(run);
    this.citations = new CitationVerification(run);
    this.counts = new CountVerification(run);
    this.relations = new RelationVerification(run);
    this.run = run;
    this.progress = progress;
  }

  void see(Item item) {
    ItemKey key = item.key();
    if (key.equals(Keys.EDITION)) {
      if (Edition.read(item).equals(Edition.UNREADABLE)) {
        run.report(Finding.of(key, Flaw.UNREADABLE, "it has no number of an edition"));
      }
      return;
    }
    if (!partition.isEmpty()
        && !partition.firstEntry().getKey().partition().equals(key.partition())) {
      check();
    }
    partition.put(key, item);
    counts.see(item);
    relations.see(item);
    seen++;
    if (seen % PROGRESS == 0) {
      progress.accept(seen);
    }
  }

  /**
   * Looks for an item of a tenant that names a list of another catalog: readers drop it, its owner
   * has to remove it.
   */
  void seeOther(Item stored) {
    Optional<Namespace> owner = owner(stored);
    for (Index index : run.table.schema().indexes()) {
      Optional<String> list = stored.optional(index.partitionKey());
      if (list.isPresent() && owner.filter(it -> it.owns(list.get())).isEmpty()) {
        String whose =
            owner.flatMap(Namespace::tenant).map(it -> "the tenant " + it).orElse("no tenant");
        String detail = "it names " + list.get() + ", and is of " + whose;
        run.report(Finding.of(stored.key(), Flaw.FOREIGN_ENTRY, detail));
        return;
      }
    }
  }

  private static Optional<Namespace> owner(Item stored) {
    try {
      return Optional.of(Namespace.owning(stored.key().partition()));
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }

  VerificationReport end() {
    if (!partition.isEmpty()) {
      check();
    }
    shared.compare();
    citations.compare();
    relations.compare();
    counts.compare();
    progress.accept(seen);
    return new VerificationReport(
        seen,
        papers.count(),
        shared.profiles(),
        papers.guessedNames(),
        run.tallies(),
        run.writeUnits());
  }

  private void check() {
    String name = partition.firstEntry().getKey().partition();
    if (name.startsWith(KeyPrefix.PAPER.text())) {
      papers
          .check(name.substring(KeyPrefix.PAPER.text().length()), partition)
          .ifPresent(
              paper -> {
                shared.name(paper);
                citations.see(paper);
              });
    } else {
      partition.forEach(shared::check);
    }
    partition.clear();
  }
}
