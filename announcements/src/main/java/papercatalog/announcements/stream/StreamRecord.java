package papercatalog.announcements.stream;

import java.time.Instant;
import java.util.Optional;
import papercatalog.announcements.event.Announcement;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;

/**
 * What a stream says of one write of an item.
 *
 * @param sequenceNumber its place in the stream
 * @param partition the partition key of the item, as the table has it
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
   * What there is to announce, of whichever catalog of the table.
   *
   * @throws RuntimeException when the item is no change item that this code can read, or is where
   *     no catalog has that of its paper
   */
  Optional<Announcement> announcement() {
    Namespace catalog = Namespace.owning(partition);
    Optional<Announcement> announcement =
        after.isPresent()
            ? after.map(Announcement::of)
            : before.flatMap(removed -> Announcement.ofRemoved(removed, at));
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
