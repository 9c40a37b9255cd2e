package papercatalog.table;

import static papercatalog.schema.Attributes.CHANGE;
import static papercatalog.schema.Attributes.CHANGED_AT;
import static papercatalog.schema.Attributes.CHANGED_REVISION;
import static papercatalog.schema.Attributes.ID;

import java.util.Optional;
import papercatalog.model.Change;
import papercatalog.model.ChangeKind;
import papercatalog.model.IsoInstant;
import papercatalog.model.PaperId;
import papercatalog.schema.TableSchema;

/** The item of a paper's latest change, which stays when all else of the paper is deleted. */
public final class ChangeItem {
  private ChangeItem() {}

  /** The item, in the list of all changes. */
  public static Item of(TableSchema schema, Change change) {
    return ItemBuilder.of("Change", Keys.change(change.id()))
        .put(Optional.of(Keys.inChanges(schema, change)))
        .put(ID, change.id().value())
        .put(CHANGE, change.kind().text())
        .put(CHANGED_REVISION, change.revision())
        .put(CHANGED_AT, Keys.moment(change.at()))
        .build();
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
}
