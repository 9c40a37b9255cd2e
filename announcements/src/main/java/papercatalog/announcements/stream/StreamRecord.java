package papercatalog.announcements.stream;

import module java.base;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.transformers.v2.dynamodb.DynamodbRecordTransformer;
import papercatalog.announcements.event.Announcement;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * A stream record of one write of an item.
 *
 * @param partition the stored partition key of the item
 * @param content converts the whole record; throws if an attribute has an unknown type
 */
public record StreamRecord(String sequenceNumber, String partition, Supplier<Record> content) {
  static StreamRecord of(DynamodbStreamRecord delivered) {
    var change = delivered.getDynamodb();
    return new StreamRecord(
        change.getSequenceNumber(),
        change.getKeys().get(TableSchema.PARTITION_KEY).getS(),
        () -> DynamodbRecordTransformer.toRecordV2(delivered));
  }

  public static StreamRecord of(Record streamed) {
    var change = streamed.dynamodb();
    return new StreamRecord(
        change.sequenceNumber(), change.keys().get(TableSchema.PARTITION_KEY).s(), () -> streamed);
  }

  /**
   * The announcement of the write, if there is one. Fails when the item is no change item, or no
   * catalog has its key for its paper.
   */
  public Optional<Announcement> announcement() {
    Namespace catalog = Namespace.owning(partition);
    var change = content.get().dynamodb();
    Optional<Announcement> announcement = Optional.empty();
    if (change.hasNewImage()) {
      announcement = Optional.of(Announcement.of(new Item(change.newImage())));
    } else if (change.hasOldImage()) {
      announcement =
          Announcement.ofRemoved(new Item(change.oldImage()), change.approximateCreationDateTime());
    }
    return announcement.map(it -> placed(it, catalog));
  }

  private Announcement placed(Announcement announcement, Namespace catalog) {
    String place = catalog.stored(Keys.paperPartition(announcement.change().id()));
    if (!partition.equals(place)) {
      throw new IllegalStateException("The key does not belong to the paper of the change");
    }
    return announcement.ofTenant(catalog.tenant());
  }
}
