package papercatalog.table;

import static papercatalog.schema.Attributes.ABSTRACT;
import static papercatalog.schema.Attributes.AUTHOR_COUNT;
import static papercatalog.schema.Attributes.COLLECTION;
import static papercatalog.schema.Attributes.CONTENT_HASH;
import static papercatalog.schema.Attributes.ID;
import static papercatalog.schema.Attributes.IDENTIFIERS;
import static papercatalog.schema.Attributes.LEAD_AUTHORS;
import static papercatalog.schema.Attributes.LICENSE;
import static papercatalog.schema.Attributes.MORE_AUTHORS;
import static papercatalog.schema.Attributes.PUBLISHED;
import static papercatalog.schema.Attributes.REVISION;
import static papercatalog.schema.Attributes.SCHEMA_VERSION;
import static papercatalog.schema.Attributes.STATUS;
import static papercatalog.schema.Attributes.STATUS_REASON;
import static papercatalog.schema.Attributes.SUPERSEDED_AT;
import static papercatalog.schema.Attributes.SUPERSEDED_BY;
import static papercatalog.schema.Attributes.TITLE;
import static papercatalog.schema.Attributes.TOPICS;
import static papercatalog.schema.Attributes.TYPE;
import static papercatalog.schema.Attributes.UNFINISHED;
import static papercatalog.schema.Attributes.UPDATED_AT;
import static papercatalog.schema.Attributes.VENUE;
import static papercatalog.schema.Attributes.VERSION;
import static papercatalog.schema.Attributes.WITHDRAWN_AT;
import static papercatalog.schema.TableSchema.TIME_TO_LIVE;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.ContentHash;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.PaperSummary;
import papercatalog.model.PublicationDate;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of one paper: itself, a membership per author, a link per topic, and its versions: the
 * states that were superseded and, where the paper's own item cannot name all the authors, the
 * whole record of the current one.
 */
public final class PaperItems {
  /** Told apart by readers of raw items; older items without it are of version 1. */
  static final long CURRENT_SCHEMA = 1;

  private PaperItems() {}

  /** The paper's own item, with the first {@link Paper#EMBEDDED_AUTHORS} authors. */
  public static Map<String, AttributeValue> paper(Paper paper) {
    return record("Paper", Keys.paper(paper.id()), Keys.inCollection(paper), paper)
        .put(MORE_AUTHORS, AuthorshipAttribute.write(moreAuthors(paper, Paper.EMBEDDED_AUTHORS)))
        .item();
  }

  /** Whether the paper's own item cannot name all its authors, so that a version must. */
  public static boolean needsVersion(Paper paper) {
    return paper.authors().size() > Paper.EMBEDDED_AUTHORS;
  }

  /** The whole record of a revision, with all its authors. It is in no list. */
  public static Map<String, AttributeValue> version(Paper paper) {
    return record("Version", Keys.version(paper.id(), paper.revision()), Optional.empty(), paper)
        .put(MORE_AUTHORS, AuthorshipAttribute.write(moreAuthors(paper, paper.authorCount())))
        .item();
  }

  /**
   * A record that has been superseded, as history.
   *
   * @param record the item that held it whole: the paper's own, or its version
   * @param expiresAt when it may be dropped; without it, it is kept
   */
  public static Map<String, AttributeValue> history(
      Map<String, AttributeValue> record, Instant supersededAt, Optional<Instant> expiresAt) {
    ItemReader reader = new ItemReader(record);
    PaperId id = new PaperId(reader.text(ID));
    Map<String, AttributeValue> history = withoutIndexKeys(record);
    history.remove(UNFINISHED);
    return new ItemWriter()
        .put(history)
        .put(Keys.version(id, readRevision(record)).attributes())
        .put(TYPE, "Version")
        .put(SUPERSEDED_AT, supersededAt.toString())
        .putNumber(TIME_TO_LIVE, expiresAt.map(Instant::getEpochSecond))
        .item();
  }

  /** The same item, in no list. */
  public static Map<String, AttributeValue> withoutIndexKeys(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> unlisted = new HashMap<>(item);
    for (Index index : TableSchema.indexes()) {
      unlisted.keySet().removeAll(List.of(index.partitionKey(), index.sortKey()));
    }
    return unlisted;
  }

  /** The memberships and topic links of a paper; a withdrawn one has none. */
  public static Map<ItemKey, Map<String, AttributeValue>> links(Paper paper) {
    Map<ItemKey, Map<String, AttributeValue>> links = new LinkedHashMap<>();
    if (paper.status() != Status.WITHDRAWN) {
      for (Authorship author : paper.authors()) {
        links.put(Keys.membership(paper.id(), author.handle()), membership(paper, author.handle()));
      }
      for (TopicName topic : paper.topics()) {
        links.put(Keys.topicLink(paper.id(), topic), topicLink(paper, topic));
      }
    }
    return links;
  }

  private static ItemWriter record(
      String type, ItemKey key, Optional<IndexKey> indexKey, Paper paper) {
    return summary(type, key, indexKey, paper)
        .put(ABSTRACT, paper.abstractText())
        .put(TOPICS, paper.topics().stream().map(t -> AttributeValue.fromS(t.value())).toList())
        .put(STATUS_REASON, paper.statusReason())
        .put(WITHDRAWN_AT, paper.withdrawnAt())
        .put(SUPERSEDED_BY, paper.supersededBy())
        .putMap(IDENTIFIERS, paper.identifiers())
        .put(LICENSE, paper.license())
        .put(REVISION, paper.revision())
        .put(UPDATED_AT, paper.updatedAt().toString())
        .put(CONTENT_HASH, ContentHash.of(paper));
  }

  /** What places the paper in the list of one of its authors. */
  public static Map<String, AttributeValue> membership(Paper paper, AuthorHandle handle) {
    return summary(
            "Membership", Keys.membership(paper.id(), handle), Keys.inAuthor(paper, handle), paper)
        .item();
  }

  /** What places the paper in the list of one of its topics. */
  public static Map<String, AttributeValue> topicLink(Paper paper, TopicName topic) {
    return summary(
            "TopicLink", Keys.topicLink(paper.id(), topic), Keys.inTopic(paper, topic), paper)
        .item();
  }

  /** The revision of a paper or version. */
  public static long readRevision(Map<String, AttributeValue> item) {
    return new ItemReader(item).number(REVISION, 1);
  }

  /** Reads {@link #paper(Paper)} and {@link #version(Paper)}. */
  public static Paper readPaper(Map<String, AttributeValue> item) {
    PaperSummary summary = readSummary(item);
    ItemReader reader = new ItemReader(item);
    List<Authorship> authors = new ArrayList<>(summary.authors());
    authors.addAll(reader.list(MORE_AUTHORS, AuthorshipAttribute::read));
    return new Paper(
        summary.id(),
        summary.title(),
        reader.optional(ABSTRACT),
        summary.collection(),
        reader.list(TOPICS, topic -> new TopicName(topic.s())),
        authors,
        summary.authorCount(),
        summary.venue(),
        summary.version(),
        summary.status(),
        reader.optional(STATUS_REASON),
        reader.moment(WITHDRAWN_AT),
        reader.optional(SUPERSEDED_BY).map(PaperId::new),
        summary.published(),
        reader.map(IDENTIFIERS),
        reader.optional(LICENSE),
        readRevision(item),
        reader.moment(UPDATED_AT).orElse(Instant.EPOCH));
  }

  /** Since when a version is history; empty when it holds the current revision. */
  public static Optional<Instant> supersededAt(Map<String, AttributeValue> version) {
    return new ItemReader(version).moment(SUPERSEDED_AT);
  }

  /** When a version may be dropped. */
  public static Optional<Instant> expiresAt(Map<String, AttributeValue> version) {
    return Optional.of(new ItemReader(version).number(TIME_TO_LIVE, 0))
        .filter(seconds -> seconds > 0)
        .map(Instant::ofEpochSecond);
  }

  /** Reads what an index projects of any of the three kinds of item. */
  public static PaperSummary readSummary(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(item);
    List<Authorship> authors = reader.list(LEAD_AUTHORS, AuthorshipAttribute::read);
    return new PaperSummary(
        new PaperId(reader.text(ID)),
        reader.text(TITLE),
        new CollectionName(reader.text(COLLECTION)),
        authors,
        (int) reader.number(AUTHOR_COUNT, authors.size()),
        reader.optional(VENUE),
        reader.optional(VERSION),
        reader.optional(STATUS).map(Status::of).orElse(Status.PUBLISHED),
        new PublicationDate(reader.text(PUBLISHED)));
  }

  private static ItemWriter summary(
      String type, ItemKey key, Optional<IndexKey> indexKey, Paper paper) {
    return new ItemWriter()
        .put(key.attributes())
        .put(indexKey.map(IndexKey::attributes).orElse(Map.of()))
        .put(TYPE, type)
        .put(SCHEMA_VERSION, CURRENT_SCHEMA)
        .put(ID, paper.id().value())
        .put(TITLE, paper.title())
        .put(COLLECTION, paper.collection().value())
        .put(LEAD_AUTHORS, AuthorshipAttribute.write(paper.leadAuthors()))
        .put(AUTHOR_COUNT, paper.authorCount())
        .put(VENUE, paper.venue())
        .put(VERSION, paper.version())
        .put(STATUS, paper.status().text())
        .put(PUBLISHED, paper.published().text());
  }

  private static List<Authorship> moreAuthors(Paper paper, int limit) {
    int last = Math.min(paper.authors().size(), limit);
    return paper.authors().subList(paper.leadAuthors().size(), last);
  }
}
