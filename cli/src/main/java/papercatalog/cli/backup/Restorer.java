package papercatalog.cli.backup;

import module java.base;

import papercatalog.cli.transfer.FailureRetry;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.maintenance.WaitingCitations;
import papercatalog.publishing.record.Departures;
import papercatalog.publishing.record.ItemFlaws;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.PaperState;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.TableWalk;

/**
 * Writes the parts of a backup into a table without other writers, several at a time. It leaves
 * equal items alone, so a second run completes an interrupted one. It writes a paper's own item
 * before its links and removes it after them: no list shows a paper that cannot be read. // I-3
 */
public final class Restorer {
  private static final int AT_A_TIME = 8;
  private static final int BATCH_WEIGHT = 100;

  private final CatalogTable table;
  private final boolean catchingUp;
  private final BatchWrite writes;
  private Predicate<PaperId> absent = _ -> false;
  private volatile RestoreProgress progress = new RestoreProgress(Counts.NONE, 0, 0);

  /** The parts that equal those of the backup, and the items written and removed so far. */
  public record RestoreProgress(Counts parts, long written, long removed) {}

  private record Begun(int weight, Future<?> batch) {}

  private record BatchStep(List<Item> puts, List<ItemKey> deletions) {
    BatchStep() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  public Restorer(CatalogTable table, boolean catchingUp) {
    this.table = table;
    this.catchingUp = catchingUp;
    this.writes = new BatchWrite(table);
  }

  /** Finishes started parts, also when one must not be replaced, which is a {@link Refusal}. */
  public void restore(PartSource parts, BooleanSupplier stopped) {
    absent = absent();
    Deque<Begun> begun = new ArrayDeque<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Part> batch = batch(parts);
      while (!batch.isEmpty() && !stopped.getAsBoolean()) {
        List<Part> some = batch;
        int weight = some.stream().mapToInt(Restorer::weight).sum();
        begun.add(new Begun(weight, threads.submit(() -> FailureRetry.of(() -> restore(some)))));
        while (begun.stream().mapToInt(Begun::weight).sum() >= AT_A_TIME * BATCH_WEIGHT) {
          await(begun.removeFirst().batch());
        }
        batch = batch(parts);
      }
      begun.forEach(it -> await(it.batch()));
    }
    if (!stopped.getAsBoolean()) {
      FailureRetry.of(() -> new WaitingCitations(table).find());
      FailureRetry.of(() -> Recount.correctAll(table));
    }
  }

  public RestoreProgress progress() {
    return progress;
  }

  /**
   * The papers that need not be read before they are written: those that a walk over the table did
   * not find. A tenant's walk is eventually consistent, and a table to catch up is full: there, all
   * papers are read.
   */
  private Predicate<PaperId> absent() {
    if (catchingUp || table.namespace().tenant().isPresent()) {
      return _ -> false;
    }
    return FailureRetry.of(
        () -> {
          Set<String> present = new HashSet<>();
          new TableWalk(table)
              .forEach(
                  List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
                  item -> present.add(item.key().partition()));
          return id -> !present.contains(Keys.paperPartition(id));
        });
  }

  private static List<Part> batch(PartSource parts) {
    List<Part> batch = new ArrayList<>();
    int weight = 0;
    while (weight < BATCH_WEIGHT) {
      Optional<Part> next = parts.next();
      if (next.isEmpty()) {
        return batch;
      }
      batch.add(next.get());
      weight += weight(next.get());
    }
    return batch;
  }

  /** Limits the memory that papers with many authors or versions take. */
  private static int weight(Part part) {
    return switch (part) {
      case Part.Shared _ -> 1;
      case Part.History paper ->
          4 + paper.versions().stream().mapToInt(it -> it.paper().authors().size() / 10 + 1).sum();
    };
  }

  private static void await(Future<?> batch) {
    try {
      batch.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    }
  }

  /** Writes in two steps, so that one request takes items of many parts. */
  private List<Part> restore(List<Part> parts) {
    List<ItemKey> shared =
        parts.stream()
            .filter(Part.Shared.class::isInstance)
            .map(part -> ((Part.Shared) part).item().key())
            .toList();
    Map<ItemKey, Item> there = new BatchRead(table).items(shared);
    BatchStep first = new BatchStep();
    BatchStep second = new BatchStep();
    for (Part part : parts) {
      switch (part) {
        case Part.Shared one -> {
          Optional<Item> present = Optional.ofNullable(there.get(one.item().key()));
          Item wanted = DirectoryItem.keepingCount(one.item(), present);
          if (!present.equals(Optional.of(wanted))) {
            present.ifPresent(item -> requireReplaceable(one, item));
            second.puts().add(wanted);
          }
        }
        case Part.History paper -> plan(paper, first, second);
      }
    }
    writes.write(first.puts(), first.deletions());
    writes.write(second.puts(), second.deletions());
    restored(
        parts,
        first.puts().size() + second.puts().size(),
        first.deletions().size() + second.deletions().size());
    return parts;
  }

  private synchronized void restored(List<Part> parts, int written, int removed) {
    Counts counts = progress.parts();
    for (Part part : parts) {
      counts = counts.plus(part);
    }
    progress =
        new RestoreProgress(counts, progress.written() + written, progress.removed() + removed);
  }

  private void requireReplaceable(Part.Shared part, Item there) {
    Instant present = there.updatedAt();
    requireReplaceable(
        part.key(), there.key(), present.isAfter(part.updatedAt()), present, part.updatedAt());
  }

  private void plan(Part.History paper, BatchStep first, BatchStep second) {
    PaperId id = paper.change().id();
    Map<ItemKey, Item> there = absent.test(id) ? new HashMap<>() : new Partition(table, id).items();
    there.keySet().removeIf(PaperItem::isOfOthers); // written at the end
    PaperState wanted = paper.state().finding(PaperItem.REFERENCES.in(there));
    Map<ItemKey, Item> puts = wanted(wanted.items(table.schema()), there);
    Set<ItemKey> superfluous = new LinkedHashSet<>(there.keySet());
    superfluous.removeAll(puts.keySet());
    ItemFlaws flaws = ItemFlaws.of(table.schema());
    puts.entrySet()
        .removeIf(
            put ->
                there.containsKey(put.getKey())
                    && flaws.none(there.get(put.getKey()), put.getValue()));
    Stream.concat(puts.keySet().stream().filter(there::containsKey), superfluous.stream())
        .findFirst()
        .ifPresent(conflict -> requireReplaceable(paper, conflict, there));
    boolean shown = wanted.paper().filter(it -> it.status() != Status.WITHDRAWN).isPresent();
    puts.forEach(
        (key, item) -> {
          if (PaperItem.DEPARTURE.is(key)) {
            first.puts().addFirst(item); // before the change that says that it left
          } else {
            (shown && !PaperItem.isLink(key) ? first : second).puts().add(item);
          }
        });
    superfluous.forEach(
        key -> (!shown && PaperItem.isLink(key) ? first : second).deletions().add(key));
  }

  /** No backup has departures: those of the table stay, and a paper may leave a list of it. */
  private Map<ItemKey, Item> wanted(Map<ItemKey, Item> items, Map<ItemKey, Item> there) {
    Map<ItemKey, Item> wanted = Departures.kept(there, items, table.schema());
    Departures.between(
            PaperItem.CHANGE.in(there), PaperItem.CHANGE.in(items).orElseThrow(), table.schema())
        .ifPresent(left -> wanted.put(left.key(), left));
    return wanted;
  }

  private void requireReplaceable(Part.History paper, ItemKey conflict, Map<ItemKey, Item> there) {
    Change last = paper.change();
    Change present =
        Optional.ofNullable(there.get(Keys.change(last.id()))).map(ChangeItem::read).orElse(last);
    boolean newer =
        present.at().isAfter(last.at())
            || (present.at().equals(last.at()) && present.revision() > last.revision());
    requireReplaceable(paper.key(), conflict, newer, present.at(), last.at());
  }

  /** Checks that a part may be overwritten: a newer one never is. // I-4 */
  private void requireReplaceable(
      RecordName part, ItemKey conflict, boolean newer, Instant there, Instant restored) {
    if (!catchingUp) {
      throw Refusal.ofTable(
          part,
          "%s / %s differs. --catch-up replaces it."
              .formatted(conflict.partition(), conflict.sort()));
    }
    if (newer) {
      throw Refusal.ofTable(
          part,
          "there it was written at %s, which is later than %s in the backup."
              .formatted(there, restored));
    }
  }
}
