package papercatalog.table;

import static papercatalog.schema.Attributes.SCHEMA_VERSION;
import static papercatalog.schema.Attributes.SUPERSEDED_AT;
import static papercatalog.schema.Attributes.TYPE;
import static papercatalog.schema.Attributes.UNFINISHED;
import static papercatalog.schema.TableSchema.TIME_TO_LIVE;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.schema.Attributes;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;

/**
 * The items of one paper: itself, a membership per author, a link per topic, and its versions: the
 * states that were superseded and, where the paper's own item cannot name all the authors, the
 * whole record of the current one.
 */
public final class PaperItems {
  /** Lets readers of raw items tell them apart; older items without it are of version 1. */
  static final long CURRENT_SCHEMA = 1;

  private PaperItems() {}

  /** The paper's own item, with the first {@link Paper#EMBEDDED_AUTHORS} authors. */
  public static Item paper(Paper paper) {
    ItemBuilder item = begin("Paper", Keys.paper(paper.id()), Keys.inCollection(paper));
    return PaperAttributes.putRecord(item, paper, Paper.EMBEDDED_AUTHORS).build();
  }

  /** Whether the paper's own item cannot name all its authors, so that a version must. */
  public static boolean needsVersion(Paper paper) {
    return paper.authors().size() > Paper.EMBEDDED_AUTHORS;
  }

  /** The whole record of a revision, with all its authors. It is in no list. */
  public static Item version(Paper paper) {
    ItemBuilder item =
        begin("Version", Keys.version(paper.id(), paper.revision()), Optional.empty());
    return PaperAttributes.putRecord(item, paper, paper.authorCount()).build();
  }

  /**
   * A record that has been superseded, as history.
   *
   * @param record the item that held it whole: the paper's own, or its version
   * @param expiresAt when it may be dropped; without it, it is kept
   */
  public static Item history(Item record, Instant supersededAt, Optional<Instant> expiresAt) {
    PaperId id = new PaperId(record.text(Attributes.ID));
    return new ItemBuilder()
        .put(unlisted(record).without(List.of(UNFINISHED)).attributes())
        .put(Keys.version(id, PaperAttributes.readRevision(record)).attributes())
        .put(TYPE, "Version")
        .put(SUPERSEDED_AT, supersededAt.toString())
        .putNumber(TIME_TO_LIVE, expiresAt.map(Instant::getEpochSecond))
        .build();
  }

  /** The same item, in no list. */
  public static Item unlisted(Item item) {
    return item.without(indexKeys());
  }

  /** The attributes that place an item in a list. */
  public static List<String> indexKeys() {
    List<String> keys = new ArrayList<>();
    for (Index index : TableSchema.indexes()) {
      keys.addAll(List.of(index.partitionKey(), index.sortKey()));
    }
    return keys;
  }

  /** The memberships and topic links of a paper; a withdrawn one has none. */
  public static Map<ItemKey, Item> links(Paper paper) {
    Map<ItemKey, Item> links = new LinkedHashMap<>();
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

  /** What places the paper in the list of one of its authors. */
  public static Item membership(Paper paper, AuthorHandle handle) {
    ItemBuilder item =
        begin("Membership", Keys.membership(paper.id(), handle), Keys.inAuthor(paper, handle));
    return PaperAttributes.putSummary(item, paper).build();
  }

  /** What places the paper in the list of one of its topics. */
  public static Item topicLink(Paper paper, TopicName topic) {
    ItemBuilder item =
        begin("TopicLink", Keys.topicLink(paper.id(), topic), Keys.inTopic(paper, topic));
    return PaperAttributes.putSummary(item, paper).build();
  }

  private static ItemBuilder begin(String type, ItemKey key, Optional<IndexKey> place) {
    return new ItemBuilder()
        .put(key.attributes())
        .put(place.map(IndexKey::attributes).orElse(Map.of()))
        .put(TYPE, type)
        .put(SCHEMA_VERSION, CURRENT_SCHEMA);
  }
}
