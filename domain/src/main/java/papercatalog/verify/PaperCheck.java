package papercatalog.verify;

import static papercatalog.schema.Attributes.CONTENT_HASH;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.model.ContentHash;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.PaperItems;
import papercatalog.table.Unfinished;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Holds the items of one paper's partition against what they must be: a function of the paper's
 * record. Looks at nothing but the items that it is given.
 */
final class PaperCheck {
  private final PaperId id;
  private final Map<ItemKey, Map<String, AttributeValue>> items;
  private final Instant now;
  private final List<Finding> findings = new ArrayList<>();

  PaperCheck(PaperId id, Map<ItemKey, Map<String, AttributeValue>> items, Instant now) {
    this.id = id;
    this.items = items;
    this.now = now;
  }

  /** What is wrong; nothing when all is well. */
  List<Finding> findings() {
    for (ItemKey key : items.keySet()) {
      if (!key.equals(Keys.paper(id)) && !key.isLink() && !key.isVersion()) {
        findings.add(Finding.of(key, Flaw.UNKNOWN_ITEM));
      }
    }
    if (!items.containsKey(Keys.paper(id))) {
      items.keySet().stream()
          .filter(key -> key.isLink() || key.isVersion())
          .forEach(key -> findings.add(Finding.of(key, Flaw.WITHOUT_PAPER)));
      return findings;
    }
    readable(Keys.paper(id)).ifPresent(this::check);
    return findings;
  }

  /** The paper with all the authors that can be read, for those who need their profiles. */
  Optional<Paper> paper() {
    return Optional.ofNullable(items.get(Keys.paper(id)))
        .flatMap(item -> ItemText.read(item).paper())
        .map(own -> items.getOrDefault(Keys.version(id, own.revision()), items.get(Keys.paper(id))))
        .flatMap(item -> ItemText.read(item).paper());
  }

  private void check(Paper own) {
    ItemKey key = Keys.paper(id);
    if (Unfinished.of(items.get(key)).isPresent()) {
      findings.add(Finding.of(key, Flaw.UNFINISHED_WRITE, "since " + own.updatedAt()));
      return;
    }
    Optional<Paper> whole = whole(own);
    if (whole.isEmpty()) {
      return;
    }
    Paper paper = whole.get();
    checkOwn(key, paper);
    checkLinks(PaperItems.links(paper));
    items.keySet().stream()
        .filter(ItemKey::isVersion)
        .forEach(version -> checkVersion(version, paper));
  }

  private Optional<Paper> whole(Paper own) {
    if (own.hasAllAuthors() || own.status() == Status.WITHDRAWN) {
      return Optional.of(own);
    }
    ItemKey version = Keys.version(id, own.revision());
    if (!items.containsKey(version)) {
      findings.add(Finding.of(version, Flaw.LOST_AUTHORS));
      return Optional.empty();
    }
    return readable(version);
  }

  private void checkOwn(ItemKey key, Paper paper) {
    Map<String, AttributeValue> item = items.get(key);
    if (!indexKeys(item).equals(indexKeys(PaperItems.paper(paper)))) {
      findings.add(Finding.of(key, Flaw.WRONG_KEYS));
    }
    AttributeValue hash = item.get(CONTENT_HASH);
    if (hash != null && !ContentHash.of(paper).equals(hash.s())) {
      findings.add(Finding.of(key, Flaw.WRONG_HASH));
    }
  }

  private void checkLinks(Map<ItemKey, Map<String, AttributeValue>> expected) {
    expected.forEach(
        (key, link) -> {
          Map<String, AttributeValue> actual = items.get(key);
          if (actual == null) {
            findings.add(Finding.of(key, Flaw.MISSING_LINK));
          } else if (!indexKeys(actual).equals(indexKeys(link))) {
            findings.add(Finding.of(key, Flaw.WRONG_KEYS));
          } else if (!actual.equals(link)) {
            findings.add(Finding.of(key, Flaw.STALE_SUMMARY));
          }
        });
    items.keySet().stream()
        .filter(key -> key.isLink() && !expected.containsKey(key))
        .forEach(key -> findings.add(Finding.of(key, Flaw.UNEXPECTED_LINK)));
  }

  private void checkVersion(ItemKey key, Paper current) {
    Map<String, AttributeValue> item = items.get(key);
    Optional<Paper> version = readable(key);
    if (version.isEmpty()) {
      return;
    }
    boolean isCurrent =
        key.equals(Keys.version(id, current.revision())) && PaperItems.needsVersion(current);
    boolean past =
        PaperItems.supersededAt(item).isPresent()
            && version.get().revision() < current.revision()
            && key.equals(Keys.version(id, version.get().revision()));
    if (!isCurrent && !past) {
      findings.add(Finding.of(key, Flaw.UNEXPECTED_VERSION));
    } else if (PaperItems.expiresAt(item).filter(end -> !end.isAfter(now)).isPresent()) {
      findings.add(Finding.of(key, Flaw.EXPIRED_HISTORY));
    } else if (!indexKeys(item).isEmpty()) {
      findings.add(Finding.of(key, Flaw.WRONG_KEYS));
    }
  }

  private Optional<Paper> readable(ItemKey key) {
    ItemText text = ItemText.read(items.get(key));
    text.trouble().ifPresent(why -> findings.add(Finding.of(key, Flaw.UNREADABLE, why)));
    Optional<Paper> paper = text.paper();
    if (paper.isPresent() && !paper.get().id().equals(id)) {
      findings.add(Finding.of(key, Flaw.UNREADABLE, "it names the paper " + paper.get().id()));
      return Optional.empty();
    }
    return paper;
  }

  private static Map<String, AttributeValue> indexKeys(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> keys = new HashMap<>();
    for (Index index : TableSchema.indexes()) {
      for (String name : List.of(index.partitionKey(), index.sortKey())) {
        Optional.ofNullable(item.get(name)).ifPresent(value -> keys.put(name, value));
      }
    }
    return keys;
  }
}
