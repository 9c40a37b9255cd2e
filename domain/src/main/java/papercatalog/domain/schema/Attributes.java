package papercatalog.domain.schema;

import module java.base;

/** The attribute names of items, except keys and the texts of {@code TextField}. */
public final class Attributes {
  public static final String TYPE = "type";
  public static final String SCHEMA_VERSION = "schemaVersion";

  public static final String ID = "id";
  public static final String TITLE = "title";
  public static final String COLLECTION = "collection";
  public static final String TOPICS = "topics";

  /** The first ten authors: what a summary shows. On the change item, the first three. */
  public static final String LEAD_AUTHORS = "leadAuthors";

  /** The authors after the lead ones: up to the hundredth on the paper item, all in a version. */
  public static final String MORE_AUTHORS = "moreAuthors";

  public static final String AUTHOR_COUNT = "authorCount";
  public static final String VENUE = "venue";
  public static final String VERSION = "version";
  public static final String STATUS = "status";
  public static final String STATUS_REASON = "statusReason";
  public static final String WITHDRAWN_AT = "withdrawnAt";
  public static final String SUPERSEDED_BY = "supersededBy";
  public static final String PUBLISHED = "published";
  public static final String KIND = "kind";
  public static final String IDENTIFIERS = "identifiers";

  /**
   * On a paper and its links: a map of what else citations show, stored as {@code cited}. On an
   * author: a map of the profile without the name. An index projects 20 attributes.
   */
  public static final String DETAILS = "cited";

  /** On a paper and its references; on a link to a related work and its inverse, their types. */
  public static final String RELATIONS = "relations";

  /** On versions and the references item: texts, identifiers and papers, in print order. */
  public static final String REFERENCES = "references";

  public static final String REFERENCE_COUNT = "referenceCount";
  public static final String TEXT = "text";

  /** The cited paper; see {@link #FOUND} and {@link #ABSENT}. */
  public static final String PAPER = "paper";

  /** Marks a cited paper that the catalog found by an identifier. */
  public static final String FOUND = "found";

  /** Marks a cited paper that the record names and the catalog lacks. */
  public static final String ABSENT = "absent";

  public static final String REVISION = "revision";
  public static final String CREATED_AT = "createdAt";
  public static final String UPDATED_AT = "updatedAt";

  /** On the paper item and its versions: compares contents without reading them. */
  public static final String CONTENT_HASH = "contentHash";

  /** On the paper item, during a write of several transactions: its mark. */
  public static final String UNFINISHED = "unfinished";

  /** The compressed record of a version, without the attributes of a list of versions. */
  public static final String RECORD = "record";

  public static final String POSITION = "position";

  public static final String CHANGE = "change";

  public static final String CHANGED_REVISION = "changedRevision";

  public static final String CHANGED_AT = "changedAt";

  /** On the change item, and in no index: facts about the paper. The title is there twice. */
  public static final String CHANGED_PAPER = "paper";

  /**
   * On a directory entry: number of papers in its list, negative if they were never counted. It
   * shares its name with the number of a paper's authors, which the indexes project.
   */
  public static final String PAPERS = AUTHOR_COUNT;

  /** On a directory entry: how often the count has been written. */
  public static final String COUNTED = "counted";

  /** Attributes that other writers of a directory entry keep. */
  public static final List<String> COUNT = List.of(PAPERS, COUNTED);

  public static final String HANDLE = "handle";

  /** The word of the index of authors, if it is not that of the handle. */
  public static final String SORT_AS = "sortAs";

  /** Printed names of an author other than the name. */
  public static final String ALSO_AS = "alsoAs";

  /** The authors to whom all papers of an author have gone. */
  public static final String BECAME = "became";

  /** On an author's own item, and in no index: a map of what operators have said of the author. */
  public static final String IDENTITY = "identity";

  /** On an author, collection or topic: the name to or from which papers are moving. */
  public static final String MOVING = "moving";

  public static final String SUCCESSORS = "successors";
  public static final String NOT_SAME_AS = "notSameAs";
  public static final String NOTE = "note";
  public static final String LOG = "log";

  public static final String NAME = "name";

  /** Words: the roles of an author, and {@code others} if people follow who are not named. */
  public static final String ROLE = "role";

  /** The names of a profile. */
  public static final String AFFILIATIONS = "affiliations";

  /** On a paper, its versions and memberships: its authors' affiliations, each once. */
  public static final String ORGANIZATIONS = "organizations";

  /** On the paper item and its versions: the places of each author's affiliations. */
  public static final String AFFILIATED = "affiliated";

  public static final String FUNDING = "funding";
  public static final String ORCID = "orcid";

  /**
   * The number of words at the end of an author's name that are the family name; 0 for a group. One
   * letter, and a text of one digit, because lists repeat it for every author, and readers pay for
   * bytes.
   */
  public static final String FAMILY_WORDS = "f";

  /** The family name and other parts that are not just the last and first words of the name. */
  public static final String FAMILY = "family";

  public static final String GIVEN = "given";
  public static final String PARTICLE = "particle";
  public static final String SUFFIX = "suffix";

  /** On the paper item and its versions, not in lists: a map from handles to ORCID iDs. */
  public static final String ORCIDS = "orcids";

  public static final String HOMEPAGE = "homepage";

  public static final List<String> SUMMARY =
      List.of(
          SCHEMA_VERSION,
          ID,
          TITLE,
          COLLECTION,
          LEAD_AUTHORS,
          AUTHOR_COUNT,
          VENUE,
          VERSION,
          STATUS,
          PUBLISHED,
          DETAILS);

  private static final List<String> BYLINE = List.of(HANDLE, NAME, ROLE, POSITION);

  private static final List<String> NAME_PARTS =
      List.of(FAMILY_WORDS, FAMILY, GIVEN, PARTICLE, SUFFIX);

  public static final List<String> MEMBERSHIP =
      joined(joined(List.of(SCHEMA_VERSION, ORCID, ORGANIZATIONS), BYLINE), NAME_PARTS);

  /** A membership with its paper's title, and the attributes of the change behind them. */
  public static final List<String> LISTED_AUTHOR_OR_CHANGE =
      joined(MEMBERSHIP, List.of(TITLE, CHANGE));

  private static final List<String> CHANGES = List.of(CHANGE, CHANGED_REVISION, CHANGED_AT);

  public static final List<String> CHANGE_SUMMARY =
      joined(
          List.of(SCHEMA_VERSION, ID, TITLE, LEAD_AUTHORS, AUTHOR_COUNT, VENUE, PUBLISHED),
          CHANGES);

  /** Papers, and the head of the list of a collection or topic. */
  public static final List<String> HEADED = joined(SUMMARY, List.of(NAME));

  public static final List<String> AUTHOR_PAPER = joined(SUMMARY, BYLINE);

  /** Attributes that both indexes project; no item has all of them. */
  public static final List<String> PROJECTED = joined(AUTHOR_PAPER, CHANGES);

  public static final List<String> DIRECTORY_ENTRY =
      List.of(SCHEMA_VERSION, NAME, TITLE, PAPERS, DETAILS);

  public static final List<String> AUTHOR = List.of(SCHEMA_VERSION, HANDLE, NAME, DETAILS);

  public static final List<String> VERSION_SUMMARY =
      List.of(
          SCHEMA_VERSION,
          ID,
          TITLE,
          VERSION,
          STATUS,
          STATUS_REASON,
          PUBLISHED,
          REVISION,
          UPDATED_AT,
          TableSchema.TIME_TO_LIVE);

  private Attributes() {}

  private static List<String> joined(List<String> some, List<String> more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(more);
    return List.copyOf(all);
  }
}
