package papercatalog.schema;

import java.util.List;

/** The attribute names of the items, keys aside. */
public final class Attributes {
  public static final String TYPE = "type";
  public static final String SCHEMA_VERSION = "schemaVersion";

  public static final String ID = "id";
  public static final String TITLE = "title";
  public static final String ABSTRACT = "abstract";
  public static final String COLLECTION = "collection";
  public static final String TOPICS = "topics";

  /** The first ten authors: what a summary shows. */
  public static final String LEAD_AUTHORS = "leadAuthors";

  /** The authors after the lead ones: up to the hundredth on the paper item, all on a version. */
  public static final String MORE_AUTHORS = "moreAuthors";

  public static final String AUTHOR_COUNT = "authorCount";
  public static final String VENUE = "venue";
  public static final String VERSION = "version";
  public static final String STATUS = "status";
  public static final String STATUS_REASON = "statusReason";
  public static final String WITHDRAWN_AT = "withdrawnAt";
  public static final String SUPERSEDED_BY = "supersededBy";
  public static final String PUBLISHED = "published";
  public static final String IDENTIFIERS = "identifiers";
  public static final String LICENSE = "license";
  public static final String REVISION = "revision";
  public static final String UPDATED_AT = "updatedAt";

  /**
   * Equal where the content is, which need not be read for that: on the paper item and its
   * versions.
   */
  public static final String CONTENT_HASH = "contentHash";

  /** What a write has begun and not ended: on the paper item, while it is so. */
  public static final String UNFINISHED = "unfinished";

  /** Since when a version is history; the whole record of a current revision has none. */
  public static final String SUPERSEDED_AT = "supersededAt";

  public static final String HANDLE = "handle";
  public static final String NAME = "name";
  public static final String ROLE = "role";
  public static final String AFFILIATIONS = "affiliations";
  public static final String ORCID = "orcid";
  public static final String HOMEPAGE = "homepage";

  /** What a list shows of a paper, and so what both indexes project. */
  public static final List<String> SUMMARY =
      List.of(ID, TITLE, COLLECTION, LEAD_AUTHORS, AUTHOR_COUNT, VENUE, VERSION, STATUS, PUBLISHED);

  private Attributes() {}
}
