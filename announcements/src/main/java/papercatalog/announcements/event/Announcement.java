package papercatalog.announcements.event;

import java.time.Instant;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;

/**
 * One change of a paper, as it is announced to those who have not asked. It may come more than
 * once, and later than one that came after it: {@link #id} is the same each time, and {@link
 * Change#at} grows with each change of a paper.
 *
 * @param paper what the change says of the paper; nothing of a deleted one, nor if the change was
 *     written before changes said it
 * @param tenant whose catalog it is of; empty where it is no tenant's
 */
public record Announcement(
    Change change, Optional<ChangedPaper> paper, Optional<TenantName> tenant) {
  /** Of the catalog that is no tenant's. */
  public Announcement(Change change, Optional<ChangedPaper> paper) {
    this(change, paper, Optional.empty());
  }

  /** The same of the catalog of a tenant, if there is one. */
  public Announcement ofTenant(Optional<TenantName> owner) {
    return new Announcement(change, paper, owner);
  }

  /**
   * Reads a change item, whole, as a stream shows it after a write.
   *
   * @throws RuntimeException when it is none, as {@link Item} says
   */
  public static Announcement of(Item item) {
    return new Announcement(ChangeItem.read(item), ChangeItem.readPaper(item));
  }

  /**
   * What the removal of a change item says: the paper was deleted without a trace. Empty when it
   * had been deleted before and that was announced then.
   *
   * @param before the item that was removed
   * @param at when
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

  /**
   * Names the change among all of its catalog: paper, revision and moment, since the revisions of a
   * paper that was deleted begin anew.
   */
  public String id() {
    return change.id() + "/" + change.revision() + "/" + Keys.moment(change.at());
  }

  /** What kind of event it is: {@code papercatalog.paper.revised.v1}. */
  public String type() {
    return EventType.of(change.kind());
  }
}
