package papercatalog.domain.read;

import static papercatalog.domain.schema.AccessPattern.FIND_PAPERS;
import static papercatalog.domain.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.schema.AccessPattern.LIST_COLLECTIONS;
import static papercatalog.domain.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.schema.AccessPattern.LIST_PAPER_AUTHORS;
import static papercatalog.domain.schema.AccessPattern.LIST_PAPER_VERSIONS;
import static papercatalog.domain.schema.AccessPattern.LIST_TOPICS;
import static papercatalog.domain.schema.AccessPattern.LIST_TOPIC_PAPERS;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Failures;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The read side: one method per {@link AccessPattern}, each exactly one DynamoDB request, but for
 * lists that read past entries of other catalogs. // I-1
 *
 * <p>Reads are eventually consistent; the lists may lag behind a publication for a moment. Every
 * method counts its work on the {@link ReadMeter} that is bound, and throws {@link
 * papercatalog.domain.error.Throttled} or {@link papercatalog.domain.error.TableUnavailable} when
 * DynamoDB does not serve it in time.
 */
public final class Catalog {
  /**
   * How long a change is not shown: an index may lag, and operators' clocks may differ. Writers
   * keep their requests well below it.
   */
  private static final Duration SETTLING = Duration.ofMinutes(1);

  /** How far the clock of a writer may be off: the rest is for its requests and for the index. */
  public static final Duration MAX_CLOCK_ERROR = SETTLING.dividedBy(2);

  private final CatalogTable table;
  private final Clock clock;
  private final ListQueries lists;

  /** Reads through a client that counts its requests, as the SDK's does with a RequestCounter. */
  public Catalog(DynamoDbClient client, String table) {
    this(new CatalogTable(client, table));
  }

  /** The same, where the lists may have been moved to other indexes. */
  public Catalog(CatalogTable table) {
    this(table, Clock.systemUTC());
  }

  /**
   * @param clock says what has expired
   */
  public Catalog(CatalogTable table, Clock clock) {
    this.table = table;
    this.clock = clock;
    this.lists = new ListQueries(table);
  }

  /** Which part of its table it is. */
  public Namespace namespace() {
    return table.namespace();
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
    return shown(paper);
  }

  /** A2: the papers of a collection; none when there is no such collection. */
  public Page<PaperSummary> listCollectionPapers(CollectionName name, Listing listing) {
    Scope scope =
        Scope.ofDates(LIST_COLLECTION_PAPERS, stored(Keys.collectionPartition(name)), listing);
    return page(lists.collectionPapers(), scope, at -> Keys.paper(Keys.paperAt(at)), listing);
  }

  /** A3: the papers of an author, and as what; none when there is no such author. */
  public Page<AuthorPaper> listAuthorPapers(AuthorHandle handle, Listing listing) {
    Scope scope = Scope.ofDates(LIST_AUTHOR_PAPERS, stored(Keys.authorPartition(handle)), listing);
    return page(
        lists.authorPapers(), scope, at -> Keys.membership(Keys.paperAt(at), handle), listing);
  }

  /** A4: the papers carrying a topic; none when there is no such topic. */
  public Page<PaperSummary> listTopicPapers(TopicName topic, Listing listing) {
    Scope scope = Scope.ofDates(LIST_TOPIC_PAPERS, stored(Keys.topicPartition(topic)), listing);
    return page(lists.topicPapers(), scope, at -> Keys.topicLink(Keys.paperAt(at), topic), listing);
  }

  /**
   * A5: an author's profile.
   *
   * @throws AuthorNotFound when there is none
   */
  public Author getAuthor(AuthorHandle handle) {
    return shown(
        item(Keys.author(handle))
            .map(AuthorItem::read)
            .orElseThrow(() -> new AuthorNotFound(handle)));
  }

  /**
   * A6: all the authors of a paper with their roles, in the order of their handles.
   *
   * @throws PaperNotFound when there are none: every paper that is not withdrawn has one
   */
  public Page<Membership> listPaperAuthors(PaperId id, Listing listing) {
    Scope scope =
        Scope.ofKind(
            LIST_PAPER_AUTHORS, stored(Keys.paperPartition(id)), Order.ASC, KeyPrefix.AUTHOR);
    Page<Membership> page =
        page(lists.paperAuthors(), scope, at -> Keys.membership(id, Keys.authorAt(at)), listing);
    return requireSome(page, id, listing);
  }

  /**
   * A7: the versions of a paper, latest first; of a withdrawn one too.
   *
   * @throws PaperNotFound when there are none: every paper has its current one
   */
  public Page<VersionSummary> listPaperVersions(PaperId id, Listing listing) {
    Scope scope =
        Scope.ofKind(
            LIST_PAPER_VERSIONS, stored(Keys.paperPartition(id)), Order.DESC, KeyPrefix.VERSION);
    Page<VersionSummary> page =
        found(lists.paperVersions(), scope, at -> Keys.version(id, Keys.revisionAt(at)), listing);
    Instant now = clock.instant();
    return shown(requireSome(page, id, listing).without(version -> version.expired(now)));
  }

  /**
   * A8: the whole record of a revision, with all its authors; of a withdrawn paper too.
   *
   * @throws VersionNotFound when there is none, or it has expired
   */
  public Paper getPaperVersion(PaperId id, long revision) {
    return shown(
        item(Keys.version(id, revision))
            .flatMap(item -> VersionItem.read(item, clock.instant()))
            .orElseThrow(() -> new VersionNotFound(id, revision)));
  }

  /** A9: the papers that have an identifier; none when no paper has it. */
  public Page<PaperSummary> findPapers(Identifier identifier, Listing listing) {
    Scope scope = Scope.ofDates(FIND_PAPERS, stored(Keys.identifierPartition(identifier)), listing);
    return page(
        lists.identifierPapers(),
        scope,
        at -> Keys.identifierLink(Keys.paperAt(at), identifier),
        listing);
  }

  /**
   * A10: the latest change of each paper between two dates, up to a minute ago.
   *
   * @param listing its order is that of the moments of the changes
   */
  public ChangePage listChanges(Listing listing) {
    Instant horizon = clock.instant().minus(SETTLING).truncatedTo(ChronoUnit.MILLIS);
    ChangeWalk walk = ChangeWalk.of(listing, horizon, table.namespace());
    Page<Change> page =
        lists
            .changes()
            .page(
                walk.scope(),
                walk.begin(),
                at -> Keys.change(Keys.changedPaperAt(at)),
                listing.limit(),
                walk.range());
    return walk.page(shown(page));
  }

  /** A11: the collections, in the order of their names. */
  public Page<DirectoryEntry> listCollections(Listing listing) {
    return entries(LIST_COLLECTIONS, Directory.COLLECTIONS, lists.collections(), listing);
  }

  /** A12: the topics, in the order of their names. */
  public Page<DirectoryEntry> listTopics(Listing listing) {
    return entries(LIST_TOPICS, Directory.TOPICS, lists.topics(), listing);
  }

  private Page<DirectoryEntry> entries(
      AccessPattern pattern, Directory directory, ListQuery<DirectoryEntry> list, Listing listing) {
    Scope scope = Scope.ofKind(pattern, stored(directory.partition()), Order.ASC, directory.kind());
    return page(list, scope, at -> Keys.entry(directory, Keys.nameAt(directory, at)), listing);
  }

  private String stored(String partition) {
    return table.namespace().stored(partition);
  }

  private static <T> Page<T> requireSome(Page<T> page, PaperId id, Listing listing) {
    if (page.items().isEmpty() && page.nextCursor().isEmpty() && listing.cursor().isEmpty()) {
      throw new PaperNotFound(id);
    }
    return page;
  }

  /** The whole item: to name what it shows would double the request, and cost the same units. */
  private Optional<Item> item(ItemKey key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(table.name())
            .key(table.key(key))
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
            .build();
    GetItemResponse response = read(() -> table.client().getItem(request));
    ReadMeter.count(response.consumedCapacity(), response.hasItem() ? 1 : 0);
    return response.hasItem()
        ? Optional.of(new Item(response.item())) // whose keys are not read
        : Optional.empty();
  }

  private <T> Page<T> page(
      ListQuery<T> list, Scope scope, Function<String, ItemKey> itemAt, Listing listing) {
    return shown(found(list, scope, itemAt, listing));
  }

  private <T> Page<T> found(
      ListQuery<T> list, Scope scope, Function<String, ItemKey> itemAt, Listing listing) {
    Optional<Cursor> begin =
        listing.cursor().isPresent()
            ? Optional.of(Cursor.decode(listing.cursor().get(), scope))
            : Optional.empty();
    return list.page(scope, begin, itemAt, listing.limit(), scope);
  }

  private static <T> T shown(T item) {
    ReadMeter.countShown(1);
    return item;
  }

  private static <T> Page<T> shown(Page<T> page) {
    ReadMeter.countShown(page.items().size());
    return page;
  }

  /**
   * Makes a call to DynamoDB that is counted. Not a method of the meter, which functions that read
   * nothing load without the SDK.
   *
   * @throws papercatalog.domain.error.CatalogException when DynamoDB does not serve it
   */
  static <T> T read(Supplier<T> call) {
    try {
      return ReadMeter.timed(call);
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
