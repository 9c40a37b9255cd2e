package papercatalog.domain.write;

import module java.base;

import papercatalog.domain.model.Status;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.VersionItem;

/** Drafts of a paper that another revision has superseded: WP-002's third question. */
final class SupersededDrafts {
  private SupersededDrafts() {}

  /**
   * The changes that give superseded drafts an expiry, if they have none.
   *
   * @param versions of one paper, oldest first
   * @param age counted from when a draft was superseded
   */
  static List<ItemChange> expiring(Collection<Item> versions, Duration age) {
    List<ItemChange> changes = new ArrayList<>();
    Optional<Item> before = Optional.empty();
    for (Item version : versions) {
      VersionSummary next = VersionItem.readSummary(version);
      before
          .filter(SupersededDrafts::isKept)
          .map(
              draft ->
                  ItemChange.put(
                      Optional.of(draft), VersionItem.expiring(draft, next.updatedAt().plus(age))))
          .ifPresent(changes::add);
      before = Optional.of(version);
    }
    return changes;
  }

  private static boolean isKept(Item version) {
    VersionSummary summary = VersionItem.readSummary(version);
    return summary.status() == Status.DRAFT && summary.expiresAt().isEmpty();
  }
}
