package papercatalog.announcements.event;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Positions;

/**
 * One change of a paper, as it is published. It may arrive more than once, with the same {@link
 * #id}, and out of order: {@link Change#at} increases with each change of a paper.
 *
 * @param paper empty for a deleted paper and for a change from an older release
 * @param tenant empty for a catalog without a tenant
 */
public record Announcement(
    Change change, Optional<ChangedPaper> paper, Optional<TenantName> tenant) {
  public Announcement(Change change, Optional<ChangedPaper> paper) {
    this(change, paper, Optional.empty());
  }

  public Announcement ofTenant(Optional<TenantName> owner) {
    return new Announcement(change, paper, owner);
  }

  /** Reads a whole change item; fails for another one, as {@link Item} says. */
  public static Announcement of(Item item) {
    return new Announcement(ChangeItem.read(item), ChangeItem.readPaper(item));
  }

  /**
   * The announcement of a change item that was removed: the paper was deleted without a trace.
   * Empty when it had been deleted before, which was announced then.
   */
  public static Optional<Announcement> ofRemoved(Item before, Instant at) {
    Change last = ChangeItem.read(before);
    if (last.kind() == ChangeKind.DELETED) {
      return Optional.empty();
    }
    Change deleted =
        new Change(last.id(), ChangeKind.DELETED, last.revision(), last.momentAfter(at));
    return Optional.of(new Announcement(deleted, Optional.empty()));
  }

  /** Paper, revision and time, because revisions restart when a deleted paper is created again. */
  public String id() {
    return change.id() + "/" + change.revision() + "/" + Positions.moment(change.at());
  }

  public String type() {
    return type(change.kind());
  }

  /** The type of events, with the version of their data: {@code papercatalog.paper.revised.v1}. */
  public static String type(ChangeKind kind) {
    return "papercatalog.paper." + kind.text() + ".v1";
  }
}
