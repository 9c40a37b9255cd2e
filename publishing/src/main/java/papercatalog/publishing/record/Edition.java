package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Release;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * The edition of the shapes of a catalog's items, which the latest tool that wrote them has stored.
 * An earlier tool would write other shapes, so it may not write. Readers do not ask for it.
 *
 * @param release that writes this edition
 */
public record Edition(long number, String release) {
  /** Changes when an earlier tool would damage what this one writes. */
  public static final Edition OWN = new Edition(2, Release.VERSION);

  /** Of a damaged item, which may be a later tool's. */
  public static final Edition UNREADABLE = new Edition(Long.MAX_VALUE, "");

  private static final String NUMBER = "edition";
  private static final String RELEASE = "release";

  /** The edition of a catalog; empty if no tool has stored it. */
  public static Optional<Edition> of(CatalogTable table) {
    return new BatchRead(table).item(Keys.EDITION).map(Edition::read);
  }

  public static Edition read(Item item) {
    try {
      return new Edition(item.number(NUMBER, 0), item.optional(RELEASE).orElse("a later"));
    } catch (RuntimeException _) {
      return UNREADABLE;
    }
  }

  public boolean isLater() {
    return number > OWN.number;
  }

  /** Makes a catalog of this tool's edition, unless it is; returns a later one. */
  public static Optional<Edition> claim(CatalogTable table) {
    Optional<Edition> stored = of(table);
    if (stored.filter(it -> it.number >= OWN.number).isEmpty()) {
      stored = OWN.write(table) ? stored : of(table);
    }
    return stored.filter(Edition::isLater);
  }

  private boolean write(CatalogTable table) {
    Map<String, AttributeValue> item = new HashMap<>(Keys.EDITION.attributes());
    item.put(Attributes.TYPE, AttributeValue.fromS("Edition"));
    item.put(Attributes.SCHEMA_VERSION, number(TableSchema.VERSION));
    item.put(NUMBER, number(number));
    item.put(RELEASE, AttributeValue.fromS(release));
    try {
      table.call(
          client ->
              client.putItem(
                  put ->
                      put.tableName(table.name())
                          .item(table.stored(new Item(item)))
                          .conditionExpression("attribute_not_exists(#edition) OR #edition < :own")
                          .expressionAttributeNames(Map.of("#edition", NUMBER))
                          .expressionAttributeValues(Map.of(":own", number(number)))));
      return true;
    } catch (ConditionalCheckFailedException _) {
      return false; // another tool was faster
    }
  }

  private static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }
}
