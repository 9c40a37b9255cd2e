package papercatalog.stream;

import java.time.Instant;
import java.util.Optional;
import papercatalog.announcement.Announcement;
import papercatalog.table.Item;

/**
 * What a stream says of one write of an item.
 *
 * @param sequenceNumber its place in the stream
 * @param partition the partition key of the item
 * @param at when it was written, to the second
 * @param before the item as it was; empty when there was none
 * @param after the item as it has become; empty when it was removed
 */
record StreamRecord(
    String sequenceNumber,
    String partition,
    Instant at,
    Optional<Item> before,
    Optional<Item> after) {

  /**
   * What there is to announce.
   *
   * @throws RuntimeException when the item is no change item that this code can read
   */
  Optional<Announcement> announcement() {
    return after.isPresent()
        ? after.map(Announcement::of)
        : before.flatMap(removed -> Announcement.ofRemoved(removed, at));
  }
}
