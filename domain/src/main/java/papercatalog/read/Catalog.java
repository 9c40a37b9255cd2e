package papercatalog.read;

import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_TOPIC_PAPERS;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import papercatalog.error.AuthorNotFound;
import papercatalog.error.PaperNotFound;
import papercatalog.error.PaperWithdrawn;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.PaperSummary;
import papercatalog.model.Status;
import papercatalog.model.Tombstone;
import papercatalog.model.TopicName;
import papercatalog.schema.AccessPattern;
import papercatalog.table.AuthorItem;
import papercatalog.table.CatalogTable;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.PaperAttributes;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The read side: one method per {@link AccessPattern}, each exactly one DynamoDB request. // I-1
 *
 * <p>Reads are eventually consistent; the lists may lag behind a publication for a moment. Every
 * method counts its work on the {@link ReadMeter} that is bound, and throws {@link
 * papercatalog.error.Throttled} or {@link papercatalog.error.TableUnavailable} when DynamoDB does
 * not serve it in time.
 */
public final class Catalog {
  private final CatalogTable table;
  private final ListQuery collectionPapers;
  private final ListQuery authorPapers;
  private final ListQuery topicPapers;

  /** Reads through a client that counts its requests, as the SDK's does with a RequestCounter. */
  public Catalog(DynamoDbClient client, String table) {
    this(new CatalogTable(client, table));
  }

  /** The same, where the lists may have been moved to other indexes. */
  public Catalog(CatalogTable table) {
    this.table = table;
    this.collectionPapers = new ListQuery(LIST_COLLECTION_PAPERS, table);
    this.authorPapers = new ListQuery(LIST_AUTHOR_PAPERS, table);
    this.topicPapers = new ListQuery(LIST_TOPIC_PAPERS, table);
  }

  /**
   * A1: a paper by id.
   *
   * @throws PaperNotFound when there is none
   * @throws PaperWithdrawn when only its tombstone is left
   */
  public Paper getPaper(PaperId id) {
    Paper paper =
        item(Keys.paper(id)).map(PaperAttributes::read).orElseThrow(() -> new PaperNotFound(id));
    if (paper.status() == Status.WITHDRAWN) {
      throw new PaperWithdrawn(Tombstone.of(paper));
    }
    return paper;
  }

  /** A2: the papers of a collection; none when there is no such collection. */
  public Page<PaperSummary> listCollectionPapers(CollectionName name, Listing listing) {
    return page(collectionPapers, Keys.collectionPartition(name), Keys::paper, listing);
  }

  /** A3: the papers of an author; none when there is no such author. */
  public Page<PaperSummary> listAuthorPapers(AuthorHandle handle, Listing listing) {
    return page(
        authorPapers, Keys.authorPartition(handle), id -> Keys.membership(id, handle), listing);
  }

  /** A4: the papers carrying a topic; none when there is no such topic. */
  public Page<PaperSummary> listTopicPapers(TopicName topic, Listing listing) {
    return page(topicPapers, Keys.topicPartition(topic), id -> Keys.topicLink(id, topic), listing);
  }

  /**
   * A5: an author's profile.
   *
   * @throws AuthorNotFound when there is none
   */
  public Author getAuthor(AuthorHandle handle) {
    return item(Keys.author(handle))
        .map(AuthorItem::read)
        .orElseThrow(() -> new AuthorNotFound(handle));
  }

  /** The whole item: to name what it shows would double the request, and cost the same units. */
  private Optional<Item> item(ItemKey key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(table.name())
            .key(key.attributes())
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
            .build();
    GetItemResponse response = read(() -> table.client().getItem(request));
    ReadMeter.count(response.consumedCapacity());
    return response.hasItem() ? Optional.of(new Item(response.item())) : Optional.empty();
  }

  private Page<PaperSummary> page(
      ListQuery list, String partition, Function<PaperId, ItemKey> listedItem, Listing listing) {
    Scope scope = list.scope(partition, listing);
    QueryRequest request = list.request(scope, listing, listedItem);
    QueryResponse response = read(() -> table.client().query(request));
    ReadMeter.count(response.consumedCapacity());
    return ListQuery.page(response, scope, listing.limit());
  }

  private static <T> T read(Supplier<T> call) {
    try {
      return ReadMeter.timed(call);
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
