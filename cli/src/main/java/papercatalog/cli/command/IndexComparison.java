package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.read.IndexedPaper;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.TableWalk;
import papercatalog.search.index.IndexingFunction;
import papercatalog.search.index.SearchIndex;

/** Reads the index first: a paper that changes meanwhile is a difference, and never missed. */
final class IndexComparison {
  /** A change is in the index after one window of the stream, and the time to write it. */
  private static final Duration ON_ITS_WAY = IndexingFunction.WINDOW.multipliedBy(2);

  private static final List<String> SEEN =
      List.of(
          TableSchema.PARTITION_KEY,
          TableSchema.SORT_KEY,
          Attributes.ID,
          Attributes.REVISION,
          Attributes.STATUS,
          Attributes.UPDATED_AT);

  /** A paper that the index holds otherwise; a change that is recent may be on its way. */
  record IndexFlaw(PaperId id, FlawKind kind, boolean recent) {}

  enum FlawKind {
    MISSING("not in the index"),
    STALE("the index has another revision"),
    LEFT_OVER("only in the index");

    final String text;

    FlawKind(String text) {
      this.text = text;
    }
  }

  private final Map<PaperId, IndexedPaper> indexed = new HashMap<>();
  final List<IndexFlaw> flaws = new ArrayList<>();
  private final AtomicLong papers = new AtomicLong();
  private final BooleanSupplier stopped;

  /** A stopped comparison throws a {@link CancellationException}. */
  IndexComparison(BooleanSupplier stopped) {
    this.stopped = stopped;
  }

  /** Compares; an index that was never written lacks all papers. */
  void run(SearchIndex index, CatalogTable table, Instant now) throws IOException {
    for (IndexedPaper paper : index.use(it -> it.papers(0, Integer.MAX_VALUE))) {
      indexed.put(paper.id(), paper);
    }
    new TableWalk(table).forEach(SEEN, item -> see(item, now.minus(ON_ITS_WAY)));
    indexed.keySet().forEach(id -> flaws.add(new IndexFlaw(id, FlawKind.LEFT_OVER, false)));
  }

  long papers() {
    return papers.get();
  }

  private void see(Item item, Instant settled) {
    if (stopped.getAsBoolean()) {
      throw new CancellationException();
    }
    String partition = item.key().partition();
    if (!partition.startsWith(KeyPrefix.PAPER.text()) || !partition.equals(item.key().sort())) {
      return;
    }
    papers.incrementAndGet();
    PaperId id = new PaperId(partition.substring(KeyPrefix.PAPER.text().length()));
    IndexedPaper known = indexed.remove(id);
    try {
      Instant updated = item.updatedAt();
      // A deleted paper that is published anew has an old revision, but another time.
      IndexedPaper stored =
          new IndexedPaper(
              id, item.number(Attributes.REVISION, 1), updated.truncatedTo(ChronoUnit.SECONDS));
      boolean listed =
          item.optional(Attributes.STATUS).map(Status::of).orElse(Status.PUBLISHED).found();
      if (listed ? !stored.equals(known) : known != null) {
        FlawKind kind =
            known == null ? FlawKind.MISSING : listed ? FlawKind.STALE : FlawKind.LEFT_OVER;
        PaperId spelled = new PaperId(item.optional(Attributes.ID).orElse(id.value()));
        flaws.add(new IndexFlaw(spelled, kind, updated.isAfter(settled)));
      }
    } catch (IllegalStateException | IllegalArgumentException | DateTimeException _) {
      // A damaged paper stays in the index as it was; catalog verify reports it.
    }
  }
}
