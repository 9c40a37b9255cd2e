package papercatalog.domain.overview;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.VersionItem;

/** The overview of a paper in the items of its partition. */
public final class OverviewItems {
  /** Without the copies of the summary on links, and the compressed records of versions. */
  public static final List<String> ATTRIBUTES = attributes();

  private OverviewItems() {}

  private static List<String> attributes() {
    Set<String> all = new LinkedHashSet<>(MEMBERSHIP);
    all.addAll(CHANGE_SUMMARY);
    all.addAll(VERSION_SUMMARY);
    for (TextField field : TextField.ALL) {
      all.add(field.text());
    }
    all.addAll(
        List.of(
            TableSchema.SORT_KEY,
            COLLECTION,
            TOPICS,
            LEAD_AUTHORS,
            MORE_AUTHORS,
            ORCIDS,
            AFFILIATED,
            FUNDING,
            AUTHOR_COUNT,
            REFERENCE_COUNT,
            RELATIONS,
            PAPERS,
            WITHDRAWN_AT,
            SUPERSEDED_BY,
            KIND,
            IDENTIFIERS,
            CREATED_AT));
    return List.copyOf(all);
  }

  /** Fails with PaperWithdrawn for a tombstone; empty without the paper's own item. */
  public static Optional<Overview> read(List<Item> items, boolean complete, Instant now) {
    return of(items, KeyPrefix.PAPER.text())
        .findFirst()
        .map(PaperAttributes::read)
        .map(own -> overview(own, items, complete, now));
  }

  private static Overview overview(Paper own, List<Item> items, boolean complete, Instant now) {
    List<VersionSummary> versions =
        of(items, KeyPrefix.VERSION.text())
            .map(VersionItem::readSummary)
            .filter(version -> !version.expired(now))
            .toList();
    if (own.status() == Status.WITHDRAWN) {
      throw new PaperWithdrawn(Tombstone.of(own).with(versions));
    }
    List<Authorship> authors =
        of(items, KeyPrefix.AUTHOR.text())
            .map(PaperAttributes::readMembership)
            .sorted()
            .map(Membership::author)
            .toList();
    boolean all = authors.size() == own.authorCount(); // not while a large paper is written
    Paper paper = all ? PaperBuilder.from(own).authors(authors).build() : own;
    OptionalLong counted =
        of(items, Keys.CITATION_COUNT).mapToLong(OverviewItems::count).findFirst();
    boolean behind = complete || items.stream().anyMatch(OverviewItems::isBehindCount);
    OptionalLong citedBy = behind && counted.isEmpty() ? OptionalLong.of(0) : counted;
    Optional<Change> change = of(items, Keys.CHANGE).findFirst().map(ChangeItem::read);
    return new Overview(
        paper, complete && all, RelatedItems.read(items), citedBy, versions, change);
  }

  /** A damaged count must not hide the paper next to it. */
  private static long count(Item item) {
    try {
      return item.number(PAPERS, 0);
    } catch (RuntimeException _) {
      return 0;
    }
  }

  /** Items are read in descending order. */
  private static boolean isBehindCount(Item item) {
    return item.sortKey().compareTo(Keys.CITATION_COUNT) < 0;
  }

  private static Stream<Item> of(List<Item> items, String sortKeys) {
    return items.stream().filter(item -> item.sortKey().startsWith(sortKeys));
  }
}
