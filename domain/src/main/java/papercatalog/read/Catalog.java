package papercatalog.read;

import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_TOPIC_PAPERS;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import papercatalog.schema.Access;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Attributes;
import papercatalog.schema.Index;
import papercatalog.table.AuthorItem;
import papercatalog.table.Failures;
import papercatalog.table.IndexKey;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.PaperAttributes;
import papercatalog.table.Projection;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
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
  private static final String KEY_CONDITION = "#pk = :pk AND #sk BETWEEN :lower AND :upper";
  private static final Projection SUMMARY = Projection.of(Attributes.SUMMARY);

  /** What the aliases of a query of each index stand for. */
  private static final Map<Index, Map<String, String>> NAMES = names();

  private final DynamoDbClient client;
  private final String table;

  /** Reads through a client that counts its requests, as the SDK's does with a RequestCounter. */
  public Catalog(DynamoDbClient client, String table) {
    this.client = client;
    this.table = table;
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
    return page(LIST_COLLECTION_PAPERS, Keys.collectionPartition(name), Keys::paper, listing);
  }

  /** A3: the papers of an author; none when there is no such author. */
  public Page<PaperSummary> listAuthorPapers(AuthorHandle handle, Listing listing) {
    return page(
        LIST_AUTHOR_PAPERS,
        Keys.authorPartition(handle),
        id -> Keys.membership(id, handle),
        listing);
  }

  /** A4: the papers carrying a topic; none when there is no such topic. */
  public Page<PaperSummary> listTopicPapers(TopicName topic, Listing listing) {
    return page(
        LIST_TOPIC_PAPERS, Keys.topicPartition(topic), id -> Keys.topicLink(id, topic), listing);
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
            .tableName(table)
            .key(key.attributes())
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
            .build();
    GetItemResponse response = read(() -> client.getItem(request));
    ReadMeter.count(response.consumedCapacity());
    return response.hasItem() ? Optional.of(new Item(response.item())) : Optional.empty();
  }

  private Page<PaperSummary> page(
      AccessPattern pattern,
      String partition,
      Function<PaperId, ItemKey> listedItem,
      Listing listing) {
    Scope scope = Scope.of(pattern, partition, listing);
    Index index = index(pattern);
    Optional<Cursor> cursor = listing.cursor().map(text -> Cursor.decode(text, scope));
    QueryRequest.Builder request = query(index, scope, cursor, listing.limit());
    cursor.ifPresent(it -> request.exclusiveStartKey(startKey(index, partition, listedItem, it)));

    QueryResponse response = read(() -> client.query(request.build()));
    ReadMeter.count(response.consumedCapacity());
    return page(response, scope, listing.limit());
  }

  /**
   * The range begins where the page before ended. DynamoDB would start there anyway; engines on
   * other stores find the place by the range, and would walk to it by the start key.
   */
  private QueryRequest.Builder query(Index index, Scope scope, Optional<Cursor> cursor, int limit) {
    Optional<String> begin = cursor.map(Cursor::sortKey);
    boolean ascending = scope.order() == Order.ASC;
    return QueryRequest.builder()
        .tableName(table)
        .indexName(index.name())
        .keyConditionExpression(KEY_CONDITION)
        .projectionExpression(SUMMARY.expression())
        .expressionAttributeNames(NAMES.get(index))
        .expressionAttributeValues(
            Map.of(
                ":pk",
                AttributeValue.fromS(scope.partition()),
                ":lower",
                AttributeValue.fromS(begin.filter(_ -> ascending).orElse(scope.lower())),
                ":upper",
                AttributeValue.fromS(begin.filter(_ -> !ascending).orElse(scope.upper()))))
        .scanIndexForward(ascending)
        .limit(limit + 1) // the one more tells whether there is a next page
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
  }

  private static Map<String, AttributeValue> startKey(
      Index index, String partition, Function<PaperId, ItemKey> listedItem, Cursor cursor) {
    Map<String, AttributeValue> key =
        new HashMap<>(new IndexKey(index, partition, cursor.sortKey()).attributes());
    key.putAll(listedItem.apply(cursor.id()).attributes());
    return key;
  }

  private static Page<PaperSummary> page(QueryResponse response, Scope scope, int limit) {
    List<Map<String, AttributeValue>> found = response.items();
    List<PaperSummary> items = new ArrayList<>(limit);
    for (Map<String, AttributeValue> item : found.subList(0, Math.min(found.size(), limit))) {
      items.add(PaperAttributes.readSummary(new Item(item)));
    }
    // DynamoDB also ends a page at 1 MB, before the limit, and says so by a last evaluated key.
    boolean more = found.size() > limit || response.hasLastEvaluatedKey();
    if (!more) {
      return new Page<>(items, Optional.empty());
    }
    PaperSummary last = items.getLast();
    return new Page<>(items, Optional.of(new Cursor(last.published(), last.id()).encode(scope)));
  }

  private static Map<Index, Map<String, String>> names() {
    Map<Index, Map<String, String>> names = new EnumMap<>(Index.class);
    for (Index index : Index.values()) {
      Map<String, String> ofIndex = new HashMap<>(SUMMARY.names());
      ofIndex.put("#pk", index.partitionKey());
      ofIndex.put("#sk", index.sortKey());
      names.put(index, Map.copyOf(ofIndex));
    }
    return names;
  }

  private static Index index(AccessPattern pattern) {
    return switch (pattern.access()) {
      case Access.Query(Index index, _) -> index;
      case Access.GetItem _ -> throw new IllegalArgumentException(pattern + " is no list");
    };
  }

  private static <T> T read(Supplier<T> call) {
    try {
      return ReadMeter.timed(call);
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
