package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * Writes profiles and directory entries, each by itself and before the papers that name it: without
 * a paper it is harmless, and in a transaction it would wait for every other paper of a busy
 * author.
 */
final class SharedItemWriter {
  /** Items in flight for one paper; an import writes several papers at a time. */
  private static final int AT_A_TIME = 8;

  private static final int LOCKS = 64;

  /** Each write of a profile or title increments its revision; papers are counted between. */
  private static final List<String> STATE = List.of(REVISION, COUNTED);

  private final CatalogTable table;
  private final BatchRead reads;
  private final WriteUnits units;
  private final boolean dryRun;
  private final RecentKeys introduced = new RecentKeys();

  /** Names that were no aliases when they were read. */
  private final RecentKeys current = new RecentKeys();

  private final List<Object> locks = Stream.generate(Object::new).limit(LOCKS).toList();

  /** A paper with the names that count, and the aliases of those that it had. */
  record Resolved(Paper paper, List<Alias> aliases) {}

  SharedItemWriter(CatalogTable table, boolean dryRun) {
    this.table = table;
    this.units = new WriteUnits(table.schema());
    this.reads = new BatchRead(table);
    this.dryRun = dryRun;
  }

  /**
   * Replaces former names; {@code fresh} reads also names that it has read before. Fails with
   * {@link NameMoved} for a circle of aliases, which verification reports.
   */
  Resolved resolved(Paper paper, boolean fresh) {
    Set<Alias> obeyed = new LinkedHashSet<>();
    Paper resolved = paper;
    List<Alias> aliases = aliases(paper, fresh);
    while (!aliases.isEmpty()) {
      for (Alias alias : aliases) {
        resolved = alias.in(resolved);
      }
      if (!obeyed.addAll(aliases)) {
        throw new NameMoved(aliases.getFirst());
      }
      aliases = aliases(resolved, fresh);
    }
    return new Resolved(resolved, List.copyOf(obeyed));
  }

  private List<Alias> aliases(Paper paper, boolean fresh) {
    if (paper.status() == Status.WITHDRAWN) {
      return List.of();
    }
    Set<ItemKey> keys = Keys.names(paper);
    if (!fresh) {
      keys.removeIf(current::contains);
    }
    List<Alias> aliases = new ArrayList<>();
    for (Item item : reads.items(List.copyOf(keys)).values()) {
      AliasItem.read(item).ifPresent(aliases::add);
    }
    keys.forEach(current::add);
    for (Alias alias : aliases) {
      current.remove(Keys.alias(alias.kind(), alias.name()));
      introduced.remove(Keys.alias(alias.kind(), alias.name()));
    }
    return aliases;
  }

  /** The item of an alias, if there is one. */
  Optional<Item> alias(KeyPrefix kind, String name) {
    return reads.item(Keys.alias(kind, name)).filter(AliasItem::isAlias);
  }

  /** Fails with {@link papercatalog.domain.error.NameMoved} for a former name. */
  void requireCurrent(KeyPrefix kind, String name) {
    alias(kind, name).ifPresent(item -> AliasItem.requireNone(kind, item));
  }

  /**
   * Writes missing items, and titles that nobody has set, several at a time; a failure leaves no
   * write in flight.
   */
  Work introduce(List<Author> authors, List<DirectoryEntry> entries, Instant now) {
    Map<ItemKey, Item> unsure = new LinkedHashMap<>();
    for (Author author : authors) {
      unsure.put(Keys.author(author.handle()), AuthorItem.item(author, 1, now));
    }
    for (DirectoryEntry entry : entries) {
      unsure.put(Keys.entry(entry), DirectoryItem.of(entry.counting(0), 1, now));
    }
    unsure.keySet().removeIf(introduced::contains);
    Map<ItemKey, Item> there = reads.items(List.copyOf(unsure.keySet()));
    Work work =
        unsure.values().stream()
            .map(item -> introducing(Optional.ofNullable(there.get(item.key())), item))
            .flatMap(Optional::stream)
            .gather(Gatherers.mapConcurrent(AT_A_TIME, this::introduce))
            .reduce(Work.NONE, Work::plus);
    unsure.keySet().forEach(introduced::add);
    return work;
  }

  /** The second revision of an entry is its first title: who removes a title has written it. */
  private static Optional<ItemChange> introducing(Optional<Item> there, Item item) {
    if (there.isEmpty()) {
      return Optional.of(ItemChange.put(there, item));
    }
    return item.optional(TITLE)
        .filter(_ -> revision(there) == 1 && there.get().optional(TITLE).isEmpty())
        .map(
            title ->
                there
                    .get()
                    .with(TITLE, AttributeValue.fromS(title))
                    .with(REVISION, AttributeValue.fromN("2")))
        .map(titled -> ItemChange.put(there, titled));
  }

  /** Papers written at the same time may name the same item: it is written once. */
  private Work introduce(ItemChange change) {
    ItemKey key = change.after().orElseThrow().key();
    synchronized (locks.get(Math.floorMod(key.hashCode(), LOCKS))) {
      if (introduced.contains(key)) {
        return Work.NONE;
      }
      put(change);
      introduced.add(key);
      return new Work(1, 0, units.alone(change.stored(table)));
    }
  }

  /** Writes an item unless it is stored already. An entry keeps its count, even if that changes. */
  Written upsert(ItemKey key, LongFunction<Item> wanted) {
    Written written = upsert(key, wanted, this::put, units::alone);
    introduced.add(key);
    return written;
  }

  /**
   * Writes an alias on the condition that its target is none: two operators who merge two people in
   * opposite directions would otherwise make a circle.
   */
  Written alias(Alias alias, Instant now) {
    return upsert(
        Keys.alias(alias.kind(), alias.name()),
        revision -> AliasItem.of(alias, revision, now),
        change -> putTo(Keys.alias(alias.kind(), alias.sameAs()), change),
        units::ofAlias);
  }

  private Written upsert(
      ItemKey key,
      LongFunction<Item> wanted,
      Predicate<ItemChange> write,
      ToDoubleFunction<ItemChange> cost) {
    Attempts attempts = new Attempts();
    Optional<Item> before = reads.item(key);
    before.ifPresent(Item::requireSchema);
    long revision = revision(before) + 1;
    while (true) {
      ItemChange change =
          ItemChange.put(before, DirectoryItem.keepingCount(wanted.apply(revision), before));
      if (before.isPresent() && says(before.get(), change)) {
        return new Written(Outcome.UNCHANGED, 0, Work.NONE);
      }
      if (write.test(change)) {
        return written(change, cost);
      }
      Optional<Item> there = reads.item(key);
      if (there.filter(item -> says(item, change)).isPresent()) {
        return written(change, cost);
      }
      if (revision(there) >= revision || !attempts.another()) {
        throw new WriteConflict(key.sort());
      }
      before = there;
    }
  }

  private static long revision(Optional<Item> item) {
    return item.map(there -> there.number(REVISION, 0)).orElse(0L);
  }

  private Written written(ItemChange change, ToDoubleFunction<ItemChange> cost) {
    return new Written(
        change.before().isPresent() ? Outcome.REVISED : Outcome.CREATED,
        0,
        new Work(1, 0, cost.applyAsDouble(change.stored(table))));
  }

  /** Removes an item; false when it has changed since it was read. // I-4 */
  boolean remove(Item seen) {
    introduced.remove(seen.key());
    SeenCondition condition = SeenCondition.of(Optional.of(seen), STATE);
    return holds(
        client ->
            client.deleteItem(
                request ->
                    request
                        .tableName(table.name())
                        .key(table.key(seen.key()))
                        .conditionExpression(condition.expression())
                        .expressionAttributeNames(condition.names())
                        .expressionAttributeValues(condition.values())));
  }

  /** Replaces an item by another of the same revision; false when it has changed. // I-4 */
  boolean rewrite(Item seen, Item next) {
    return put(ItemChange.put(Optional.of(seen), next));
  }

  private static boolean says(Item item, ItemChange change) {
    List<String> aside = List.of(REVISION, UPDATED_AT, PAPERS, COUNTED);
    return change.after().orElseThrow().without(aside).equals(item.without(aside));
  }

  /** Puts an item; false when it has changed since it was read. // I-4 */
  private boolean put(ItemChange change) {
    if (dryRun) {
      return true;
    }
    SeenCondition condition = SeenCondition.of(change.before(), STATE);
    return holds(
        client ->
            client.putItem(
                request ->
                    request
                        .tableName(table.name())
                        .item(table.stored(change.after().orElseThrow()))
                        .conditionExpression(condition.expression())
                        .expressionAttributeNames(condition.names())
                        .expressionAttributeValues(condition.values())));
  }

  /** Puts an alias; false also when the item to which it leads has changed. // I-4 */
  private boolean putTo(ItemKey target, ItemChange change) {
    if (dryRun) {
      return true;
    }
    Optional<Item> current = reads.item(target);
    current
        .flatMap(AliasItem::read)
        .ifPresent(
            alias -> {
              throw new NameMoved(alias);
            });
    TransactWriteItem put =
        SeenCondition.of(change.before(), STATE).put(table, change.after().orElseThrow());
    TransactWriteItem check = SeenCondition.of(current, STATE).check(table, target);
    return holds(client -> client.transactWriteItems(request -> request.transactItems(put, check)));
  }

  private boolean holds(Function<DynamoDbClient, ?> conditionalWrite) {
    try {
      table.call(conditionalWrite);
      return true;
    } catch (ConditionalCheckFailedException | TransactionConflictException refused) {
      return false; // a paper may be joining the list of an entry
    } catch (TransactionCanceledException e) {
      RuntimeException failure = Cancellation.translate(e, "an alias");
      if (failure instanceof WriteConflict) {
        return false;
      }
      throw failure;
    }
  }
}
