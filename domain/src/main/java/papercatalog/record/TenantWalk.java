package papercatalog.record;

import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_CHANGES;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_TOPIC_PAPERS;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.InvalidValue;
import papercatalog.model.PaperId;
import papercatalog.model.TopicName;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Directory;
import papercatalog.schema.Index;
import papercatalog.schema.KeyPrefix;
import papercatalog.table.Aliases;
import papercatalog.table.CatalogTable;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.Projection;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Every item of a tenant's catalog, by Query: a scan cannot be limited to keys, so that no tenant's
 * operator may make one.
 *
 * <p>The changes name every paper, those that are deleted included; the lists of collections,
 * authors and topics name those of which an index has anything at all. The profiles are listed in
 * an index. What nothing of all this leads to is not found, nor is what the indexes do not have
 * yet. Then each partition is read, strongly consistent. It keeps the ids of papers and the handles
 * of authors in memory.
 */
final class TenantWalk {
  private static final int AT_A_TIME = 100;

  private final CatalogTable table;
  private final Set<PaperId> papers = new TreeSet<>((a, b) -> a.key().compareTo(b.key()));
  private final Set<String> authors = new TreeSet<>();

  TenantWalk(CatalogTable table) {
    this.table = table;
  }

  /** Shows every item once, those of a partition together; of some it may show more than asked. */
  void forEach(Optional<Projection> shown, Consumer<Item> visitor) {
    findChanges();
    findProfiles();
    for (Directory directory : Directory.values()) {
      visitDirectory(directory, shown, visitor);
    }
    for (String author : List.copyOf(authors)) {
      findPapers(LIST_AUTHOR_PAPERS, Keys.authorPartition(new AuthorHandle(author)));
    }
    for (PaperId paper : papers) {
      visitPaper(paper, shown, visitor);
    }
    visit(papers.stream().map(Keys::counted).toList(), visitor);
    visit(authors.stream().map(AuthorHandle::new).map(Keys::author).toList(), visitor);
  }

  private void findChanges() {
    int lastYear = LocalDate.now(ZoneOffset.UTC).getYear() + 1; // clocks may differ
    for (int year = Keys.FIRST_YEAR_OF_CHANGES; year <= lastYear; year++) {
      find(LIST_CHANGES, Keys.changesPartition(year), Keys::changedPaperAt);
    }
  }

  private void findProfiles() {
    sortKeys(table.schema().index(LIST_AUTHOR_PAPERS), Keys.PROFILES, this::findAuthor);
  }

  private void visitDirectory(
      Directory directory, Optional<Projection> shown, Consumer<Item> visitor) {
    Map<ItemKey, Item> entries =
        new ItemCollection(table, directory.partition()).query("", Map.of(), shown);
    for (ItemKey key : entries.keySet()) {
      findListed(directory, key);
    }
    entries.values().forEach(visitor);
  }

  private void findListed(Directory directory, ItemKey entry) {
    try {
      String name = Keys.nameAt(directory, entry.sort());
      switch (directory) {
        case COLLECTIONS ->
            findPapers(LIST_COLLECTION_PAPERS, Keys.collectionPartition(new CollectionName(name)));
        case TOPICS -> findPapers(LIST_TOPIC_PAPERS, Keys.topicPartition(new TopicName(name)));
      }
    } catch (InvalidValue _) {
      // It is no entry, which verification reports, and has no list.
    }
  }

  private void findPapers(AccessPattern list, String partition) {
    find(list, partition, Keys::paperAt);
  }

  private void find(AccessPattern list, String partition, Function<String, PaperId> paperAt) {
    sortKeys(
        table.schema().index(list),
        partition,
        sortKey -> {
          try {
            papers.add(paperAt.apply(sortKey));
          } catch (InvalidValue _) {
            // A damaged place; the paper itself has others.
          }
        });
  }

  private void findAuthor(String sortKey) {
    try {
      authors.add(Keys.authorAt(sortKey).value());
    } catch (InvalidValue _) {
      // It is the key of no membership or profile.
    }
  }

  private void visitPaper(PaperId paper, Optional<Projection> shown, Consumer<Item> visitor) {
    Map<ItemKey, Item> items =
        new ItemCollection(table, Keys.paperPartition(paper)).query("", Map.of(), shown);
    for (ItemKey key : items.keySet()) {
      if (key.sort().startsWith(KeyPrefix.AUTHOR.text())) {
        findAuthor(key.sort());
      }
    }
    items.values().forEach(visitor);
  }

  private void visit(List<ItemKey> keys, Consumer<Item> visitor) {
    BatchRead reads = new BatchRead(table);
    for (int from = 0; from < keys.size(); from += AT_A_TIME) {
      List<ItemKey> some = keys.subList(from, Math.min(from + AT_A_TIME, keys.size()));
      Map<ItemKey, Item> found = reads.items(some);
      some.stream().map(found::get).filter(item -> item != null).forEach(visitor);
    }
  }

  /** The sort keys of a partition of an index, as it has them by now. */
  private void sortKeys(Index index, String partition, Consumer<String> found) {
    List<String> names = new ArrayList<>(List.of(index.partitionKey(), index.sortKey()));
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table.name())
            .indexName(index.name())
            .keyConditionExpression("#%s = :partition".formatted(index.partitionKey()))
            .projectionExpression("#" + index.sortKey())
            .expressionAttributeNames(Aliases.names(names))
            .expressionAttributeValues(Map.of(":partition", table.partition(partition)))
            .limit(TableWalk.PAGE)
            .build();
    try {
      for (Map<String, AttributeValue> item : table.client().queryPaginator(request).items()) {
        found.accept(item.get(index.sortKey()).s());
      }
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
