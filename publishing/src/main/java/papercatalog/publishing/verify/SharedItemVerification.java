package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.write.Publisher;

/**
 * Checks profiles and directory entries against those that papers name: writes missing ones, and
 * removes unused entries.
 */
final class SharedItemVerification {
  private final Verification run;
  private final Set<ItemKey> profiles = new HashSet<>();
  private final Map<ItemKey, Item> entries = new LinkedHashMap<>();

  /** The authors that papers name, except those whose profiles the walk has met. */
  private final Map<ItemKey, Authorship> authors = new HashMap<>();

  private final Map<ItemKey, DirectoryEntry> used = new HashMap<>();

  SharedItemVerification(Verification run) {
    this.run = run;
  }

  long profiles() {
    return profiles.size();
  }

  void check(ItemKey key, Item item) {
    Optional<Directory> directory = Directory.of(key.partition());
    if (directory.isPresent()) {
      run.read(
              item,
              it -> DirectoryItem.read(directory.get(), it),
              Keys::entry,
              DirectoryEntry::name)
          .ifPresent(
              entry -> {
                entries.put(key, item);
                Item wanted = DirectoryItem.of(entry, revision(item), updatedAt(item));
                compare(item, DirectoryItem.keepingCount(wanted, Optional.of(item)));
              });
    } else if (key.partition().startsWith(KeyPrefix.AUTHOR.text())
        && key.partition().equals(key.sort())) {
      run.read(
              item,
              AuthorItem::read,
              author -> Keys.author(author.handle()),
              author -> "the author " + author.handle())
          .ifPresent(
              author -> {
                profiles.add(key);
                authors.remove(key);
                compare(item, AuthorItem.item(author, revision(item), updatedAt(item)));
              });
    } else {
      run.report(Finding.of(key, Flaw.UNKNOWN_ITEM));
    }
  }

  private void compare(Item item, Item wanted) {
    if (!item.equals(wanted)) {
      boolean repaired = run.repairer.filter(it -> it.rewrite(item, wanted)).isPresent();
      run.report(new Finding(item.key(), Flaw.WRONG_HEAD, "", repaired));
    }
  }

  void name(Paper paper) {
    if (paper.status() == Status.WITHDRAWN) {
      return;
    }
    for (Authorship author : paper.authors()) {
      ItemKey key = Keys.author(author.handle());
      if (!profiles.contains(key)) {
        authors.putIfAbsent(key, author);
      }
    }
    for (DirectoryEntry entry : DirectoryEntry.usedBy(paper)) {
      used.putIfAbsent(Keys.entry(entry), entry);
    }
  }

  void compare() {
    introduceMissing(
        authors,
        Flaw.MISSING_PROFILE,
        (publisher, author) -> publisher.introduce(List.of(Author.of(author)), List.of()));
    Map<ItemKey, DirectoryEntry> unmet = new HashMap<>(used);
    unmet.keySet().removeAll(entries.keySet());
    introduceMissing(
        unmet,
        Flaw.MISSING_ENTRY,
        (publisher, entry) -> publisher.introduce(List.of(), List.of(entry)));
    entries.forEach(
        (key, item) -> {
          if (!used.containsKey(key) && settled(item)) {
            boolean removed = run.repairer.filter(it -> it.remove(item)).isPresent();
            run.report(new Finding(key, Flaw.UNUSED_ENTRY, "", removed));
          }
        });
  }

  /** Reads the items that the walk has not met, and writes those that are missing. */
  private <T> void introduceMissing(
      Map<ItemKey, T> unmet, Flaw flaw, BiConsumer<Publisher, T> introduction) {
    Set<ItemKey> there = new BatchRead(run.table).items(List.copyOf(unmet.keySet())).keySet();
    unmet.forEach(
        (key, named) -> {
          if (!there.contains(key)) {
            run.repairer.ifPresent(publisher -> introduction.accept(publisher, named));
            run.report(new Finding(key, flaw, "", run.repairer.isPresent()));
          }
        });
  }

  private boolean settled(Item entry) {
    return run.settled(updatedAt(entry));
  }

  private static Instant updatedAt(Item item) {
    return item.moment(Attributes.UPDATED_AT).orElse(Instant.EPOCH);
  }

  private static long revision(Item item) {
    return item.number(Attributes.REVISION, 0);
  }
}
