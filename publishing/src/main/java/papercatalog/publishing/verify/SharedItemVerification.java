package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.FamilyWord;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Outcome;
import papercatalog.publishing.write.Publisher;

/**
 * Checks profiles and directory entries against those that papers name: writes missing ones, and
 * removes unused entries.
 */
final class SharedItemVerification {
  private final Verifier run;
  private final Set<ItemKey> profiles = new HashSet<>();
  private final Map<ItemKey, Item> entries = new LinkedHashMap<>();
  private final Map<ItemKey, Alias> aliases = new LinkedHashMap<>();

  /** The authors that papers name, except those whose profiles the walk has met. */
  private final Map<ItemKey, Authorship> authors = new HashMap<>();

  /** The authors of whom nothing but the name is known, and those whom a paper names. */
  private final Set<ItemKey> onlyNamed = new HashSet<>();

  private final Set<ItemKey> named = new HashSet<>();

  /** The authors of whom nothing but names is known, and whose papers went to others. */
  private final Set<ItemKey> divided = new HashSet<>();

  private final Map<ItemKey, DirectoryEntry> used = new HashMap<>();
  private final OrcidVerification orcids;
  private final PlaceVerification places;

  SharedItemVerification(Verifier run) {
    this.run = run;
    this.orcids = new OrcidVerification(run);
    this.places = new PlaceVerification(run);
  }

  long profiles() {
    return profiles.size();
  }

  void check(ItemKey key, Item item) {
    if (AliasItem.isAlias(item)) {
      read(
              item,
              it -> AliasItem.read(it).orElseThrow(),
              alias -> Keys.alias(alias.kind(), alias.name()),
              alias -> "the name " + alias.name())
          .ifPresent(
              alias -> {
                aliases.put(key, alias);
                compare(item, AliasItem.of(alias, revision(item), item.updatedAt()));
              });
      return;
    }
    Optional<Directory> directory = Directory.of(key.partition());
    if (directory.isPresent()) {
      read(item, it -> DirectoryItem.read(directory.get(), it), Keys::entry, DirectoryEntry::name)
          .ifPresent(
              entry -> {
                entries.put(key, item);
                Item wanted =
                    DirectoryItem.of(
                        settled(item) ? entry.moving(Optional.empty()) : entry,
                        revision(item),
                        item.updatedAt());
                compare(item, DirectoryItem.keepingCount(wanted, Optional.of(item)));
              });
    } else if (key.partition().startsWith(KeyPrefix.AUTHOR.text())
        && key.partition().equals(key.sort())) {
      read(
              item,
              AuthorItem::read,
              author -> Keys.author(author.handle()),
              author -> "the author " + author.handle())
          .ifPresent(
              author -> {
                profiles.add(key);
                authors.remove(key);
                orcids.profile(author);
                if (author.isOnlyNamed() && settled(item)) {
                  onlyNamed.add(key);
                }
                if (isDivided(author)) {
                  divided.add(key);
                }
                places.profile(author);
                Author wanted =
                    settled(item)
                        ? author.withIdentity(author.identity().moving(Optional.empty()))
                        : author;
                compare(item, AuthorItem.item(wanted, revision(item), item.updatedAt()));
              });
    } else if (key.isLeftOver()) {
      run.repair(key, Flaw.LEFT_OVER, "", it -> it.shared().remove(item));
    } else {
      run.report(Finding.of(key, Flaw.UNKNOWN_ITEM, ""));
    }
  }

  /** Reads an item; reports one that is unreadable, or that names something else than its key. */
  private <T> Optional<T> read(
      Item item, Function<Item, T> reader, Function<T, ItemKey> key, Function<T, String> name) {
    String trouble;
    try {
      revision(item);
      item.updatedAt();
      T read = reader.apply(item);
      if (key.apply(read).equals(item.key())) {
        return Optional.of(read);
      }
      trouble = "it names " + name.apply(read);
    } catch (RuntimeException e) {
      trouble = String.valueOf(e.getMessage());
    }
    run.report(Finding.of(item.key(), Flaw.UNREADABLE, trouble));
    return Optional.empty();
  }

  /** An alias must lead to a name that counts, and stands alone. */
  private void checkTarget(ItemKey key, Alias alias) {
    Set<String> met = new HashSet<>(Set.of(alias.name()));
    String last = alias.sameAs();
    Alias next = aliases.get(Keys.alias(alias.kind(), last));
    while (next != null && met.add(last)) {
      last = next.sameAs();
      next = aliases.get(Keys.alias(alias.kind(), last));
    }
    String end = last;
    if (next != null) {
      run.report(Finding.of(key, Flaw.CIRCLE, alias.sameAs()));
      return;
    }
    Alias direct = new Alias(alias.kind(), alias.name(), end);
    if (!end.equals(alias.sameAs())) {
      run.repair(
          key,
          Flaw.CHAIN,
          alias.sameAs(),
          it -> it.shared().alias(direct).outcome() != Outcome.UNCHANGED);
    }
    Arrays.stream(Directory.values())
        .filter(directory -> directory.kind() == alias.kind())
        .filter(directory -> entries.remove(Keys.entry(directory, alias.name())) != null)
        .forEach(
            directory ->
                run.repair(
                    Keys.entry(directory, alias.name()),
                    Flaw.FORMER_ENTRY,
                    alias.sameAs(),
                    it ->
                        it.shared()
                            .retire(directory, entry(directory, alias.name()), direct)
                            .isPresent()));
  }

  /** The entry after the papers that were in its list have moved. */
  private Optional<Item> entry(Directory directory, String name) {
    return new BatchRead(run.table).item(Keys.entry(directory, name));
  }

  private void compare(Item item, Item wanted) {
    if (!item.equals(wanted)) {
      run.repair(item.key(), Flaw.WRONG_HEAD, "", it -> it.shared().rewrite(item, wanted));
    }
  }

  void name(Paper paper) {
    paper.authors().forEach(author -> named.add(Keys.author(author.handle())));
    if (paper.status() == Status.WITHDRAWN) {
      return;
    }
    paper.authors().forEach(orcids::byline);
    paper.authors().forEach(places::byline);
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
    aliases.forEach(this::checkTarget);
    orcids.compare();
    places.compare();
    removeUnused();
    new BatchRead(run.table).items(List.copyOf(divided)).forEach(this::checkDivided);
    introduceMissing(
        authors,
        Flaw.MISSING_PROFILE,
        (publisher, author) ->
            publisher.shared().introduce(List.of(FamilyWord.profile(author)), List.of()));
    Map<ItemKey, DirectoryEntry> unmet = new HashMap<>(used);
    unmet.keySet().removeAll(entries.keySet());
    unmet
        .values()
        .removeIf(it -> aliases.containsKey(Keys.alias(it.directory().kind(), it.name())));
    introduceMissing(
        unmet,
        Flaw.MISSING_ENTRY,
        (publisher, entry) -> publisher.shared().introduce(List.of(), List.of(entry)));
    entries.forEach(
        (key, item) -> {
          if (!used.containsKey(key) && run.settled(item.updatedAt())) {
            run.repair(key, Flaw.UNUSED_ENTRY, "", it -> it.shared().remove(item));
          }
        });
  }

  private static boolean isDivided(Author author) {
    return !author.hasProfile() && !author.identity().successors().isEmpty();
  }

  /** An author is former exactly without a listed paper; superseded papers are in no list. */
  private void checkDivided(ItemKey key, Item item) {
    if (AliasItem.isAlias(item)) {
      return;
    }
    boolean former = isUnlisted(item);
    if (AuthorItem.isFormer(item) == former || (former && !settled(item))) {
      return;
    }
    run.repair(
        key,
        former ? Flaw.LISTED_AUTHOR : Flaw.FORMER_AUTHOR,
        "",
        publisher ->
            publisher
                    .shared()
                    .revise(
                        new AuthorHandle(item.text(Attributes.HANDLE)),
                        author -> isDivided(author) ? author.former(former) : author)
                    .outcome()
                != Outcome.UNCHANGED);
  }

  private boolean isUnlisted(Item item) {
    return new Records(run.table, run.clock)
        .papersOf(KeyPrefix.AUTHOR, item.text(Attributes.HANDLE))
        .isEmpty();
  }

  /** An author to whom a former handle leads stays. */
  private void removeUnused() {
    onlyNamed.removeAll(named);
    aliases.values().forEach(it -> onlyNamed.remove(Keys.alias(it.kind(), it.sameAs())));
    new BatchRead(run.table)
        .items(List.copyOf(onlyNamed))
        .forEach(
            (key, item) -> {
              if (isUnused(item)) {
                run.repair(key, Flaw.UNUSED_AUTHOR, "", it -> it.shared().remove(item));
              }
            });
  }

  /** The item may have changed after the walk met it; papers that are damaged may name it. */
  private boolean isUnused(Item item) {
    if (AliasItem.isAlias(item) || !run.settled(item.updatedAt())) {
      return false;
    }
    return AuthorItem.read(item).isOnlyNamed() && isUnlisted(item);
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

  /** Whether no command that wrote an item is still running. */
  private boolean settled(Item item) {
    return run.settled(item.updatedAt());
  }

  private static long revision(Item item) {
    return item.number(Attributes.REVISION, 0);
  }
}
