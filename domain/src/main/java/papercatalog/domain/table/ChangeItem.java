package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.CHANGE;
import static papercatalog.domain.schema.Attributes.CHANGED_AT;
import static papercatalog.domain.schema.Attributes.CHANGED_PAPER;
import static papercatalog.domain.schema.Attributes.CHANGED_REVISION;
import static papercatalog.domain.schema.Attributes.ID;

import java.time.Instant;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.TableSchema;

/** The item of a paper's latest change, which stays when all else of the paper is deleted. */
public final class ChangeItem {
  private ChangeItem() {}

  /**
   * The item, in the list of all changes, without a word about the paper: of a deleted one, and as
   * it was before changes said more.
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

  /** The item of a change that has led to the record of a paper. */
  public static Item of(TableSchema schema, Change change, Paper paper) {
    return of(schema, change)
        .with(CHANGED_PAPER, ChangedPaperAttribute.write(ChangedPaper.of(paper)));
  }

  /** Reads the item, or what an index projects of it. */
  public static Change read(Item item) {
    item.requireSchema();
    return new Change(
        new PaperId(item.text(ID)),
        ChangeKind.of(item.text(CHANGE)),
        item.number(CHANGED_REVISION, 1),
        IsoInstant.parse(item.text(CHANGED_AT)));
  }

  /** What the whole item says of the paper; nothing of a deleted one. */
  public static Optional<ChangedPaper> readPaper(Item item) {
    return item.value(CHANGED_PAPER).map(ChangedPaperAttribute::read);
  }

  /**
   * Whether an item is as the change that it names asks for. One that says nothing about the paper
   * is from before changes did.
   *
   * @param paper which the change has led to; empty when it is deleted
   */
  public static boolean isSound(TableSchema schema, Item item, Optional<Paper> paper) {
    Change change = read(item);
    return item.equals(of(schema, change))
        || paper.filter(there -> item.equals(of(schema, change, there))).isPresent();
  }

  /** The same change, written at another time. */
  public static Item writtenAt(TableSchema schema, Item item, Instant at) {
    Item moved = of(schema, read(item).writtenAt(at));
    return item.value(CHANGED_PAPER).map(paper -> moved.with(CHANGED_PAPER, paper)).orElse(moved);
  }
}
