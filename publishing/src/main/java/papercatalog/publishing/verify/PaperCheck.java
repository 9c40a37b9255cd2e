package papercatalog.publishing.verify;

import static papercatalog.domain.schema.Attributes.CITED;
import static papercatalog.domain.schema.Attributes.CONTENT_HASH;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ContentHash;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.Unfinished;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Checks the given items of a paper's partition against those that follow from its record. */
final class PaperCheck {
  private final PaperId id;
  private final Map<ItemKey, Item> items;
  private final PaperItems expected;
  private final Instant now;
  private final List<Finding> findings = new ArrayList<>();

  /** The values of an item that a check compares, except the keys. */
  private record Read(Paper paper, Optional<Unfinished> unfinished, Optional<Instant> expiresAt) {
    static Read of(Item item) {
      return new Read(
          item.key().isVersion() ? VersionItem.read(item) : PaperAttributes.read(item),
          Unfinished.of(item),
          VersionItem.expiresAt(item));
    }
  }

  PaperCheck(PaperId id, Map<ItemKey, Item> items, TableSchema schema, Instant now) {
    this.id = id;
    this.items = items;
    this.expected = new PaperItems(schema);
    this.now = now;
  }

  List<Finding> findings() {
    for (ItemKey key : items.keySet()) {
      if (!key.equals(Keys.paper(id)) && !key.isChange() && !key.isCitedBy() && !isOfRecord(key)) {
        find(key, Flaw.UNKNOWN_ITEM);
      }
    }
    if (!items.containsKey(Keys.paper(id))) {
      items.keySet().stream()
          .filter(PaperCheck::isOfRecord)
          .forEach(key -> find(key, Flaw.WITHOUT_PAPER));
      if (items.containsKey(Keys.change(id))) {
        checkChange(change -> change.kind() == ChangeKind.DELETED, Optional.empty());
      }
      return findings;
    }
    readable(Keys.paper(id)).ifPresent(this::checkAll);
    return findings;
  }

  private static boolean isOfRecord(ItemKey key) {
    return key.isLink() || key.isVersion() || key.isReferences();
  }

  /** The paper with all that can be read, for checking the profiles and papers that it names. */
  Optional<Paper> paper() {
    return paper(Keys.paper(id))
        .map(own -> own.isWhole() ? own : paper(Keys.version(id, own.revision())).orElse(own))
        .map(paper -> paper.finding(references()));
  }

  private List<Reference> references() {
    return ReferencesItem.readable(Optional.ofNullable(items.get(Keys.references(id))));
  }

  private Optional<Paper> paper(ItemKey key) {
    try {
      return Optional.ofNullable(items.get(key)).map(item -> Read.of(item).paper());
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  private void checkAll(Read own) {
    Optional<Paper> whole = whole(own.paper());
    if (whole.isEmpty()) {
      return;
    }
    if (own.unfinished().isPresent()) {
      find(Keys.paper(id), Flaw.UNFINISHED_WRITE, "since " + own.paper().updatedAt());
      return;
    }
    Paper paper = whole.get();
    checkOwn(own.paper(), paper);
    checkLinks(expected.links(paper));
    if (!references().equals(paper.references())
        || items.containsKey(Keys.references(id)) == paper.references().isEmpty()) {
      find(Keys.references(id), Flaw.STALE_REFERENCES);
    }
    if (items.containsKey(Keys.change(id))) {
      checkChange(change -> change.fits(paper), Optional.of(paper));
    } else {
      find(Keys.change(id), Flaw.MISSING_CHANGE);
    }
    if (!items.containsKey(Keys.version(id, paper.revision()))) {
      find(Keys.version(id, paper.revision()), Flaw.MISSING_VERSION);
    }
    items.keySet().stream()
        .filter(ItemKey::isVersion)
        .forEach(version -> checkVersion(version, paper.printed()));
  }

  private Optional<Paper> whole(Paper own) {
    if (own.isWhole()) {
      return Optional.of(own);
    }
    ItemKey version = Keys.version(id, own.revision());
    if (!items.containsKey(version)) {
      find(version, Flaw.LOST_AUTHORS);
      return Optional.empty();
    }
    return readable(version).map(Read::paper).map(paper -> paper.finding(references()));
  }

  private void checkOwn(Paper own, Paper paper) {
    ItemKey key = Keys.paper(id);
    Item item = items.get(key);
    Item wanted = expected.paper(paper);
    if (!paper.equals(own) && !own.equals(PaperAttributes.read(wanted))) {
      find(key, Flaw.STALE_RECORD);
    }
    if (!expected.places(item).equals(expected.places(wanted))) {
      find(key, Flaw.WRONG_KEYS);
    }
    if (!item.value(CITED).equals(wanted.value(CITED))) {
      find(key, Flaw.STALE_SUMMARY);
    }
    Optional<AttributeValue> hash = item.value(CONTENT_HASH);
    if (hash.isPresent() && !ContentHash.of(paper).equals(hash.get().s())) {
      find(key, Flaw.WRONG_HASH);
    }
  }

  private void checkLinks(Map<ItemKey, Item> links) {
    links.forEach(
        (key, link) -> {
          if (items.containsKey(key)) {
            compare(key, link, Flaw.STALE_SUMMARY);
          } else {
            find(key, Flaw.MISSING_LINK);
          }
        });
    items.keySet().stream()
        .filter(key -> key.isLink() && !links.containsKey(key))
        .forEach(key -> find(key, Flaw.UNEXPECTED_LINK));
  }

  private void checkChange(Predicate<Change> right, Optional<Paper> paper) {
    ItemKey key = Keys.change(id);
    Item item = items.get(key);
    try {
      Change change = ChangeItem.read(item);
      if (!right.test(change)) {
        find(key, Flaw.STALE_CHANGE);
        return;
      }
      Item wanted = ChangeItem.of(expected.schema(), change, paper);
      compare(key, wanted, Flaw.STALE_CHANGE);
    } catch (RuntimeException e) {
      find(key, Flaw.STALE_CHANGE, String.valueOf(e.getMessage()));
    }
  }

  private void compare(ItemKey key, Item wanted, Flaw stale) {
    Item item = items.get(key);
    if (!expected.places(item).equals(expected.places(wanted))) {
      find(key, Flaw.WRONG_KEYS);
    } else if (!item.equals(wanted)) {
      find(key, stale);
    }
  }

  private void checkVersion(ItemKey key, Paper current) {
    Item item = items.get(key);
    Optional<Read> read = readable(key);
    if (read.isEmpty()) {
      return;
    }
    Paper version = read.get().paper();
    boolean isCurrent = version.revision() == current.revision();
    if (!key.equals(Keys.version(id, version.revision()))
        || version.revision() > current.revision()) {
      find(key, Flaw.UNEXPECTED_VERSION);
    } else if (isCurrent && !same(version, current)) {
      find(key, Flaw.STALE_VERSION);
    } else if (!ContentHash.of(version).equals(item.text(CONTENT_HASH))) {
      find(key, Flaw.WRONG_HASH);
    } else if (!expected.places(item).attributes().isEmpty()) {
      find(key, Flaw.WRONG_KEYS);
    } else {
      read.get().expiresAt().ifPresent(at -> checkExpiry(key, version, isCurrent, at));
    }
  }

  private void checkExpiry(ItemKey key, Paper version, boolean isCurrent, Instant expiresAt) {
    if (isCurrent || version.status() != Status.DRAFT) {
      find(key, Flaw.UNEXPECTED_EXPIRY);
    } else if (!expiresAt.isAfter(now)) {
      find(key, Flaw.EXPIRED_HISTORY);
    }
  }

  /** Whether two records are equal, including the case of their ids. */
  private static boolean same(Paper one, Paper other) {
    return one.equals(other) && one.id().value().equals(other.id().value());
  }

  /** Reads an item that may come from elsewhere: any exception makes it unreadable. */
  private Optional<Read> readable(ItemKey key) {
    try {
      Read read = Read.of(items.get(key));
      if (read.paper().id().equals(id)) {
        return Optional.of(read);
      }
      find(key, Flaw.UNREADABLE, "it names the paper " + read.paper().id());
    } catch (RuntimeException e) {
      find(key, Flaw.UNREADABLE, String.valueOf(e.getMessage()));
    }
    return Optional.empty();
  }

  private void find(ItemKey key, Flaw flaw) {
    find(key, flaw, "");
  }

  private void find(ItemKey key, Flaw flaw, String detail) {
    findings.add(Finding.of(key, flaw, detail));
  }
}
