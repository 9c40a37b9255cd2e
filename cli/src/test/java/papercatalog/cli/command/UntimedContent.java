package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.TestTable;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All items of a table without the times at which they were written. */
final class UntimedContent {
  private static final List<String> MOMENTS =
      List.of(Attributes.CREATED_AT, Attributes.UPDATED_AT, Attributes.CHANGED_AT);

  private UntimedContent() {}

  static Map<ItemKey, Item> of(TestTable engine, String table) {
    Map<ItemKey, Item> items = new HashMap<>();
    TableContent.of(engine.client(), table)
        .items()
        .forEach((key, item) -> items.put(key, whole(item).without(MOMENTS)));
    return items;
  }

  /**
   * Expands a version's record, and removes the log of an author and the index key of a change,
   * which is a time too.
   */
  private static Item whole(Item item) {
    if (PaperItem.CHANGE.is(item.key())) {
      return new PaperItems(TableSchema.DECLARED).unlisted(item);
    }
    if (item.value(Attributes.IDENTITY).isPresent()) {
      Item unlogged = item.map(Attributes.IDENTITY).without(List.of(Attributes.LOG));
      return item.with(Attributes.IDENTITY, AttributeValue.fromM(unlogged.attributes()));
    }
    return item.key().isVersion() ? VersionItem.whole(item) : item;
  }
}
