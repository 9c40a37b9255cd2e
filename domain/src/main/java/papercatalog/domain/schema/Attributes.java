package papercatalog.domain.schema;

import java.util.ArrayList;
import java.util.List;

/** The attribute names of the items, without keys and the texts of {@code TextField}. */
public final class Attributes {
  public static final String TYPE = "type";
  public static final String SCHEMA_VERSION = "schemaVersion";

  public static final String ID = "id";
  public static final String TITLE = "title";
  public static final String COLLECTION = "collection";
  public static final String TOPICS = "topics";

  /** The first ten authors: what a summary shows. */
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
  public static final String REVISION = "revision";
  public static final String CREATED_AT = "createdAt";
  public static final String UPDATED_AT = "updatedAt";

  /**
   * Equal where the content is, which need not be read for that: on the paper item and its
   * versions.
   */
  public static final String CONTENT_HASH = "contentHash";

  /** What a write has begun and not ended: on the paper item, while it is so. */
  public static final String UNFINISHED = "unfinished";

  /** The whole record of a version, compressed, but for what a list of versions shows. */
  public static final String RECORD = "record";

  /** Where an author stands in the byline, from 1: on a membership. */
  public static final String POSITION = "position";

  /** What became of a paper: on its change item. */
  public static final String CHANGE = "change";

  /** The revision that a change has led to: on the change item. */
  public static final String CHANGED_REVISION = "changedRevision";

  public static final String CHANGED_AT = "changedAt";

  /** What a change says of the paper: on the change item, and in no index. */
  public static final String CHANGED_PAPER = "paper";

  /** How many papers a collection or topic lists: on the entry of a directory, if it is counted. */
  public static final String PAPERS = "papers";

  /** How often that number has been written. */
  public static final String COUNTED = "counted";

  /** What whoever writes the entry of a directory leaves as it is. */
  public static final List<String> COUNT = List.of(PAPERS, COUNTED);

  public static final String HANDLE = "handle";
  public static final String NAME = "name";
  public static final String ROLE = "role";
  public static final String AFFILIATIONS = "affiliations";
  public static final String ORCID = "orcid";
  public static final String HOMEPAGE = "homepage";

  /** What a list shows of a paper. */
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
          PUBLISHED);

  private static final List<String> BYLINE = List.of(HANDLE, NAME, ROLE, POSITION);

  /** What a membership says of its author. */
  public static final List<String> MEMBERSHIP = joined(List.of(SCHEMA_VERSION), BYLINE);

  private static final List<String> CHANGES = List.of(CHANGE, CHANGED_REVISION, CHANGED_AT);

  /** What a list shows of a change. */
  public static final List<String> CHANGE_SUMMARY = joined(List.of(SCHEMA_VERSION, ID), CHANGES);

  /** What a list shows of a paper in the list of one of its authors. */
  public static final List<String> AUTHOR_PAPER = joined(SUMMARY, BYLINE);

  /** What both indexes project; no item has all of it. */
  public static final List<String> PROJECTED = joined(AUTHOR_PAPER, CHANGES);

  /** What a directory shows of a name. */
  public static final List<String> DIRECTORY_ENTRY = List.of(SCHEMA_VERSION, NAME, TITLE, PAPERS);

  /** What a list shows of a version. */
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
