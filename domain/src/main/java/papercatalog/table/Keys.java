package papercatalog.table;

import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_TOPIC_PAPERS;
import static papercatalog.schema.KeyPrefix.AUTHOR;
import static papercatalog.schema.KeyPrefix.COLLECTION;
import static papercatalog.schema.KeyPrefix.DATE;
import static papercatalog.schema.KeyPrefix.DELIMITER;
import static papercatalog.schema.KeyPrefix.PAPER;
import static papercatalog.schema.KeyPrefix.TOPIC;
import static papercatalog.schema.KeyPrefix.VERSION;

import java.util.Locale;
import java.util.Optional;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.TopicName;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;

/**
 * Every key string of the table is built here and nowhere else.
 *
 * <p>Injective: the identifiers' grammars exclude the delimiter, so no two things share a key.
 */
public final class Keys {
  /** Sorts after whatever may follow a date in a sort key: delimiter, hyphen, digit, letter. */
  private static final String AFTER_ANY = "~";

  private Keys() {}

  /** The paper itself. */
  public static ItemKey paper(PaperId id) {
    return new ItemKey(PAPER.text() + id, PAPER.text() + id);
  }

  /** A paper's link to one of its authors. */
  public static ItemKey membership(PaperId id, AuthorHandle handle) {
    return new ItemKey(PAPER.text() + id, AUTHOR.text() + handle);
  }

  /** A paper's link to one of its topics. */
  public static ItemKey topicLink(PaperId id, TopicName topic) {
    return new ItemKey(PAPER.text() + id, TOPIC.text() + topic);
  }

  /** The record of one revision of a paper: padded, so that the keys sort as the revisions do. */
  public static ItemKey version(PaperId id, long revision) {
    return new ItemKey(
        PAPER.text() + id, VERSION.text() + String.format(Locale.ROOT, "%010d", revision));
  }

  /** An author's profile. */
  public static ItemKey author(AuthorHandle handle) {
    return new ItemKey(AUTHOR.text() + handle, AUTHOR.text() + handle);
  }

  /** The partition of a collection in the index of its list. */
  public static String collectionPartition(CollectionName name) {
    return COLLECTION.text() + name;
  }

  /** The partition of an author's papers in the index of their list. */
  public static String authorPartition(AuthorHandle handle) {
    return AUTHOR.text() + handle;
  }

  /** The partition of a topic in the index of its list. */
  public static String topicPartition(TopicName topic) {
    return TOPIC.text() + topic;
  }

  /** Where the lists place a paper: by date, and by id among papers of one date. */
  public static String listPosition(PublicationDate published, PaperId id) {
    return DATE.text() + published + DELIMITER + id;
  }

  /** Not above any position from this date on; below all of them when there is no date. */
  public static String lowerBound(Optional<PublicationDate> from) {
    return DATE.text() + from.map(date -> date.shortest().text()).orElse("");
  }

  /** Not below any position up to the end of this date; above all of them when there is none. */
  public static String upperBound(Optional<PublicationDate> until) {
    return DATE.text() + until.map(PublicationDate::text).orElse("") + AFTER_ANY;
  }

  /** The place of a paper item in its collection's list, if it is listed at all. */
  static Optional<IndexKey> inCollection(TableSchema schema, Paper paper) {
    return listed(
        paper, schema.index(LIST_COLLECTION_PAPERS), collectionPartition(paper.collection()));
  }

  /** The place of a membership in its author's list. */
  static Optional<IndexKey> inAuthor(TableSchema schema, Paper paper, AuthorHandle handle) {
    return listed(paper, schema.index(LIST_AUTHOR_PAPERS), authorPartition(handle));
  }

  /** The place of a topic link in its topic's list. */
  static Optional<IndexKey> inTopic(TableSchema schema, Paper paper, TopicName topic) {
    return listed(paper, schema.index(LIST_TOPIC_PAPERS), topicPartition(topic));
  }

  private static Optional<IndexKey> listed(Paper paper, Index index, String partition) {
    return paper.status().listed()
        ? Optional.of(new IndexKey(index, partition, listPosition(paper.published(), paper.id())))
        : Optional.empty();
  }
}
