package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Status;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.VersionItem;

/** Drafts of a paper that another revision has superseded: WP-002's third question. */
final class SupersededDrafts {
  private SupersededDrafts() {}

  /** Drafts expire at an age since they were superseded. Takes versions from the oldest on. */
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
