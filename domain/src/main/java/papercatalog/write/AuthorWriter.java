package papercatalog.write;

import static papercatalog.schema.Attributes.REVISION;
import static papercatalog.schema.TableSchema.PARTITION_KEY;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Gatherers;
import papercatalog.error.WriteConflict;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.record.BatchRead;
import papercatalog.table.Aliases;
import papercatalog.table.AuthorItem;
import papercatalog.table.CatalogTable;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * Writes authors' profiles, each by itself and before the papers that name them: a profile without
 * a paper is harmless, and a transaction that held the profile of a busy author would wait for
 * every other paper of theirs.
 */
final class AuthorWriter {
  /** Profiles in flight for one paper; an import writes several papers at a time. */
  private static final int AT_A_TIME = 8;

  private final CatalogTable table;
  private final BatchRead reads;
  private final WriteUnits units;
  private final boolean dryRun;
  private final Set<AuthorHandle> introduced =
      Collections.newSetFromMap(Collections.synchronizedMap(new Recent<>()));

  AuthorWriter(CatalogTable table, boolean dryRun) {
    this.table = table;
    this.units = new WriteUnits(table.schema());
    this.reads = new BatchRead(table);
    this.dryRun = dryRun;
  }

  /**
   * Writes the profiles of those who have none, some at a time: a paper may have thousands of
   * authors. Nothing is being written any more when it fails.
   */
  Work introduce(List<Author> authors, Instant now) {
    List<Author> unsure =
        authors.stream().filter(author -> !introduced.contains(author.handle())).toList();
    Set<ItemKey> there =
        reads.items(unsure.stream().map(author -> Keys.author(author.handle())).toList()).keySet();
    Work work =
        unsure.stream()
            .filter(author -> !there.contains(Keys.author(author.handle())))
            .gather(Gatherers.mapConcurrent(AT_A_TIME, author -> introduce(author, now)))
            .reduce(Work.NONE, Work::plus);
    authors.forEach(author -> introduced.add(author.handle()));
    return work;
  }

  private Work introduce(Author author, Instant now) {
    ItemChange change = ItemChange.put(Optional.empty(), AuthorItem.item(author, 1, now));
    put(change);
    return new Work(1, 0, units.alone(change));
  }

  /**
   * Writes a profile, unless it says the same already.
   *
   * @throws WriteConflict when another write came in between
   */
  Written upsert(Author author, Instant now) {
    Optional<Item> before = read(author.handle());
    if (before.isPresent() && says(before.get(), author)) {
      return new Written(Outcome.UNCHANGED, 0, Work.NONE);
    }
    ItemChange change =
        ItemChange.put(
            before,
            AuthorItem.item(author, before.map(AuthorItem::readRevision).orElse(0L) + 1, now));
    if (!put(change) && !read(author.handle()).map(item -> says(item, author)).orElse(false)) {
      throw new WriteConflict("the author " + author.handle());
    }
    return new Written(
        before.isPresent() ? Outcome.REVISED : Outcome.CREATED,
        0,
        new Work(1, 0, units.alone(change)));
  }

  private Optional<Item> read(AuthorHandle handle) {
    return reads.items(List.of(Keys.author(handle))).values().stream().findFirst();
  }

  private static boolean says(Item item, Author author) {
    Author stored = AuthorItem.read(item);
    return stored.equals(author.writtenAt(stored.updatedAt()));
  }

  /**
   * Puts a profile on the condition that it is as it was seen. // I-4
   *
   * @return whether it was
   */
  private boolean put(ItemChange change) {
    if (dryRun) {
      return true;
    }
    Optional<AttributeValue> revision = change.before().flatMap(item -> item.value(REVISION));
    PutItemRequest.Builder request =
        PutItemRequest.builder()
            .tableName(table.name())
            .item(change.after().orElseThrow().attributes());
    if (revision.isPresent()) {
      request
          .conditionExpression("#revision = :revision")
          .expressionAttributeNames(Aliases.names(List.of(REVISION)))
          .expressionAttributeValues(Map.of(":revision", revision.get()));
    } else {
      String name = change.before().isPresent() ? REVISION : PARTITION_KEY;
      request
          .conditionExpression("attribute_not_exists(#%s)".formatted(name))
          .expressionAttributeNames(Aliases.names(List.of(name)));
    }
    try {
      table.client().putItem(request.build());
      return true;
    } catch (ConditionalCheckFailedException _) {
      return false;
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }

  /** The most recently used keys: enough for the authors who keep coming back in an import. */
  private static final class Recent<K> extends LinkedHashMap<K, Boolean> {
    private static final int MAX = 50_000;

    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, Boolean> eldest) {
      return size() > MAX;
    }
  }
}
