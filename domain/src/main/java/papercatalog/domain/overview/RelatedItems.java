package papercatalog.domain.overview;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.RelatedPaper;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;

/** The papers related to one, in the items of its partition, which both sides write. */
final class RelatedItems {
  private RelatedItems() {}

  /** A damaged item must not hide the paper. */
  static List<RelatedPaper> read(List<Item> items) {
    Map<String, RelatedPaper> related = new TreeMap<>();
    for (Item item : items) {
      try {
        for (RelatedPaper paper : read(item)) {
          related.merge(
              paper.type().text() + " " + paper.id().key(),
              paper,
              (one, other) -> one.title().isPresent() ? one : other);
        }
      } catch (RuntimeException _) {
        // Verification reports it.
      }
    }
    return List.copyOf(related.values());
  }

  private static List<RelatedPaper> read(Item item) {
    String sort = item.sortKey();
    if (sort.startsWith(KeyPrefix.NAMED_BY.text())) {
      return papers(
          item, RelationType::inverse, new PaperId(item.text(ID)), Optional.of(item.text(TITLE)));
    }
    return sort.startsWith(KeyPrefix.NAMED_WORK.text())
        ? Keys.citedIn(sort)
            .map(id -> papers(item, type -> type, id, Optional.empty()))
            .orElse(List.of())
        : List.of();
  }

  private static List<RelatedPaper> papers(
      Item item, UnaryOperator<RelationType> seen, PaperId id, Optional<String> title) {
    return item.list(RELATIONS, it -> RelationType.of(it.s())).stream()
        .map(type -> new RelatedPaper(seen.apply(type), id, title))
        .toList();
  }
}
