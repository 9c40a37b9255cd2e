package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.publishing.record.Departures;
import papercatalog.publishing.record.ItemFlaws;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Unfinished;

/**
 * The steps that lead from the stored items of a paper to the wanted ones.
 *
 * <p>A small write is one transaction. A larger one marks the paper's item as unfinished first and
 * removes the mark last; every transaction in between is conditional on the mark. A published paper
 * is written before its links and a removed paper after them, so that no list ever shows a paper
 * that cannot be read. // I-3
 *
 * @param first the decision, conditional on the items that were read; at most one step
 * @param rest under the mark that the first step sets, or that an interrupted write has left
 */
record Plan(List<Step> first, List<Step> rest) {
  /**
   * Changes on the condition that the paper's item is as seen, or absent. // I-4
   *
   * @param together in one transaction; otherwise in as many as it takes
   */
  record Step(String name, boolean together, Optional<Item> seen, List<ItemChange> changes) {
    static List<Step> of(Step... steps) {
      return Stream.of(steps).filter(step -> !step.changes.isEmpty()).toList();
    }
  }

  /** {@code fit} is true for changes that one transaction takes. */
  static Plan of(
      Map<ItemKey, Item> stored,
      Map<ItemKey, Item> wanted,
      TableSchema schema,
      Predicate<List<ItemChange>> fit) {
    List<ItemChange> all = changes(stored, wanted, schema);
    Optional<Item> own = PaperItem.OWN.in(stored);
    Optional<Item> next = PaperItem.OWN.in(wanted);
    boolean marked = own.flatMap(Unfinished::of).isPresent();
    if (!marked) {
      boolean cites = all.stream().anyMatch(change -> PaperItem.isOfReferences(change.key()));
      List<ItemChange> small = Stream.concat(all.stream(), read(all, stored, cites)).toList();
      boolean kept = others(small).size() == small.size();
      if (kept || fit.test(small)) {
        return new Plan(Step.of(new Step("items", !kept, own, small)), List.of());
      }
      all.addAll(read(all, stored, true).toList()); // links are read again later
    }
    long revision = next.or(() -> own).orElseThrow().number(Attributes.REVISION, 1);
    Map<Boolean, List<ItemChange>> parts =
        all.stream().collect(Collectors.partitioningBy(it -> isRecord(it.key(), revision)));
    List<ItemChange> record = parts.get(true);
    return next.isPresent() && !isWithdrawn(next.get())
        ? staying(own, next.get(), others(record), parts.get(false))
        : leaving(own.orElseThrow(), task(next, wanted), record, parts.get(false));
  }

  /** The record with the mark, then the links, then the mark goes. */
  private static Plan staying(
      Optional<Item> own, Item next, List<ItemChange> record, List<ItemChange> links) {
    Item marked = new Unfinished.Linking().mark(next);
    Optional<Item> seen = Optional.of(marked);
    boolean begun = own.equals(seen);
    List<ItemChange> first = new ArrayList<>();
    if (!begun) {
      first.add(ItemChange.put(own, marked));
      first.addAll(record);
    }
    return new Plan(
        Step.of(new Step("record", true, own, first)),
        Step.of(
            new Step("record", true, seen, begun ? record : List.of()),
            new Step("links", false, seen, links),
            new Step("end", true, seen, List.of(ItemChange.put(seen, next)))));
  }

  /** The mark, then the links go, then the record. */
  private static Plan leaving(
      Item own, Unfinished task, List<ItemChange> record, List<ItemChange> links) {
    Item marked = task.mark(own);
    Optional<Item> seen = Optional.of(marked);
    List<ItemChange> first =
        own.equals(marked) ? List.of() : List.of(ItemChange.put(Optional.of(own), marked));
    return new Plan(
        Step.of(new Step("mark", true, Optional.of(own), first)),
        Step.of(
            new Step("links", false, seen, links),
            new Step("record", true, seen, record.stream().map(it -> it.from(marked)).toList())));
  }

  private static Unfinished task(Optional<Item> tombstone, Map<ItemKey, Item> wanted) {
    if (tombstone.isEmpty()) {
      return new Unfinished.Deleting(PaperItem.CHANGE.in(wanted).isPresent());
    }
    Paper paper = PaperAttributes.read(tombstone.get());
    return new Unfinished.Withdrawing(
        paper.statusReason(), paper.withdrawnAt().orElse(paper.updatedAt()));
  }

  /** The plan of the rest, after the paper was read again under the mark. */
  Plan anew(Map<ItemKey, Item> read, Map<ItemKey, Item> wanted, TableSchema schema) {
    Map<ItemKey, Item> stored = new LinkedHashMap<>(read);
    first.stream()
        .flatMap(step -> step.changes().stream())
        .forEach(change -> change.after().ifPresent(item -> stored.put(item.key(), item)));
    rest.getFirst().seen().ifPresent(marked -> stored.put(marked.key(), marked));
    return of(stored, wanted, schema, _ -> false);
  }

  /** Citations follow from the references: those that a plan does not write are as seen. // I-9 */
  private static Stream<ItemChange> read(
      List<ItemChange> all, Map<ItemKey, Item> stored, boolean needed) {
    boolean written = all.stream().anyMatch(change -> PaperItem.REFERENCES.is(change.key()));
    return PaperItem.REFERENCES.in(stored).filter(_ -> needed && !written).stream()
        .map(seen -> ItemChange.check(seen.key(), Optional.of(seen)));
  }

  private static boolean isWithdrawn(Item own) {
    return PaperAttributes.readSummary(own).status() == Status.WITHDRAWN;
  }

  private static List<ItemChange> others(List<ItemChange> changes) {
    return changes.stream().filter(change -> !PaperItem.OWN.is(change.key())).toList();
  }

  /** Whether an item is read together with the paper's own: so it changes together with it. */
  private static boolean isRecord(ItemKey key, long revision) {
    return PaperItem.VERSION.is(key)
        ? key.sort().equals(Keys.versionPosition(revision))
        : PaperItem.isWritten(key) && !PaperItem.isLink(key);
  }

  /** Puts first, so that nothing is missing in between. */
  static List<ItemChange> changes(
      Map<ItemKey, Item> stored, Map<ItemKey, Item> required, TableSchema schema) {
    Map<ItemKey, Item> wanted = Departures.kept(stored, required, schema);
    ItemFlaws flaws = ItemFlaws.of(schema);
    Map<ItemKey, ItemChange> changes = new LinkedHashMap<>();
    wanted.forEach(
        (key, item) -> {
          Optional<Item> there = Optional.ofNullable(stored.get(key));
          if (there.equals(Optional.of(item))) {
            return; // also an item that cannot be read
          }
          ItemChange put =
              PaperItem.CHANGE.is(key) ? dated(there, item, schema) : ItemChange.put(there, item);
          if (there.isEmpty() || !flaws.none(there.get(), put.after().orElseThrow())) {
            changes.put(key, put);
            put.dating()
                .flatMap(dating -> departure(stored, item, dating, schema))
                .ifPresent(left -> changes.put(left.key(), left));
          }
        });
    for (Item item : stored.values()) {
      if (!wanted.containsKey(item.key())) {
        changes.putIfAbsent(item.key(), ItemChange.delete(item));
      }
    }
    return new ArrayList<>(changes.values());
  }

  /** What a new change leaves in the list of a collection, at its time. */
  private static Optional<ItemChange> departure(
      Map<ItemKey, Item> stored, Item next, Function<Instant, Item> dating, TableSchema schema) {
    Optional<Item> last = PaperItem.CHANGE.in(stored);
    return Departures.between(last, next, schema)
        .map(
            left ->
                ItemChange.dated(
                    Optional.ofNullable(stored.get(left.key())),
                    left,
                    sent -> Departures.between(last, dating.apply(sent), schema).orElseThrow()));
  }

  /**
   * A new change has the time of sending, so that followers have not passed it; the same one keeps
   * its time.
   */
  private static ItemChange dated(Optional<Item> there, Item item, TableSchema schema) {
    Change next = ChangeItem.read(item);
    Optional<Change> last = ChangeItem.readable(there);
    return last.filter(it -> it.kind() == next.kind() && it.revision() == next.revision())
        .map(same -> ItemChange.put(there, ChangeItem.at(schema, item, same.at())))
        .orElseGet(
            () ->
                ItemChange.dated(
                    there,
                    item,
                    sent ->
                        ChangeItem.at(
                            schema, item, last.map(it -> it.momentAfter(sent)).orElse(sent))));
  }
}
