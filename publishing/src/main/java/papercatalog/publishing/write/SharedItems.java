package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Retry;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * Writes profiles, directory entries and aliases, each by itself, and before the papers that name
 * it: without a paper it is harmless, and in a transaction it would wait for every other paper of a
 * busy author. Thread-safe.
 */
public final class SharedItems {
  /** Items in flight for one paper; an import writes several papers at a time. */
  private static final int AT_A_TIME = 8;

  private static final int LOCKS = 64;

  /** Enough for authors and topics that recur in an import. */
  private static final int RECENT = 50_000;

  /** Each write of a profile or title increments its revision; papers are counted between. */
  private static final List<String> STATE = List.of(REVISION, COUNTED);

  private final CatalogTable table;
  private final Supplier<Instant> clock;
  private final BatchRead reads;
  private final WriteUnits units;
  private final boolean dryRun;
  private final DoubleAdder spent;
  private final Set<ItemKey> introduced = recent();

  /** Names that were no aliases when they were read. */
  private final Set<ItemKey> current = recent();

  private final List<Lock> locks = Stream.<Lock>generate(ReentrantLock::new).limit(LOCKS).toList();

  /**
   * A paper with the names that count, and the aliases of those that it had.
   *
   * @param former the items of its authors whose papers all went to others
   */
  record Resolved(Paper paper, List<Alias> aliases, List<Item> former) {}

  /** {@code spent} adds up write units. */
  SharedItems(CatalogTable table, Supplier<Instant> clock, boolean dryRun, DoubleAdder spent) {
    this.table = table;
    this.clock = clock;
    this.units = new WriteUnits(table.schema());
    this.reads = new BatchRead(table);
    this.dryRun = dryRun;
    this.spent = spent;
  }

  /** The keys that were added most recently. Papers written at the same time share it. */
  private static Set<ItemKey> recent() {
    return Collections.synchronizedSet(
        Collections.newSetFromMap(
            new LinkedHashMap<>(16, 0.75f, true) {
              @Override
              protected boolean removeEldestEntry(Map.Entry<ItemKey, Boolean> eldest) {
                return size() > RECENT;
              }
            }));
  }

  /**
   * Replaces former names; {@code fresh} reads also names that it has read before. Fails with
   * {@link NameMoved} for a circle of aliases, which verification reports.
   */
  Resolved resolved(Paper paper, boolean fresh) {
    Set<Alias> obeyed = new LinkedHashSet<>();
    List<Item> former = new ArrayList<>();
    Paper resolved = paper;
    List<Alias> aliases = aliases(paper, fresh, former);
    while (!aliases.isEmpty()) {
      for (Alias alias : aliases) {
        resolved = alias.in(resolved);
      }
      if (!obeyed.addAll(aliases)) {
        throw new NameMoved(aliases.getFirst());
      }
      aliases = aliases(resolved, fresh, former);
    }
    return new Resolved(resolved, List.copyOf(obeyed), former);
  }

  private List<Alias> aliases(Paper paper, boolean fresh, List<Item> former) {
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
      if (AuthorItem.isFormer(item)) {
        former.add(item);
      }
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
   * Writes missing items, and titles that are not set, several at a time; a failure leaves no write
   * in flight.
   */
  public Work introduce(List<Author> authors, List<DirectoryEntry> entries) {
    Map<ItemKey, Item> unsure = new LinkedHashMap<>();
    for (Author author : authors) {
      unsure.put(Keys.author(author.handle()), AuthorItem.item(author, 1, clock.get()));
    }
    for (DirectoryEntry entry : entries) {
      unsure.put(Keys.entry(entry), item(entry, 1));
    }
    unsure.keySet().removeIf(introduced::contains);
    Map<ItemKey, Item> there = reads.items(List.copyOf(unsure.keySet()));
    List<ItemChange> changes = new ArrayList<>();
    for (Item item : unsure.values()) {
      introducing(Optional.ofNullable(there.get(item.key())), item)
          .ifPresentOrElse(changes::add, () -> introduced.add(item.key()));
    }
    return changes.stream()
        .gather(Gatherers.mapConcurrent(AT_A_TIME, this::introduce))
        .reduce(Work.NONE, Work::plus);
  }

  /** Writes an entry that was there but is missing, unless its name is a former one by now. */
  void introduceAgain(ItemKey entry) {
    introduced.remove(entry);
    current.remove(aliasKey(entry));
    Directory directory = Directory.of(entry.partition()).orElseThrow();
    String name = Keys.nameAt(directory, entry.sort());
    introduce(List.of(), List.of(DirectoryEntry.of(directory, name)));
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
    Lock lock = locks.get(Math.floorMod(change.key().hashCode(), LOCKS));
    lock.lock();
    try {
      if (introduced.contains(change.key())) {
        return Work.NONE;
      }
      List<ItemChange> all = withAlias(change);
      if (put(all) || all.size() == 1) {
        introduced.add(change.key()); // a refused item is there
      }
      return new Work(1, 0, units(all));
    } finally {
      lock.unlock();
    }
  }

  /** A new entry requires that its name is no former one. // I-9 */
  private static List<ItemChange> withAlias(ItemChange change) {
    return Directory.of(change.key().partition())
        .filter(_ -> change.before().isEmpty())
        .map(_ -> List.of(change, ItemChange.check(aliasKey(change.key()), Optional.empty())))
        .orElse(List.of(change));
  }

  private static ItemKey aliasKey(ItemKey entry) {
    return new ItemKey(entry.sort(), entry.sort());
  }

  /**
   * Creates or replaces an author's profile, which keeps the stored place in the index of authors
   * and identity unless it has its own. Fails with {@link NameMoved} for a former handle, and with
   * {@link WriteConflict} when another write came in between.
   */
  public Written upsert(Author author) {
    requireCurrent(KeyPrefix.AUTHOR, author.handle().value());
    return profile(author.handle(), it -> Optional.of(it.map(author::keeping).orElse(author)));
  }

  /** Writes a profile that is made from the stored one, also over an alias. */
  public Written reclaim(AuthorHandle handle, Function<Optional<Author>, Author> wanted) {
    return decided(() -> profile(handle, it -> Optional.of(wanted.apply(it))));
  }

  /** Changes a profile, if there is one: never writes over an alias. */
  public Written revise(AuthorHandle handle, UnaryOperator<Author> change) {
    return decided(() -> profile(handle, it -> it.map(change)));
  }

  /** Decides again when another writer was faster. // I-9 */
  private static Written decided(Supplier<Written> write) {
    return Retry.OF_REQUESTS.repeat(WriteConflict.class::isInstance, write);
  }

  /**
   * Writes a profile that is made from the stored one, unless it is the same or empty. There is
   * none for an alias, nor for a damaged profile, which is replaced.
   */
  private Written profile(AuthorHandle handle, UnaryOperator<Optional<Author>> wanted) {
    ItemKey key = Keys.author(handle);
    Written written =
        upsert(
            key,
            (stored, revision) ->
                wanted
                    .apply(stored.flatMap(SharedItems::author))
                    .map(author -> AuthorItem.item(author, revision, clock.get())),
            List::of);
    if (written.outcome() != Outcome.UNCHANGED) {
      introduced.add(key);
    }
    return written;
  }

  private static Optional<Author> author(Item stored) {
    try {
      return Optional.of(stored).filter(it -> !AliasItem.isAlias(it)).map(AuthorItem::read);
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  /** Lists former authors again, whom a listed paper names. */
  Work relist(List<Item> former) {
    return former.stream()
        .flatMap(item -> item.optional(HANDLE).stream())
        .map(AuthorHandle::new)
        .map(handle -> revise(handle, it -> it.former(false)).work())
        .reduce(Work.NONE, Work::plus);
  }

  /** Creates or replaces an entry, which keeps its count. Fails as {@link #upsert(Author)}. */
  public Written upsert(DirectoryEntry entry) {
    ItemKey key = Keys.entry(entry);
    Written written =
        upsert(
            key,
            (_, revision) -> Optional.of(item(entry, revision)),
            change -> {
              requireCurrent(entry.directory().kind(), entry.name());
              return withAlias(change);
            });
    introduced.add(key);
    return written;
  }

  /** Writes an entry if it is missing; a former name counts again. */
  public Written claim(DirectoryEntry entry) {
    ItemKey key = Keys.entry(entry);
    return decided(
        () -> {
          Map<ItemKey, Item> there = reads.items(List.of(key, aliasKey(key)));
          Optional<Item> before = Optional.ofNullable(there.get(key));
          Optional<Item> alias = Optional.ofNullable(there.get(aliasKey(key)));
          if (before.isPresent() && alias.isEmpty()) {
            return Written.NOTHING;
          }
          Item wanted = before.orElseGet(() -> item(entry, 1));
          List<ItemChange> all =
              List.of(ItemChange.put(before, wanted), ItemChange.removal(aliasKey(key), alias));
          if (!put(all)) {
            throw new WriteConflict(key.sort());
          }
          introduced.add(key);
          return written(all);
        });
  }

  private Item item(DirectoryEntry entry, long revision) {
    return DirectoryItem.of(entry.counting(0), revision, clock.get());
  }

  /**
   * Writes an alias, in place of a profile, whose papers must have been moved before. Fails with
   * {@link NameMoved} when the target is an alias: two operators who merge two people in opposite
   * directions would otherwise make a circle.
   */
  public Written alias(Alias alias) {
    return upsert(
        Keys.alias(alias.kind(), alias.name()),
        (_, revision) -> Optional.of(AliasItem.of(alias, revision, clock.get())),
        change -> List.of(change, target(alias)));
  }

  private ItemChange target(Alias alias) {
    ItemKey key = Keys.alias(alias.kind(), alias.sameAs());
    Optional<Item> target = reads.item(key);
    target
        .filter(_ -> !dryRun)
        .flatMap(AliasItem::read)
        .ifPresent(
            it -> {
              throw new NameMoved(it);
            });
    return ItemChange.check(key, target);
  }

  /**
   * Replaces an entry of no paper by an alias; its title goes to the entry that counts, if that has
   * none. Empty when one of them has changed. // I-9
   *
   * @param entry as seen before the look that found no paper; empty if there was none
   */
  public Optional<Written> retire(Directory directory, Optional<Item> entry, Alias alias) {
    ItemKey key = Keys.alias(alias.kind(), alias.name());
    Optional<Item> before = reads.item(key);
    List<ItemChange> all = new ArrayList<>();
    all.add(ItemChange.put(before, AliasItem.of(alias, revision(before) + 1, clock.get())));
    if (entry.isEmpty() && before.isPresent() && says(before.get(), all.getFirst())) {
      return Optional.of(Written.NOTHING);
    }
    all.add(target(alias));
    all.add(ItemChange.removal(Keys.entry(directory, alias.name()), entry));
    entry
        .flatMap(item -> DirectoryItem.read(directory, item).title())
        .flatMap(title -> titled(new DirectoryEntry(directory, alias.sameAs(), Optional.of(title))))
        .ifPresent(all::add);
    if (!put(all)) {
      return Optional.empty();
    }
    introduced.remove(Keys.entry(directory, alias.name()));
    return Optional.of(written(all));
  }

  private Optional<ItemChange> titled(DirectoryEntry entry) {
    Optional<Item> there = reads.item(Keys.entry(entry));
    if (there.flatMap(it -> DirectoryItem.read(entry.directory(), it).title()).isPresent()) {
      return Optional.empty();
    }
    Item next = item(entry, revision(there) + 1);
    return Optional.of(ItemChange.put(there, DirectoryItem.keepingCount(next, there)));
  }

  private Written upsert(
      ItemKey key,
      BiFunction<Optional<Item>, Long, Optional<Item>> wanted,
      Function<ItemChange, List<ItemChange>> together) {
    Retry.Attempts attempts = Retry.OF_REQUESTS.begin();
    Optional<Item> before = reads.item(key);
    before.ifPresent(Item::requireSchema);
    long revision = revision(before) + 1;
    while (true) {
      Optional<Item> next = wanted.apply(before, revision);
      if (next.isEmpty()) {
        return Written.NOTHING;
      }
      ItemChange change = ItemChange.put(before, DirectoryItem.keepingCount(next.get(), before));
      if (before.isPresent() && says(before.get(), change)) {
        return Written.NOTHING;
      }
      List<ItemChange> all = together.apply(change);
      if (put(all)) {
        return written(all);
      }
      Optional<Item> there = reads.item(key);
      if (there.filter(item -> says(item, change)).isPresent()) {
        return written(all);
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

  /** The first change is the one that was asked for. */
  private Written written(List<ItemChange> all) {
    return new Written(
        all.getFirst().before().isPresent() ? Outcome.REVISED : Outcome.CREATED,
        0,
        new Work(1, 0, units(all)));
  }

  private double units(List<ItemChange> all) {
    return isOnePut(all)
        ? units.alone(all.getFirst().stored(table))
        : all.stream().mapToDouble(change -> units.inTransaction(change.stored(table))).sum();
  }

  /**
   * Only a put goes without a transaction, at half the price: by the token of a transaction, a
   * removal that is sent again after a lost response is not refused.
   */
  private static boolean isOnePut(List<ItemChange> all) {
    return all.size() == 1 && all.getFirst().after().isPresent();
  }

  /** Removes an item; false when it has changed since it was read. // I-4 */
  public boolean remove(Item seen) {
    introduced.remove(seen.key());
    return put(List.of(ItemChange.delete(seen)));
  }

  /** Replaces an item by another of the same revision; false when it has changed. // I-4 */
  public boolean rewrite(Item seen, Item next) {
    return put(List.of(ItemChange.put(Optional.of(seen), next)));
  }

  private static boolean says(Item item, ItemChange change) {
    List<String> aside = List.of(REVISION, UPDATED_AT, PAPERS, COUNTED);
    return change.after().orElseThrow().without(aside).equals(item.without(aside));
  }

  /** Makes changes together; false when an item has changed since it was read. // I-4 */
  private boolean put(List<ItemChange> all) {
    spent.add(units(all));
    if (dryRun) {
      return true;
    }
    if (!isOnePut(all)) {
      List<TransactWriteItem> actions =
          all.stream()
              .map(it -> it.action(table, SeenCondition.of(it.before(), STATE), Instant.EPOCH))
              .toList();
      return holds(client -> client.transactWriteItems(it -> it.transactItems(actions)));
    }
    ItemChange change = all.getFirst();
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

  /**
   * Whether the condition of a write holds; waits for a paper that is joining the list of an entry.
   */
  private boolean holds(Function<DynamoDbClient, ?> conditionalWrite) {
    return Retry.OF_REQUESTS.repeat(
        e -> e instanceof Throttled || e instanceof WriteConflict,
        () -> {
          try {
            table.call(conditionalWrite);
            return true;
          } catch (ConditionalCheckFailedException refused) {
            return false;
          } catch (TransactionConflictException _) {
            throw new WriteConflict("a name");
          } catch (TransactionCanceledException e) {
            if (e.cancellationReasons().stream().anyMatch(Cancellation::refused)) {
              return false;
            }
            throw Cancellation.translate(e, "a name");
          }
        });
  }
}
