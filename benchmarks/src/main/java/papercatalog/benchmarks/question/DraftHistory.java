package papercatalog.benchmarks.question;

import java.time.Duration;
import java.util.Optional;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.VersionItem;
import papercatalog.domain.write.ItemChange;
import papercatalog.domain.write.WriteUnits;

/**
 * The stored version of a superseded draft, and the cost of its expiry: the version is written
 * again with its expiry, in a transaction that requires the paper to be unchanged.
 *
 * @param draft the paper before its publication
 */
record DraftHistory(Paper draft) {
  static DraftHistory of(int authors, int abstractLength) {
    Shape shape = new Shape(Shape.USUAL.authors(), authors, 1, abstractLength);
    Paper paper = new SyntheticPapers(shape).paper(3);
    return new DraftHistory(
        PaperBuilder.from(paper).status(Status.DRAFT).build().asRevision(1, PublishedItems.NOW));
  }

  /** Billed bytes of a version. */
  long storedBytes() {
    return VersionItem.of(draft).bytes() + PublishedItems.OVERHEAD_BYTES;
  }

  /** Write units that make a version expire. */
  double expiringUnits() {
    WriteUnits units = new WriteUnits(TableSchema.DECLARED);
    Item version = VersionItem.of(draft);
    Item expiring = VersionItem.expiring(version, PublishedItems.NOW.plus(Duration.ofDays(90)));
    Item own = PublishedItems.ofRevision(TableSchema.DECLARED, draft).items().getFirst();
    return units.ofCondition(own)
        + units.inTransaction(ItemChange.put(Optional.of(version), expiring));
  }
}
