package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.NameMoved;
import papercatalog.domain.model.Alias;
import papercatalog.domain.schema.KeyPrefix;

/**
 * The item of a former name: where the author's item was, at the head of the former list, and in
 * the list of all aliases. So the one request of a reader meets it.
 */
public final class AliasItem {
  private static final String ITEM_TYPE = "Alias";
  private static final String SAME_AS = "sameAs";

  private AliasItem() {}

  public static Item of(Alias alias, long revision, Instant writtenAt) {
    return ItemBuilder.of(ITEM_TYPE, Keys.alias(alias.kind(), alias.name()))
        .put(Keys.head(alias.kind(), alias.name()))
        .put(Keys.aliasPlace(alias))
        .put(NAME, alias.name())
        .put(DETAILS, new ItemBuilder().put(SAME_AS, alias.sameAs()).build())
        .put(REVISION, revision)
        .put(UPDATED_AT, writtenAt.toString())
        .build();
  }

  /** The alias in a whole item or at the head of a list; empty for other items. */
  public static Optional<Alias> read(KeyPrefix kind, Item item) {
    return item.map(DETAILS)
        .optional(SAME_AS)
        .map(sameAs -> new Alias(kind, item.text(NAME), sameAs));
  }

  /** Whether a whole item is an alias, readable or not. */
  public static boolean isAlias(Item item) {
    return Keys.aliasKind(item.key()).isPresent() && item.map(DETAILS).value(SAME_AS).isPresent();
  }

  public static Optional<Alias> read(Item item) {
    return Keys.aliasKind(item.key()).flatMap(kind -> read(kind, item));
  }

  /** Fails with {@link NameMoved} for an alias. */
  public static Item requireNone(KeyPrefix kind, Item item) {
    read(kind, item)
        .ifPresent(
            alias -> {
              throw new NameMoved(alias);
            });
    return item;
  }
}
