package papercatalog.cli;

import module java.base;

import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.PaperState;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Generated papers of one to three revisions, stored as publishing stores them. */
public record GeneratedHistory(GeneratedPapers papers) {
  private static final int WRITERS = 4;
  private static final int SOME = 250;

  /** Stores all papers with their profiles, collections and topics. */
  public void put(DynamoDbClient client, String table) {
    Map<ItemKey, Item> shared = new LinkedHashMap<>();
    papers.stream().forEach(paper -> putShared(shared, paper));
    List<Item> items = new ArrayList<>(shared.values());
    ItemBatches.put(client, table, items);
    papers.stream()
        .flatMap(paper -> items(paper).stream())
        .gather(Gatherers.windowFixed(SOME))
        .gather(
            Gatherers.mapConcurrent(
                WRITERS,
                some -> {
                  ItemBatches.put(client, table, some);
                  return some.size();
                }))
        .forEach(_ -> {});
  }

  private static void putShared(Map<ItemKey, Item> shared, Paper paper) {
    for (Authorship author : paper.authors()) {
      Item item = AuthorItem.item(Author.of(author), 1, TestTable.NOW);
      shared.put(item.key(), item);
    }
    for (DirectoryEntry entry : DirectoryEntry.usedBy(paper)) {
      Item item = DirectoryItem.of(entry, 1, TestTable.NOW);
      shared.put(item.key(), item);
    }
  }

  private static List<Item> items(Paper paper) {
    List<PaperState.Version> history = new ArrayList<>();
    int revisions = 1 + Math.floorMod(paper.id().hashCode(), 3);
    for (int revision = 1; revision <= revisions; revision++) {
      Paper next =
          PaperBuilder.from(paper)
              .title(paper.title() + " " + revision)
              .build()
              .asRevision(revision, TestTable.NOW.plus(Duration.ofDays(revision)));
      history.add(new PaperState.Version(next, Optional.empty()));
    }
    Paper newest = history.getLast().paper();
    return List.copyOf(
        PaperState.of(history, Change.to(newest, newest.updatedAt()))
            .items(TableSchema.DECLARED)
            .values());
  }
}
