package papercatalog.domain.pattern;

import static papercatalog.domain.schema.KeyPrefix.*;

import module java.base;

import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.ReferenceList;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.overview.OverviewItems;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;

/**
 * All access patterns of the table, declared once: WP-002's table 1 (A1 to A5), and more in the
 * same form. The catalog, the functions, the stack, the local gateway, the documents and the tests
 * read this declaration.
 */
public final class AccessPatterns {
  private static final Declaration<PaperId> A1 =
      new Declaration<>(
          "A1",
          Frequency.HIGH,
          "GetPaper",
          "Get a paper by id",
          "/papers/{id}",
          Parameters.PAPER,
          QueryParameter.CITED,
          Format.LINKED);

  public static final GetPattern<PaperId, Paper> GET_PAPER =
      new GetPattern<>(
          A1,
          PAPER,
          "Paper",
          Keys::paper,
          (item, _) -> Optional.of(current(item)),
          PaperNotFound::new,
          true);

  /** A1's page: the items before the paper's own have its relations, inverses and citations. */
  public static final ItemCollectionPattern<Overview> PAPER_PAGE =
      new ItemCollectionPattern<>(
          A1,
          new Access.QueryItemCollection(PAPER, Keys.CITATION_COUNT, PAPER.text(), true),
          "Paper",
          OverviewItems.ATTRIBUTES,
          OverviewItems::read);

  public static final ListPattern<CollectionName, PaperSummary> LIST_COLLECTION_PAPERS =
      new ListPattern<>(
          new Declaration<>(
              "A2",
              Frequency.HIGH,
              "ListCollectionPapers",
              "List papers in a collection, newest first",
              "/collections/{name}/papers",
              Parameters.of(PathParameter.COLLECTION_NAME),
              QueryParameter.DATED,
              Format.FOLLOWED),
          new Access.Query(COLLECTION),
          Entries.COLLECTION_PAPERS);

  public static final ListPattern<AuthorHandle, AuthorPaper> LIST_AUTHOR_PAPERS =
      new ListPattern<>(
          new Declaration<>(
              "A3",
              Frequency.MEDIUM,
              "ListAuthorPapers",
              "List papers by author",
              "/authors/{handle}/papers",
              Parameters.of(PathParameter.AUTHOR_HANDLE),
              QueryParameter.DATED,
              Format.FOLLOWED),
          new Access.Query(AUTHOR),
          Entries.AUTHOR_PAPERS);

  public static final ListPattern<TopicName, PaperSummary> LIST_TOPIC_PAPERS =
      new ListPattern<>(
          new Declaration<>(
              "A4",
              Frequency.MEDIUM,
              "ListTopicPapers",
              "List papers carrying a topic",
              "/topics/{name}/papers",
              Parameters.of(PathParameter.TOPIC_NAME),
              QueryParameter.DATED,
              Format.FOLLOWED),
          new Access.Query(TOPIC),
          Entries.TOPIC_PAPERS);

  public static final GetPattern<AuthorHandle, Author> GET_AUTHOR =
      new GetPattern<>(
          new Declaration<>(
              "A5",
              Frequency.LOW,
              "GetAuthor",
              "Get an author profile",
              "/authors/{handle}",
              Parameters.of(PathParameter.AUTHOR_HANDLE),
              QueryParameter.FORMATTED,
              Format.ANY),
          AUTHOR,
          "Author",
          Keys::author,
          (item, _) -> Optional.of(AuthorItem.readShown(item)),
          AuthorNotFound::new,
          false);

  /** Every paper that is not withdrawn has an author. The paper's change follows its authors. */
  public static final ListPattern<PaperId, ListedAuthor> LIST_PAPER_AUTHORS =
      new ListPattern<>(
          new Declaration<>(
              "A6",
              Frequency.LOW,
              "ListPaperAuthors",
              "List the authors of a paper",
              "/papers/{id}/authors",
              Parameters.PAPER,
              QueryParameter.PAGE,
              Format.ANY),
          new Access.QueryItems(PAPER, AUTHOR, false),
          Entries.LISTED_AUTHORS,
          Optional.of(
              new ListPattern.Missing<>(Optional.of(Keys.CHANGE), AccessPatterns::withoutAuthors)));

  /** Every paper has a current version, even a withdrawn one. */
  public static final ListPattern<PaperId, VersionSummary> LIST_PAPER_VERSIONS =
      new ListPattern<>(
          new Declaration<>(
              "A7",
              Frequency.LOW,
              "ListPaperVersions",
              "List the versions of a paper, latest first",
              "/papers/{id}/versions",
              Parameters.PAPER,
              QueryParameter.PAGE,
              Format.ANY),
          new Access.QueryItems(PAPER, VERSION, true),
          Entries.VERSIONS,
          Optional.of(
              new ListPattern.Missing<>(Optional.empty(), (id, _) -> new PaperNotFound(id))));

  /** The whole record with all its authors, also for withdrawn papers. */
  public static final GetPattern<PaperRevision, Paper> GET_PAPER_VERSION =
      new GetPattern<>(
          new Declaration<>(
              "A8",
              Frequency.LOW,
              "GetPaperVersion",
              "Get a version of a paper",
              "/papers/{id}/versions/{revision}",
              Parameters.VERSION,
              QueryParameter.CITED,
              Format.LINKED),
          PAPER,
          "Version",
          version -> Keys.version(version.id(), version.revision()),
          VersionItem::read,
          version -> new VersionNotFound(version.id(), version.revision()),
          false);

  public static final ListPattern<Identifier, PaperSummary> FIND_PAPERS =
      new ListPattern<>(
          new Declaration<>(
              "A9",
              Frequency.MEDIUM,
              "FindPapers",
              "Find papers by identifier",
              "/papers",
              Parameters.IDENTIFIER,
              QueryParameter.FINDING,
              Format.CITED),
          new Access.Query(IDENTIFIER),
          Entries.PAPERS);

  public static final WalkPattern<Integer, Change> LIST_CHANGES =
      new WalkPattern<>(
          new ListPattern<>(
              new Declaration<>(
                  "A10",
                  Frequency.MEDIUM,
                  "ListChanges",
                  "List what changed, latest first",
                  "/changes",
                  Parameters.UNNAMED_YEAR,
                  QueryParameter.CHANGES,
                  Format.CHANGES),
              new Access.Query(CHANGES),
              Entries.CHANGES));

  public static final ListPattern<NamePrefix, DirectoryEntry> LIST_COLLECTIONS =
      directory(
          "A11", "ListCollections", "List collections", "/collections", Directory.COLLECTIONS);

  public static final ListPattern<NamePrefix, DirectoryEntry> LIST_TOPICS =
      directory("A12", "ListTopics", "List topics", "/topics", Directory.TOPICS);

  public static final BatchPattern<PaperId, Paper> GET_PAPERS =
      new BatchPattern<>(
          new Declaration<>(
              "A13",
              Frequency.MEDIUM,
              "GetPapers",
              "Get up to 100 papers at once",
              "/batch/papers",
              Parameters.PAPERS,
              QueryParameter.BATCHED,
              Format.CITED),
          PAPER,
          GET_PAPER);

  /** Off by default: its function comes from another zip, and reads the index in a bucket first. */
  public static final SearchPattern SEARCH_PAPERS =
      new SearchPattern(
          new Declaration<>(
              "A14",
              Frequency.MEDIUM,
              "SearchPapers",
              "Search papers",
              "/search",
              Parameters.WORDS,
              QueryParameter.SEARCH,
              Format.FOLLOWED),
          GET_PAPERS,
          GET_AUTHOR);

  /** The paper's own item is next to its references: it has the title, and says if it is gone. */
  public static final ItemCollectionPattern<ReferenceList> GET_PAPER_REFERENCES =
      new ItemCollectionPattern<>(
          new Declaration<>(
              "A15",
              Frequency.LOW,
              "GetPaperReferences",
              "Get the references of a paper",
              "/papers/{id}/references",
              Parameters.PAPER,
              QueryParameter.FORMATTED,
              Format.ANY),
          new Access.QueryItemCollection(PAPER, PAPER.text(), Keys.REFERENCES, false),
          "ReferenceList",
          ReferencesItem.ATTRIBUTES,
          (items, _, _) -> ReferencesItem.read(items));

  /** A paper without citations has an empty list, as has one that does not exist. */
  public static final ListPattern<PaperId, PaperSummary> LIST_PAPER_CITATIONS =
      new ListPattern<>(
          new Declaration<>(
              "A16",
              Frequency.LOW,
              "ListPaperCitations",
              "List the papers that cite a paper, newest first",
              "/papers/{id}/citations",
              Parameters.PAPER,
              QueryParameter.DATED,
              Format.FOLLOWED),
          new Access.Query(CITED_WORK),
          Entries.PAPERS);

  /** By the times of the changes, unlike the collection's list of papers. */
  public static final ListPattern<CollectionName, Change> LIST_COLLECTION_CHANGES =
      new ListPattern<>(
          new Declaration<>(
              "A18",
              Frequency.LOW,
              "ListCollectionChanges",
              "List what changed in a collection, latest first",
              "/collections/{name}/changes",
              Parameters.of(PathParameter.COLLECTION_NAME),
              QueryParameter.CHANGES,
              Format.CHANGES),
          new Access.Query(COLLECTION_CHANGES),
          Entries.COLLECTION_CHANGES);

  /**
   * WP-002's figure 1. The latest items come first: a page that ends early has the paper, and lacks
   * authors.
   */
  public static final ItemCollectionPattern<Overview> GET_PAPER_OVERVIEW =
      new ItemCollectionPattern<>(
          new Declaration<>(
              "A19",
              Frequency.LOW,
              "GetPaperOverview",
              "Get a paper with everything that belongs to it",
              "/papers/{id}/overview",
              Parameters.PAPER,
              QueryParameter.FORMATTED,
              Format.ANY),
          new Access.QueryItemCollection(PAPER, AUTHOR.text(), VERSION.text(), true),
          "Overview",
          OverviewItems.ATTRIBUTES,
          OverviewItems::read);

  /** By the family name. Each first letter has a partition. */
  public static final ListPattern<AuthorPrefix, Author> LIST_AUTHORS =
      new ListPattern<>(
          new Declaration<>(
              "A20",
              Frequency.LOW,
              "ListAuthors",
              "List authors by name",
              "/authors",
              Parameters.AUTHOR_PREFIX,
              QueryParameter.NAMES,
              Format.ANY),
          new Access.Query(AUTHORS),
          Entries.AUTHORS);

  private static final List<AccessPattern<?>> ALL =
      List.of(
          GET_PAPER,
          LIST_COLLECTION_PAPERS,
          LIST_AUTHOR_PAPERS,
          LIST_TOPIC_PAPERS,
          GET_AUTHOR,
          LIST_PAPER_AUTHORS,
          LIST_PAPER_VERSIONS,
          GET_PAPER_VERSION,
          FIND_PAPERS,
          LIST_CHANGES,
          LIST_COLLECTIONS,
          LIST_TOPICS,
          GET_PAPERS,
          GET_PAPER_REFERENCES,
          LIST_PAPER_CITATIONS,
          LIST_COLLECTION_CHANGES,
          GET_PAPER_OVERVIEW,
          LIST_AUTHORS);

  private AccessPatterns() {}

  /** The patterns of every deployment, in the order of their numbers. */
  public static List<AccessPattern<?>> all() {
    return ALL;
  }

  /** The patterns of a deployment with a search, which comes last. */
  public static List<AccessPattern<?>> withSearch() {
    return Stream.concat(ALL.stream(), Stream.of(SEARCH_PAPERS)).toList();
  }

  /** The requests of which the function of a pattern sends one. */
  public static List<Access> requests(AccessPattern<?> pattern) {
    return pattern == GET_PAPER
        ? List.of(pattern.access(), PAPER_PAGE.access())
        : List.of(pattern.access());
  }

  private static ListPattern<NamePrefix, DirectoryEntry> directory(
      String number, String operation, String summary, String path, Directory directory) {
    return new ListPattern<>(
        new Declaration<>(
            number,
            Frequency.LOW,
            operation,
            summary,
            path,
            Parameters.NAME_PREFIX,
            QueryParameter.NAMES,
            Format.ANY),
        new Access.QueryDirectory(directory),
        Entries.of(directory));
  }

  private static CatalogException withoutAuthors(PaperId id, Optional<Item> change) {
    return change.isPresent() && ChangeItem.readKind(change.get()) == ChangeKind.WITHDRAWN
        ? new PaperWithdrawn(id)
        : new PaperNotFound(id);
  }

  private static Paper current(Item item) {
    Paper paper = PaperAttributes.read(item);
    if (paper.status() == Status.WITHDRAWN) {
      throw new PaperWithdrawn(Tombstone.of(paper));
    }
    return paper;
  }
}
