package papercatalog.announcements.stream;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.transformers.v2.dynamodb.DynamodbRecordTransformer;
import java.util.Optional;
import java.util.function.Supplier;
import papercatalog.announcements.event.Announcement;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * What a stream says of one write of an item.
 *
 * @param sequenceNumber its place in the stream
 * @param partition the partition key of the item, as the table has it
 * @param content converts the whole record, which throws if an attribute has an unknown type
 */
record StreamRecord(String sequenceNumber, String partition, Supplier<Record> content) {
  /** A record as Lambda brings it. */
  static StreamRecord of(DynamodbStreamRecord delivered) {
    var change = delivered.getDynamodb();
    return new StreamRecord(
        change.getSequenceNumber(),
        change.getKeys().get(TableSchema.PARTITION_KEY).getS(),
        () -> DynamodbRecordTransformer.toRecordV2(delivered));
  }

  /** A record as the SDK reads it from the stream. */
  static StreamRecord of(Record streamed) {
    var change = streamed.dynamodb();
    return new StreamRecord(
        change.sequenceNumber(), change.keys().get(TableSchema.PARTITION_KEY).s(), () -> streamed);
  }

  /**
   * What there is to announce, of whichever catalog of the table.
   *
   * @throws RuntimeException when the item is no change item that this code can read, or is where
   *     no catalog has that of its paper
   */
  Optional<Announcement> announcement() {
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
      throw new IllegalStateException("A change of another paper, or of none, has this key");
    }
    return announcement.ofTenant(catalog.tenant());
  }
}
