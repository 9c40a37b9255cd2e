package papercatalog.lambda;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papercatalog.local.SampleCatalog;
import papercatalog.model.Author;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.table.AuthorItem;
import papercatalog.table.Item;
import papercatalog.table.PaperItems;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes the items of papers as they are, in batches: much faster than publishing each. */
public final class CatalogFiller {
  private static final int BATCH = 25;
  private static final Instant WRITTEN = Instant.parse("2026-11-20T09:00:00Z");

  private final DynamoDbClient client;
  private final List<WriteRequest> batch = new ArrayList<>();

  /** Through a client of an engine that has the table. */
  public CatalogFiller(DynamoDbClient client) {
    this.client = client;
  }

  /** The sample catalog. */
  public static void fillWithSample(DynamoDbClient client) {
    CatalogFiller filler = new CatalogFiller(client);
    SampleCatalog sample = new SampleCatalog();
    for (Paper paper : sample.papers()) {
      filler.add(paper);
      sample.profiles(paper).forEach(filler::add);
    }
    filler.flush();
  }

  /** The paper with its memberships and its topic links. */
  public void add(Paper unwritten) {
    Paper paper = unwritten.asRevision(1, WRITTEN);
    put(PaperItems.DECLARED.paper(paper));
    for (Authorship author : paper.authors()) {
      put(PaperItems.DECLARED.membership(paper, author.handle()));
    }
    paper.topics().forEach(topic -> put(PaperItems.DECLARED.topicLink(paper, topic)));
  }

  /** The profile of an author. */
  public void add(Author author) {
    put(AuthorItem.item(author, 1, WRITTEN));
  }

  /** Writes what has not been written yet. */
  public void flush() {
    Map<String, List<WriteRequest>> rest = Map.of(EngineProcess.TABLE, List.copyOf(batch));
    while (!rest.isEmpty() && !batch.isEmpty()) {
      Map<String, List<WriteRequest>> next = rest;
      rest = client.batchWriteItem(request -> request.requestItems(next)).unprocessedItems();
    }
    batch.clear();
  }

  private void put(Item item) {
    // A batch that names an item twice is refused; the sample names authors more than once.
    batch.removeIf(other -> new Item(other.putRequest().item()).key().equals(item.key()));
    batch.add(WriteRequest.builder().putRequest(put -> put.item(item.attributes())).build());
    if (batch.size() == BATCH) {
      flush();
    }
  }
}
