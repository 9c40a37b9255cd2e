package papercatalog.publishing.record;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Relation;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.IndexKey;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemBuilder;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/**
 * The items of a paper's relations. A link to each work is in the index next to the citations of
 * the work, behind all dates: the Query of a publisher finds both, and no list shows it. For each
 * work that is a paper of this catalog, the inverse item in the partition of that paper has the
 * same attributes. One transaction writes both.
 */
public record RelationItems(TableSchema schema) {
  /** The attributes that a link and its inverse share. */
  public static final List<String> SHARED = List.of(ID, TITLE, STATUS, PUBLISHED, RELATIONS);

  /** A link for each work that the relations name, as far as its paper has been found. */
  public Map<ItemKey, Item> links(Paper paper) {
    SequencedMap<String, SortedSet<String>> types = new LinkedHashMap<>();
    for (Relation relation : paper.relations()) {
      relation
          .work()
          .work()
          .ifPresent(
              work ->
                  types.computeIfAbsent(work, _ -> new TreeSet<>()).add(relation.type().text()));
    }
    Map<ItemKey, Item> links = new LinkedHashMap<>();
    types.forEach(
        (work, some) -> {
          Item link = link(paper, work, some);
          links.put(link.key(), link);
        });
    return links;
  }

  private Item link(Paper paper, String work, Collection<String> types) {
    return ItemBuilder.of("Relation", Keys.link(paper.id(), KeyPrefix.NAMED_WORK, work))
        .put(place(paper, work))
        .put(ID, paper.id().value())
        .put(TITLE, paper.title())
        .put(STATUS, paper.status().text())
        .put(PUBLISHED, paper.published().text())
        .putTexts(RELATIONS, List.copyOf(types))
        .build();
  }

  private Optional<IndexKey> place(Paper paper, String work) {
    KeyPrefix list = KeyPrefix.CITED_WORK;
    String position = Keys.partition(KeyPrefix.NAMED_WORK, paper.id());
    return Optional.of(new IndexKey(schema.index(list), Keys.partition(list, work), position))
        .filter(_ -> paper.status().listed());
  }

  /** The inverses of all relations of a paper to papers that were found. */
  public Map<ItemKey, Item> inverses(Paper paper) {
    Map<ItemKey, Item> inverses = new LinkedHashMap<>();
    links(paper).values().stream()
        .flatMap(link -> inverse(link).stream())
        .forEach(inverse -> inverses.put(inverse.key(), inverse));
    return inverses;
  }

  /** The inverse of a link to a paper of this catalog, if lists show the relating paper. */
  public Optional<Item> inverse(Item item) {
    return PaperItem.RELATION.is(item.key())
        ? item.optional(schema.index(KeyPrefix.CITED_WORK).partitionKey())
            .flatMap(Keys::citedIn)
            .flatMap(related -> inverseIn(related, item))
        : Optional.empty();
  }

  private static Optional<Item> inverseIn(PaperId related, Item link) {
    return Keys.paperIn(link.key().partition())
        .map(
            paper ->
                ItemBuilder.of("Inverse", Keys.link(related, KeyPrefix.NAMED_BY, paper))
                    .putAll(link.only(SHARED))
                    .build());
  }

  /** The paper whose relations an inverse item shows; empty for other items. */
  public static Optional<PaperId> relating(ItemKey key) {
    return PaperItem.INVERSE.is(key)
        ? Keys.paperNamed(KeyPrefix.NAMED_BY, key.sort())
        : Optional.empty();
  }
}
