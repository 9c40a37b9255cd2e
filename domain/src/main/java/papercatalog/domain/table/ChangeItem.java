package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.CHANGE;
import static papercatalog.domain.schema.Attributes.CHANGED_AT;
import static papercatalog.domain.schema.Attributes.CHANGED_PAPER;
import static papercatalog.domain.schema.Attributes.CHANGED_REVISION;
import static papercatalog.domain.schema.Attributes.ID;
import static papercatalog.domain.schema.Attributes.TITLE;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item of a paper's latest change, which stays when the rest of the paper is deleted. */
public final class ChangeItem {
  private ChangeItem() {}

  /**
   * The item without facts about the paper: for a deleted paper, and in the form of older releases.
   */
  public static Item of(TableSchema schema, Change change) {
    return ItemBuilder.of("Change", Keys.change(change.id()))
        .put(Optional.of(Keys.inChanges(schema, change)))
        .put(ID, change.id().value())
        .put(CHANGE, change.kind().text())
        .put(CHANGED_REVISION, change.revision())
        .put(CHANGED_AT, Keys.moment(change.at()))
        .build();
  }

  /** The item of a change that led to a paper's record. */
  public static Item of(TableSchema schema, Change change, Paper paper) {
    return withFacts(schema, change, paper).with(TITLE, AttributeValue.fromS(paper.title()));
  }

  private static Item withFacts(TableSchema schema, Change change, Paper paper) {
    return of(schema, change)
        .with(CHANGED_PAPER, ChangedPaperAttribute.write(ChangedPaper.of(paper)));
  }

  /** Reads the projection of the item in an index, with the title. */
  public static Change readListed(Item item) {
    return read(item).titled(item.optional(TITLE));
  }

  /** Reads the item, or its projection in an index. */
  public static Change read(Item item) {
    item.requireSchema();
    return new Change(
        new PaperId(item.text(ID)),
        readKind(item),
        item.number(CHANGED_REVISION, 1),
        IsoInstant.parse(item.text(CHANGED_AT)));
  }

  /** Reads the kind from any projection that has it. */
  public static ChangeKind readKind(Item item) {
    return ChangeKind.of(item.text(CHANGE));
  }

  /** Reads the facts about the paper from a whole item; empty for a deleted paper. */
  public static Optional<ChangedPaper> readPaper(Item item) {
    return item.value(CHANGED_PAPER).map(ChangedPaperAttribute::read);
  }

  /**
   * Whether an item matches the change that it names. An item without facts about the paper, or
   * without its title, is sound: older releases wrote none.
   *
   * @param paper the paper that the change led to; empty when it is deleted
   */
  public static boolean isSound(TableSchema schema, Item item, Optional<Paper> paper) {
    Change change = read(item);
    return item.equals(of(schema, change))
        || paper
            .filter(
                there ->
                    item.equals(of(schema, change, there))
                        || item.equals(withFacts(schema, change, there)))
            .isPresent();
  }

  /** The same change with another time. */
  public static Item writtenAt(TableSchema schema, Item item, Instant at) {
    Item moved = of(schema, read(item).writtenAt(at));
    for (String fact : List.of(CHANGED_PAPER, TITLE)) {
      if (item.value(fact).isPresent()) {
        moved = moved.with(fact, item.value(fact).get());
      }
    }
    return moved;
  }
}
