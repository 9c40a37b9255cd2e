package papercatalog.replay;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import papercatalog.announcement.Announcement;
import papercatalog.model.Change;
import papercatalog.model.ChangeKind;
import papercatalog.model.ChangedPaper;
import papercatalog.read.Catalog;
import papercatalog.read.ChangePage;
import papercatalog.read.Listing;
import papercatalog.record.BatchRead;
import papercatalog.record.Records;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;

/**
 * A walk over the changes, oldest first, which announces each of them again: of every paper its
 * latest one. What an index does not say is read from the change items themselves.
 */
public final class Replayer {
  private static final int PAGE = 50;

  private final Catalog catalog;
  private final BatchRead items;
  private final Records records;
  private final Listing first;
  private Optional<String> cursor;
  private Optional<Instant> until = Optional.empty();
  private volatile boolean stopped;
  private final AtomicLong announced = new AtomicLong();

  /**
   * A walk that has not begun.
   *
   * @param first in ascending order
   * @param cursor where an earlier one has ended
   */
  public Replayer(
      Catalog catalog, BatchRead items, Records records, Listing first, Optional<String> cursor) {
    this.catalog = catalog;
    this.items = items;
    this.records = records;
    this.first = first.withLimit(PAGE);
    this.cursor = cursor;
  }

  /** Announces all that there is, unless it is stopped. */
  public void run(Consumer<Announcement> target) {
    boolean more = true;
    while (more && !stopped) {
      ChangePage page = catalog.listChanges(cursor.map(first::after).orElse(first));
      until = Optional.of(page.until());
      for (Announcement announcement : announcements(page.changes())) {
        if (stopped) {
          return;
        }
        target.accept(announcement.ofTenant(catalog.namespace().tenant()));
        announced.incrementAndGet();
      }
      more = page.nextCursor().isPresent();
      cursor = page.nextCursor().or(page::resumeCursor);
    }
  }

  /** Ends {@link #run} before its end. */
  public void stop() {
    stopped = true;
  }

  /** How many changes have been announced. */
  public long announced() {
    return announced.get();
  }

  /** Where another walk goes on; it may begin with changes that this one has announced. */
  public Optional<String> cursor() {
    return cursor;
  }

  /** Up to when changes were shown. */
  public Optional<Instant> until() {
    return until;
  }

  /** A change that is gone by now is announced as what came after it, or not at all. */
  private List<Announcement> announcements(List<Change> changes) {
    List<ItemKey> keys =
        changes.stream().map(change -> Keys.change(change.id())).distinct().toList();
    Map<ItemKey, Item> there = items.items(keys);
    List<Announcement> announcements = new ArrayList<>();
    for (ItemKey key : keys) {
      Optional.ofNullable(there.get(key)).map(this::announcement).ifPresent(announcements::add);
    }
    return announcements;
  }

  /**
   * What a change does not say of its paper, since it was written before changes did, the paper
   * does.
   */
  private Announcement announcement(Item item) {
    Announcement said = Announcement.of(item);
    Change change = said.change();
    if (said.paper().isPresent() || change.kind() == ChangeKind.DELETED) {
      return said;
    }
    return new Announcement(
        change, records.paper(change.id()).filter(change::fits).map(ChangedPaper::of));
  }
}
