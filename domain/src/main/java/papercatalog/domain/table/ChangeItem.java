package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item of a paper's latest change, which stays when the rest of the paper is deleted. */
public final class ChangeItem {
  private ChangeItem() {}

  /** The item of a change. A deletion has no paper, and so is in no collection. */
  // I-2
  public static Item of(TableSchema schema, Change change, Optional<Paper> paper) {
    ItemBuilder item =
        ItemBuilder.of("Change", Keys.change(change.id()))
            .put(ofYear(schema, change))
            .put(
                paper.map(
                    it -> place(schema, KeyPrefix.COLLECTION_CHANGES, it.collection(), change)))
            .put(ID, change.id().value())
            .put(CHANGE, change.kind().text())
            .put(CHANGED_REVISION, change.revision())
            .put(CHANGED_AT, Positions.moment(change.at()));
    paper.ifPresent(
        it -> item.put(TITLE, it.title()).put(CHANGED_PAPER, write(ChangedPaper.of(it))));
    paper
        .filter(it -> it.status() != Status.WITHDRAWN)
        .ifPresent(it -> PaperAttributes.putCredits(item, it, Credits.AUTHORS));
    return item.build();
  }

  public static Item of(TableSchema schema, Change change, Paper paper) {
    return of(schema, change, Optional.of(paper));
  }

  public static Item of(TableSchema schema, Change change) {
    return of(schema, change, Optional.empty());
  }

  /** The item of the same change at another time. */
  // I-2
  public static Item at(TableSchema schema, Item item, Instant at) {
    Change moved = read(item).writtenAt(at);
    Index ofCollections = schema.index(KeyPrefix.COLLECTION_CHANGES);
    return new ItemBuilder(item)
        .put(ofYear(schema, moved))
        .put(
            item.optional(ofCollections.partitionKey())
                .map(list -> new IndexKey(ofCollections, list, Positions.ofChange(moved))))
        .put(CHANGED_AT, Positions.moment(at))
        .build();
  }

  private static IndexKey ofYear(TableSchema schema, Change change) {
    int year = change.at().atOffset(ZoneOffset.UTC).getYear();
    return place(schema, KeyPrefix.CHANGES, year, change);
  }

  /** Reads the projection of the item in an index, with title and credits. */
  public static Change readListed(Item item) {
    return read(item).listed(item.optional(TITLE), PaperAttributes.readCredits(item));
  }

  public static Change read(Item item) {
    item.requireSchema();
    return new Change(
        new PaperId(item.text(ID)),
        readKind(item),
        item.number(CHANGED_REVISION, 1),
        IsoInstant.parse(item.text(CHANGED_AT)));
  }

  /** Reads the item if there is one and it can be read. */
  public static Optional<Change> readable(Optional<Item> item) {
    try {
      return item.map(ChangeItem::read);
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  public static ChangeKind readKind(Item item) {
    return ChangeKind.of(item.text(CHANGE));
  }

  /** Reads the facts about the paper from a whole item; empty for a deleted paper. */
  public static Optional<ChangedPaper> readPaper(Item item) {
    return item.value(CHANGED_PAPER).map(ChangeItem::readFacts);
  }

  private static IndexKey place(TableSchema schema, KeyPrefix kind, Object name, Change change) {
    String partition = Keys.partition(kind, name);
    return new IndexKey(schema.index(kind), partition, Positions.ofChange(change));
  }

  private static Item write(ChangedPaper paper) {
    return new ItemBuilder()
        .put(TITLE, paper.title())
        .put(COLLECTION, paper.collection().value())
        .putTexts(TOPICS, paper.topics())
        .putTexts(LEAD_AUTHORS, paper.authors())
        .put(STATUS, paper.status().text())
        .put(PUBLISHED, paper.published().text())
        .build();
  }

  private static ChangedPaper readFacts(AttributeValue attribute) {
    Item members = new Item(attribute.m());
    return new ChangedPaper(
        members.text(TITLE),
        new CollectionName(members.text(COLLECTION)),
        members.list(TOPICS, topic -> new TopicName(topic.s())),
        members.list(LEAD_AUTHORS, handle -> new AuthorHandle(handle.s())),
        Status.of(members.text(STATUS)),
        new PublicationDate(members.text(PUBLISHED)));
  }
}
