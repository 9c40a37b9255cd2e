package papercatalog.domain.write;

import static papercatalog.domain.schema.Attributes.LEAD_AUTHORS;
import static papercatalog.domain.schema.Attributes.MORE_AUTHORS;

import java.util.Comparator;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.VersionItem;

/**
 * Checks that a paper can be stored, before anything is written. Only its whole record, as history
 * keeps it, can be too large: the rules of identifiers and of text keep all other items, index keys
 * and transactions within DynamoDB's limits.
 */
final class RecordLimits {
  /** Bytes that an expiry adds to a version, including its name. */
  private static final long EXPIRY_BYTES = 50;

  private RecordLimits() {}

  /**
   * Checks the size of the whole record.
   *
   * @param namespace the prefix of its key
   * @throws ItemTooLarge naming the largest field
   */
  static void check(Paper paper, Namespace namespace) {
    Item version = VersionItem.of(paper);
    long bytes = version.bytes() + EXPIRY_BYTES + namespace.prefix().length();
    if (bytes > Item.MAX_BYTES) {
      Item record = VersionItem.whole(version);
      String largest =
          record.attributes().keySet().stream()
              .max(Comparator.comparingLong(record::bytes))
              .orElseThrow();
      long largestBytes = record.bytes(largest);
      boolean authors = largest.equals(LEAD_AUTHORS) || largest.equals(MORE_AUTHORS);
      throw new ItemTooLarge(
          paper.id(), authors ? "authors" : largest, largestBytes, bytes, Item.MAX_BYTES);
    }
  }
}
