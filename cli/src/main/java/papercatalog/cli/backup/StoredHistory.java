package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;

/** A paper with its history, read from its items. The same items can be derived from it. */
record StoredHistory(PaperId id, Map<ItemKey, Item> items, Instant now) {
  /** Empty without items. Fails with {@link Refusal} when they are damaged or half written. */
  static Optional<Part.History> of(String name, Map<ItemKey, Item> items, Instant now) {
    if (!Grammar.PAPER_ID.admits(name)) {
      throw unfit(name, "this is not an id of a paper");
    }
    PaperId id = new PaperId(name);
    if (!id.key().equals(name)) {
      throw unfit(name, "its key is not in lower case");
    }
    try {
      return items.isEmpty()
          ? Optional.empty()
          : Optional.of(new StoredHistory(id, items, now).history());
    } catch (IllegalStateException | IllegalArgumentException | DateTimeException e) {
      throw unfit(name, e.getMessage() + ". verify says more; publish it again, or delete it.");
    }
  }

  private Part.History history() {
    Item changed = items.get(Keys.change(id));
    if (changed == null) {
      throw unfit("its change is missing");
    }
    Change change = ChangeItem.read(changed);
    Item own = items.get(Keys.paper(id));
    List<Part.Version> versions = versions();
    if (own == null) {
      if (items.size() > 1 || change.kind() != ChangeKind.DELETED) {
        throw unfit("its own item is missing");
      }
      return new Part.History(List.of(), change);
    }
    if (own.value(Attributes.UNFINISHED).isPresent()) {
      throw unfit("a write of it was interrupted");
    }
    if (versions.isEmpty()) {
      throw unfit("it has no version");
    }
    Paper newest = versions.getLast().paper();
    if (!sameRecord(own, newest)) {
      throw unfit(
          "its own item is not what its newest version, %d, says".formatted(newest.revision()));
    }
    if (!change.fits(newest)) {
      throw unfit("its change is not the one that led to revision " + newest.revision());
    }
    return new Part.History(versions, change);
  }

  private List<Part.Version> versions() {
    List<Part.Version> versions = new ArrayList<>();
    items.forEach(
        (key, item) -> {
          if (key.isVersion() && !VersionItem.readSummary(item).expired(now)) {
            Paper paper = VersionItem.read(item);
            if (!paper.id().equals(id) || !key.equals(Keys.version(id, paper.revision()))) {
              throw unfit("the version at " + key.sort() + " is of another paper or revision");
            }
            versions.add(new Part.Version(paper, VersionItem.expiresAt(item)));
          }
        });
    return versions;
  }

  private static boolean sameRecord(Item own, Paper newest) {
    Paper there = PaperAttributes.read(own);
    return there.id().value().equals(newest.id().value())
        && there.equals(PaperAttributes.read(PaperItems.DECLARED.paper(newest)));
  }

  private Refusal unfit(String why) {
    return unfit(id.value(), why + ". verify --repair mends it.");
  }

  private static Refusal unfit(String name, String why) {
    return Refusal.ofRecord("The paper " + name, why);
  }
}
