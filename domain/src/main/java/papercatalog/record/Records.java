package papercatalog.record;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.schema.KeyPrefix;
import papercatalog.schema.TableSchema;
import papercatalog.table.AuthorItem;
import papercatalog.table.Keys;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whole records for operators, strongly consistent: what an export, a revision or a look at the
 * history needs. Readers are served by {@code papercatalog.read.Catalog}.
 */
public final class Records {
  private final DynamoDbClient client;
  private final String table;
  private final Clock clock;

  public Records(DynamoDbClient client, String table, Clock clock) {
    this.client = client;
    this.table = table;
    this.clock = clock;
  }

  /** A paper with all its authors; of a withdrawn one, what is left. */
  public Optional<Paper> paper(PaperId id) {
    return partition(id).paper().map(StoredPaper::paper);
  }

  /** An author's profile. */
  public Optional<Author> author(AuthorHandle handle) {
    return new BatchRead(client, table)
        .items(List.of(Keys.author(handle))).values().stream().findFirst().map(AuthorItem::read);
  }

  /** What a paper has been, newest first; without what has expired, even if it is still there. */
  public List<PastVersion> history(PaperId id) {
    Instant now = clock.instant();
    return partition(id).versions().values().stream()
        .flatMap(item -> PastVersion.of(item).stream())
        .filter(version -> !version.expired(now))
        .toList()
        .reversed();
  }

  /** The ids of all papers, sorted; keeps them in memory, and reads the whole table. */
  public List<PaperId> paperIds() {
    return sorted(KeyPrefix.PAPER, PaperId::new);
  }

  /** The handles of all authors that have a profile, as {@link #paperIds()}. */
  public List<AuthorHandle> authorHandles() {
    return sorted(KeyPrefix.AUTHOR, AuthorHandle::new);
  }

  private <T> List<T> sorted(KeyPrefix kind, Function<String, T> id) {
    List<String> ids = new ArrayList<>();
    new TableWalk(client, table)
        .forEach(
            List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
            item -> own(kind, item).ifPresent(ids::add));
    Collections.sort(ids);
    return ids.stream().map(id).toList();
  }

  /** The id in the key of a paper's or an author's own item. */
  private static Optional<String> own(KeyPrefix kind, Map<String, AttributeValue> keys) {
    String partition = keys.get(TableSchema.PARTITION_KEY).s();
    return Optional.of(partition)
        .filter(key -> key.startsWith(kind.text()))
        .filter(key -> key.equals(keys.get(TableSchema.SORT_KEY).s()))
        .map(key -> key.substring(kind.text().length()));
  }

  private Partition partition(PaperId id) {
    return new Partition(client, table, id);
  }
}
