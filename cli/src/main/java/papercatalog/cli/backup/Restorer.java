package papercatalog.cli.backup;

import module java.base;

import papercatalog.bibliography.entry.RecordName;
import papercatalog.cli.transfer.Retries;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.record.Partition;
import papercatalog.domain.record.TableWalk;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.domain.write.BatchWrite;

/**
 * Writes the parts of a backup into a table without other writers, several at a time. It leaves
 * equal items alone, so a second run completes an interrupted one. It writes a paper's own item
 * before its links and removes it after them: no list shows a paper that cannot be read. // I-3
 */
public final class Restorer {
  private static final int AT_A_TIME = 8;

  private final CatalogTable table;
  private final boolean catchingUp;
  private final BatchWrite writes;
  private Predicate<PaperId> absent = _ -> false;
  private volatile Progress progress = new Progress(Counts.NONE, 0, 0);

  /** The parts that equal those of the backup, and the items written and removed so far. */
  public record Progress(Counts parts, long written, long removed) {
    private Progress plus(Restored restored) {
      Counts more = parts;
      for (Part part : restored.parts()) {
        more = more.plus(part);
      }
      return new Progress(more, written + restored.written(), removed + restored.removed());
    }
  }

  private record Step(List<Item> puts, List<ItemKey> deletions) {}

  private record Restored(List<Part> parts, int written, int removed) {}

  /**
   * @param catchingUp whether to replace items that differ, unless they are newer
   */
  public Restorer(CatalogTable table, boolean catchingUp) {
    this.table = table;
    this.catchingUp = catchingUp;
    this.writes = new BatchWrite(table);
  }

  /**
   * Restores all parts. Parts that have been started are finished before this returns or throws.
   *
   * @param stopped ends it early
   * @throws Refusal when the table has a different part that must not be replaced; nothing of that
   *     part was written
   */
  public void restore(PartSource parts, BooleanSupplier stopped) {
    absent = absent();
    Batches batches = new Batches(parts);
    Deque<Future<Restored>> begun = new ArrayDeque<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Part> batch = batches.next();
      while (!batch.isEmpty() && !stopped.getAsBoolean()) {
        List<Part> some = batch;
        begun.add(threads.submit(() -> Retries.of(() -> restored(some))));
        if (begun.size() == AT_A_TIME) {
          await(begun.removeFirst());
        }
        batch = batches.next();
      }
      begun.forEach(this::await);
    }
  }

  public Progress progress() {
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
    return Retries.of(
        () -> {
          Set<String> present = new HashSet<>();
          new TableWalk(table)
              .forEach(
                  List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
                  item -> present.add(item.key().partition()));
          return id -> !present.contains(Keys.paperPartition(id));
        });
  }

  private void await(Future<Restored> batch) {
    try {
      progress = progress.plus(batch.get());
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    }
  }

  private Restored restored(List<Part> batch) {
    return batch.getFirst() instanceof Part.History ? restorePapers(batch) : restoreShared(batch);
  }

  private Restored restoreShared(List<Part> parts) {
    Map<ItemKey, Part.Shared> byKey = new LinkedHashMap<>();
    Map<ItemKey, Item> wanted = new LinkedHashMap<>();
    for (Part part : parts) {
      Part.Shared shared = (Part.Shared) part;
      byKey.put(shared.item().key(), shared);
      wanted.put(shared.item().key(), shared.item());
    }
    Map<ItemKey, Item> there = new BatchRead(table).items(List.copyOf(wanted.keySet()));
    wanted.replaceAll(
        (key, item) -> DirectoryItem.keepingCount(item, Optional.ofNullable(there.get(key))));
    PartChange change = PartChange.between(there, wanted);
    for (ItemKey key : change.conflicts()) {
      Instant present = there.get(key).moment(Attributes.UPDATED_AT).orElse(Instant.EPOCH);
      Instant restored = byKey.get(key).updatedAt();
      requireReplaceable(byKey.get(key).key(), key, present.isAfter(restored), present, restored);
    }
    writes.write(change.puts().values(), List.of());
    return new Restored(parts, change.puts().size(), 0);
  }

  /** Writes in two steps, so that one request takes items of many papers. */
  private Restored restorePapers(List<Part> papers) {
    Step first = new Step(new ArrayList<>(), new ArrayList<>());
    Step second = new Step(new ArrayList<>(), new ArrayList<>());
    papers.forEach(paper -> plan((Part.History) paper, first, second));
    writes.write(first.puts(), first.deletions());
    writes.write(second.puts(), second.deletions());
    return new Restored(
        papers,
        first.puts().size() + second.puts().size(),
        first.deletions().size() + second.deletions().size());
  }

  private void plan(Part.History paper, Step first, Step second) {
    Change last = paper.change();
    Map<ItemKey, Item> there =
        absent.test(last.id()) ? Map.of() : new Partition(table, last.id()).items();
    PartChange change = PartChange.between(there, items(paper));
    if (!change.conflicts().isEmpty()) {
      Change present =
          Optional.ofNullable(there.get(Keys.change(last.id()))).map(ChangeItem::read).orElse(last);
      requireReplaceable(
          paper.key(),
          change.conflicts().getFirst(),
          present.at().isAfter(last.at())
              || (present.at().equals(last.at()) && present.revision() > last.revision()),
          present.at(),
          last.at());
    }
    Map<ItemKey, Item> puts = change.puts();
    if (paper.newest().map(Paper::status).filter(it -> it != Status.WITHDRAWN).isPresent()) {
      Optional.ofNullable(puts.remove(Keys.paper(last.id()))).ifPresent(first.puts()::add);
      second.deletions().addAll(change.superfluous());
    } else {
      for (ItemKey key : change.superfluous()) {
        (key.isLink() ? first : second).deletions().add(key);
      }
    }
    second.puts().addAll(puts.values());
  }

  private Map<ItemKey, Item> items(Part.History paper) {
    PaperItems items = new PaperItems(table.schema());
    Map<ItemKey, Item> all = new LinkedHashMap<>();
    paper
        .newest()
        .ifPresent(
            newest -> {
              Item own = items.paper(newest);
              all.put(own.key(), own);
              all.putAll(items.links(newest));
            });
    for (Part.Version version : paper.versions()) {
      Item kept = VersionItem.of(version.paper());
      Item item = version.expiresAt().map(at -> VersionItem.expiring(kept, at)).orElse(kept);
      all.put(item.key(), item);
    }
    Item change =
        ChangeItem.of(table.schema(), paper.change(), paper.newest().map(ChangedPaper::of));
    all.put(change.key(), change);
    return all;
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
