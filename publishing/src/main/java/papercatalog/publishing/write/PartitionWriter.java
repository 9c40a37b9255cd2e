package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.record.PaperItem;

/**
 * Writes changes to one paper's partition in transactions, and counts the work. A dry run only
 * counts.
 *
 * <p>Every transaction is conditional on the paper's item as the write has seen it, or on its
 * absence. The revision keeps a write from overwriting unseen changes; the mark of an unfinished
 * write keeps a slow writer out after another has finished its work; the content differs after a
 * deletion, which restarts revisions. // I-4
 */
final class PartitionWriter {
  private final CatalogTable table;
  private final PaperId id;
  private final WriteUnits units;
  private final Transactions transactions;
  private final Optional<Consumer<PlannedStep>> dryRun;
  private final int maxActions;
  private final DoubleAdder spent;
  private Work work = Work.NONE;
  private Map<String, Double> kinds = new LinkedHashMap<>();

  /** {@code dryRun} receives each step instead of the table; {@code spent} adds up write units. */
  PartitionWriter(
      CatalogTable table,
      PaperId id,
      Transactions transactions,
      Optional<Consumer<PlannedStep>> dryRun,
      int maxActions,
      DoubleAdder spent) {
    this.table = table;
    this.units = new WriteUnits(table.schema());
    this.id = id;
    this.transactions = transactions;
    this.dryRun = dryRun;
    this.maxActions = maxActions;
    this.spent = spent;
  }

  boolean isDryRun() {
    return dryRun.isPresent();
  }

  Namespace namespace() {
    return table.namespace();
  }

  /** The work so far; in a dry run, the work that would have been done. */
  Work work() {
    return work;
  }

  /** Whether one transaction takes the changes. */
  boolean fit(List<ItemChange> changes) {
    return changes.stream().mapToInt(this::actions).sum() <= maxActions;
  }

  /** Makes changes in as many transactions as needed, in order. Those before a failure stay. */
  void writeAll(Optional<Item> seen, List<ItemChange> changes) {
    List<ItemChange> together = new ArrayList<>();
    int actions = 1; // the condition on the paper
    for (ItemChange change : changes) {
      if (!together.isEmpty() && actions + actions(change) > maxActions) {
        write(seen, together);
        together = new ArrayList<>();
        actions = 1;
      }
      together.add(change);
      actions += actions(change);
    }
    if (!together.isEmpty()) {
      write(seen, together);
    }
  }

  /** One for the item, one for its inverse, and one for each list that it joins or leaves. */
  private int actions(ItemChange change) {
    int inverse = change.inverse(table.schema()).isPresent() ? 1 : 0;
    return 1 + inverse + change.counts(table.schema()).size();
  }

  /**
   * Makes changes in one transaction, with the counts of the lists that they change. Fails with
   * {@link PaperAlreadyExists} or {@link RevisionConflict} when the paper is not as seen, or with
   * {@link WriteConflict}, {@link Throttled} or TableUnavailable, after which they may have been
   * made.
   */
  void write(Optional<Item> seen, List<ItemChange> changes) {
    PaperTransaction transaction = PaperTransaction.of(table, id, seen, changes);
    if (dryRun.isEmpty()) {
      transactions.send(transaction);
    }
    transaction.changes().forEach(this::count);
    add("counts", 0, 0, units.ofCounts(transaction.counts().size()));
  }

  void write(Plan.Step step) {
    if (step.together()) {
      write(step.seen(), step.changes());
    } else {
      writeAll(step.seen(), step.changes());
    }
    dryRun.ifPresent(planned -> planned.accept(new PlannedStep(step.name(), kinds)));
    kinds = new LinkedHashMap<>();
  }

  private void count(ItemChange change) {
    boolean puts = change.after().isPresent();
    double cost = units.inTransaction(change.stored(table));
    if (change.checks()) {
      add("condition", 0, 0, cost);
    } else {
      String kind = PaperItem.of(change.key()).map(PaperItem::noun).orElse("other");
      add(kind, puts ? 1 : 0, puts ? 0 : 1, cost);
    }
  }

  private void add(String kind, int puts, int deletes, double writeUnits) {
    work = work.plus(new Work(puts, deletes, writeUnits));
    spent.add(writeUnits);
    if (writeUnits > 0) {
      kinds.merge(kind, writeUnits, Double::sum);
    }
  }
}
