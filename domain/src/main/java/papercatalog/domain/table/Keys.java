package papercatalog.domain.table;

import static papercatalog.domain.schema.KeyPrefix.*;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;

/**
 * Builds every key of the table, except for the {@link Namespace} of a catalog that shares its
 * table with others.
 *
 * <p>Injective: the grammars of ids exclude the delimiter and free text is escaped, so no two
 * things share a key.
 */
public final class Keys {
  /**
   * Sorts after every character that may follow a date in a sort key: delimiter, hyphen, digit,
   * letter.
   */
  private static final String AFTER_ANY = "~";

  /** The sort key of a paper's change item. */
  public static final String CHANGE = "CHANGE";

  /** The partition of a tenant's profiles, in the index of the lists of authors' papers. */
  public static final String PROFILES = "PROFILES";

  /** The partition of a tenant's unlisted items in that index, sorted by their own partitions. */
  public static final String UNLISTED = "UNLISTED";

  /** The first year in which a catalog recorded changes. */
  public static final int FIRST_YEAR_OF_CHANGES = 2026;

  private static final int SECOND_LENGTH = "0000-00-00T00:00:00".length();
  private static final int MOMENT_LENGTH = "0000-00-00T00:00:00.000Z".length();
  private static final int REVISION_DIGITS = 10;

  private Keys() {}

  public static String paperPartition(PaperId id) {
    return PAPER.text() + id.key();
  }

  public static ItemKey paper(PaperId id) {
    return new ItemKey(paperPartition(id), paperPartition(id));
  }

  public static ItemKey membership(PaperId id, AuthorHandle handle) {
    return new ItemKey(paperPartition(id), authorPosition(handle));
  }

  /** An upper bound for the sort keys of memberships. Only a paper's other items are above it. */
  public static String afterMemberships() {
    return upperBound(AUTHOR);
  }

  public static ItemKey topicLink(PaperId id, TopicName topic) {
    return new ItemKey(paperPartition(id), TOPIC.text() + topic);
  }

  public static ItemKey version(PaperId id, long revision) {
    return new ItemKey(paperPartition(id), versionPosition(revision));
  }

  public static ItemKey identifierLink(PaperId id, Identifier identifier) {
    return new ItemKey(paperPartition(id), identifierPartition(identifier));
  }

  public static ItemKey change(PaperId id) {
    return new ItemKey(paperPartition(id), CHANGE);
  }

  /** The counted state of a paper, in its own partition, which outlives the paper's. */
  public static ItemKey counted(PaperId id) {
    return new ItemKey(COUNTED.text() + id.key(), COUNTED.text() + id.key());
  }

  public static ItemKey entry(Directory directory, String name) {
    return new ItemKey(directory.partition(), directory.kind().text() + name);
  }

  public static ItemKey author(AuthorHandle handle) {
    return new ItemKey(AUTHOR.text() + handle, AUTHOR.text() + handle);
  }

  public static String collectionPartition(CollectionName name) {
    return COLLECTION.text() + name;
  }

  public static String authorPartition(AuthorHandle handle) {
    return AUTHOR.text() + handle;
  }

  public static String topicPartition(TopicName topic) {
    return TOPIC.text() + topic;
  }

  /**
   * The partition of an identifier in the index of its list. Its value is free text, so the
   * delimiter is escaped.
   */
  public static String identifierPartition(Identifier identifier) {
    String value = identifier.value().replace("%", "%25").replace(DELIMITER, "%23");
    return IDENTIFIER.text() + identifier.scheme().text() + ":" + value;
  }

  public static String changesPartition(int year) {
    return CHANGES.text() + year;
  }

  public static String collectionChangesPartition(CollectionName name) {
    return COLLECTION_CHANGES.text() + name;
  }

  /** The position of a change in the lists of changes: by time, then by id. */
  public static String changePosition(Change change) {
    return moment(change.at()) + DELIMITER + change.id().key();
  }

  /** A time as in the keys of changes: always with milliseconds. */
  public static String moment(Instant at) {
    String text = IsoInstant.text(at.truncatedTo(ChronoUnit.MILLIS));
    return text.length() == MOMENT_LENGTH ? text : text.substring(0, SECOND_LENGTH) + ".000Z";
  }

  /** The position of a paper in the lists: by date, then by id. */
  public static String listPosition(PublicationDate published, PaperId id) {
    return DATE.text() + published + DELIMITER + id.key();
  }

  public static String authorPosition(AuthorHandle handle) {
    return AUTHOR.text() + handle;
  }

  /**
   * The position of a version in the list of a paper's versions: padded, so that keys sort by
   * revision.
   */
  public static String versionPosition(long revision) {
    String digits = Long.toString(revision);
    return VERSION.text() + "0".repeat(Math.max(0, REVISION_DIGITS - digits.length())) + digits;
  }

  /** The paper at a position from {@link #listPosition}. */
  public static PaperId paperAt(String listPosition) {
    String[] parts = listPosition.split(DELIMITER, -1);
    if (parts.length != 3) {
      throw new InvalidValue("position", "must hold a date and an id");
    }
    new PublicationDate(parts[1]);
    return new PaperId(parts[2]);
  }

  /** The paper at a position from {@link #changePosition}. */
  public static PaperId changedPaperAt(String changePosition) {
    if (!isChangePosition(changePosition)) {
      throw new InvalidValue("position", "must hold a moment and an id");
    }
    return new PaperId(changePosition.substring(MOMENT_LENGTH + 1));
  }

  /** The name of the entry with this sort key. */
  public static String nameAt(Directory directory, String sortKey) {
    String name = tail(directory.kind(), sortKey);
    if (!Grammar.SLUG.admits(name)) {
      throw new InvalidValue("position", Grammar.SLUG.rule());
    }
    return name;
  }

  /** The author of the membership with this sort key. */
  public static AuthorHandle authorAt(String sortKey) {
    return new AuthorHandle(tail(AUTHOR, sortKey));
  }

  /** The revision of the version with this sort key. */
  public static long revisionAt(String sortKey) {
    String digits = tail(VERSION, sortKey);
    if (digits.length() != REVISION_DIGITS || !digits.chars().allMatch(c -> '0' <= c && c <= '9')) {
      throw new InvalidValue("position", "must hold a revision");
    }
    return Long.parseLong(digits);
  }

  private static String tail(KeyPrefix kind, String key) {
    if (!key.startsWith(kind.text())) {
      throw new InvalidValue("position", "must begin with " + kind.text());
    }
    return key.substring(kind.text().length());
  }

  /**
   * A lower bound for the positions of changes from a date on; of all changes when there is no
   * date.
   */
  public static String changesFrom(Optional<PublicationDate> since) {
    String first = Integer.toString(FIRST_YEAR_OF_CHANGES);
    String text = since.map(date -> date.text().replace("Z", "")).orElse(first);
    return text.compareTo(first) < 0 ? first : text;
  }

  /**
   * An upper bound for the positions of changes up to the end of a date; of all changes when there
   * is no date.
   */
  public static String changesUntil(Optional<PublicationDate> until) {
    return until.map(PublicationDate::text).orElse("") + AFTER_ANY;
  }

  public static String changesUntil(Instant until) {
    return moment(until) + AFTER_ANY;
  }

  /** A lower bound for the positions of a year's changes. */
  public static String lowerBound(int year) {
    return year + "-";
  }

  /** An upper bound for the positions of a year's changes. */
  public static String upperBound(int year) {
    return year + "-" + AFTER_ANY;
  }

  /** Whether a text has the form of {@link #changePosition}. */
  public static boolean isChangePosition(String text) {
    return text.indexOf(DELIMITER) == MOMENT_LENGTH;
  }

  public static String lowerBound(KeyPrefix kind) {
    return kind.text();
  }

  public static String upperBound(KeyPrefix kind) {
    return kind.text() + AFTER_ANY;
  }

  /** A lower bound for positions from a date on; below all of them when there is no date. */
  public static String lowerBound(Optional<PublicationDate> from) {
    return DATE.text() + from.map(date -> date.shortest().text()).orElse("");
  }

  /** An upper bound for positions up to the end of a date; above all of them when there is none. */
  public static String upperBound(Optional<PublicationDate> until) {
    return DATE.text() + until.map(PublicationDate::text).orElse("") + AFTER_ANY;
  }

  static Optional<IndexKey> inCollection(TableSchema schema, Paper paper) {
    return listed(paper, schema.index(COLLECTION), collectionPartition(paper.collection()));
  }

  static Optional<IndexKey> inAuthor(TableSchema schema, Paper paper, AuthorHandle handle) {
    return listed(paper, schema.index(AUTHOR), authorPartition(handle));
  }

  static Optional<IndexKey> inTopic(TableSchema schema, Paper paper, TopicName topic) {
    return listed(paper, schema.index(TOPIC), topicPartition(topic));
  }

  static Optional<IndexKey> inIdentifier(TableSchema schema, Paper paper, Identifier identifier) {
    return listed(paper, schema.index(IDENTIFIER), identifierPartition(identifier));
  }

  static IndexKey inChanges(TableSchema schema, Change change) {
    return new IndexKey(
        schema.index(CHANGES),
        changesPartition(change.at().atOffset(ZoneOffset.UTC).getYear()),
        changePosition(change));
  }

  static IndexKey inCollectionChanges(TableSchema schema, Change change, CollectionName name) {
    return new IndexKey(
        schema.index(COLLECTION_CHANGES), collectionChangesPartition(name), changePosition(change));
  }

  private static Optional<IndexKey> listed(Paper paper, Index index, String partition) {
    return paper.status().listed()
        ? Optional.of(new IndexKey(index, partition, listPosition(paper.published(), paper.id())))
        : Optional.empty();
  }
}
