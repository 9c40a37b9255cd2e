package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item of an author: a profile, the head of the author's list, an entry of the index. */
public final class AuthorItem {
  private static final List<String> SUFFIXES = List.of("jr", "sr", "ii", "iii", "iv");

  private AuthorItem() {}

  public static Item item(Author author, long revision, Instant writtenAt) {
    ItemBuilder profile =
        new ItemBuilder()
            .putTexts(AFFILIATIONS, author.affiliations())
            .put(ORCID, author.orcid())
            .put(HOMEPAGE, author.homepage())
            .put(SORT_AS, author.sortAs().map(AuthorPrefix::value))
            .putTexts(ALSO_AS, author.identity().alsoAs())
            .putTexts(BECAME, author.identity().became())
            .put(MOVING, author.identity().moving());
    return ItemBuilder.of("Author", Keys.author(author.handle()))
        .put(Keys.head(KeyPrefix.AUTHOR, author.handle()))
        .put(indexed(author))
        .put(HANDLE, author.handle().value())
        .put(NAME, author.name())
        .put(DETAILS, profile.build())
        .put(IDENTITY, identity(author.identity()))
        .put(REVISION, revision)
        .put(UPDATED_AT, writtenAt.toString())
        .build();
  }

  /**
   * Reads a whole item or the head of a list, which has no time. Fails with {@link
   * papercatalog.domain.error.NameMoved} for a former handle.
   */
  public static Author read(Item stored) {
    stored.requireSchema();
    AliasItem.requireNone(KeyPrefix.AUTHOR, stored);
    Item item = new ItemBuilder(stored).putAll(stored.map(DETAILS)).build(); // once apart
    return new Author(
        new AuthorHandle(item.text(HANDLE)),
        item.text(NAME),
        item.list(AFFILIATIONS, AttributeValue::s),
        item.optional(ORCID),
        item.optional(HOMEPAGE),
        item.optional(SORT_AS).map(AuthorPrefix::new),
        identity(item, item.map(IDENTITY)),
        item.updatedAt());
  }

  /** Reads what readers see: the rest may be of a later release. */
  public static Author readShown(Item stored) {
    return stored.value(IDENTITY).isEmpty()
        ? read(stored)
        : read(
            stored.with(
                IDENTITY,
                AttributeValue.fromM(
                    stored.map(IDENTITY).without(List.of(NOTE, LOG)).attributes())));
  }

  /** Whether a whole item is of an author whose papers all went to others. */
  public static boolean isFormer(Item item) {
    return item.map(DETAILS).value(BECAME).isPresent();
  }

  private static Item identity(Identity identity) {
    return new ItemBuilder()
        .putTexts(SUCCESSORS, identity.former() ? List.of() : identity.successors())
        .putTexts(NOT_SAME_AS, identity.notSameAs())
        .put(NOTE, identity.note())
        .put(LOG, identity.log().stream().map(AuthorItem::change).toList())
        .build();
  }

  private static AttributeValue change(IdentityChange change) {
    return AttributeValue.fromM(
        new ItemBuilder()
            .put(CHANGED_AT, change.at().toString())
            .put(CHANGE, change.kind().text())
            .put(HANDLE, change.other().value())
            .put(NOTE, change.note())
            .build()
            .attributes());
  }

  private static Identity identity(Item item, Item own) {
    if (own.attributes().isEmpty()
        && item.value(ALSO_AS).isEmpty()
        && item.value(BECAME).isEmpty()
        && item.value(MOVING).isEmpty()) {
      return Identity.NONE;
    }
    boolean former = item.value(BECAME).isPresent();
    return new Identity(
        item.list(ALSO_AS, AttributeValue::s),
        former ? item.list(BECAME, AuthorItem::handle) : own.list(SUCCESSORS, AuthorItem::handle),
        former,
        own.list(NOT_SAME_AS, AuthorItem::handle),
        own.optional(NOTE),
        item.optional(MOVING).map(AuthorHandle::new),
        own.list(LOG, AuthorItem::change).stream().flatMap(Optional::stream).toList());
  }

  /** Empty for a damaged change, which the next write of the item leaves out. */
  private static Optional<IdentityChange> change(AttributeValue value) {
    try {
      Item item = new Item(value.m());
      return Optional.of(
          new IdentityChange(
              item.moment(CHANGED_AT).orElse(Instant.EPOCH),
              IdentityChange.IdentityAct.of(item.text(CHANGE)),
              new AuthorHandle(item.text(HANDLE)),
              item.optional(NOTE)));
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  private static AuthorHandle handle(AttributeValue value) {
    return new AuthorHandle(value.s());
  }

  /**
   * The place in the index of authors, which has a partition for each first letter, and one for
   * authors who became others, which no letter leads to.
   */
  private static IndexKey indexed(Author author) {
    String partition = Keys.partition(KeyPrefix.AUTHORS, indexWord(author));
    return new IndexKey(
        KeyPrefix.AUTHORS.index().orElseThrow(),
        author.identity().former() ? Keys.FORMER_AUTHORS : partition,
        indexPosition(author));
  }

  /** {@code li#wei-li-2}. */
  public static String indexPosition(Author author) {
    return indexWord(author) + KeyPrefix.DELIMITER + author.handle();
  }

  /** The family name in a-z, by which the index sorts. */
  public static AuthorPrefix indexWord(Author author) {
    return author.sortAs().isPresent() ? author.sortAs().get() : indexWord(author.handle());
  }

  /** The last word of the handle, usually of the family name: of authors without another. */
  public static AuthorPrefix indexWord(AuthorHandle handle) {
    String[] words = handle.value().split("-", -1);
    int last = words.length - 1;
    while (last > 0 && !isName(words[last])) {
      last--;
    }
    return new AuthorPrefix(words[last]);
  }

  /** The author at a position of the index. */
  public static AuthorHandle handleAt(String indexPosition) {
    int end = indexPosition.indexOf(KeyPrefix.DELIMITER);
    if (end < 0 || !Grammar.WORD.admits(indexPosition.substring(0, end))) {
      throw new InvalidValue("position", "must be that of a handle");
    }
    return new AuthorHandle(indexPosition.substring(end + 1));
  }

  /** Whether a word is no initial, number or suffix. */
  private static boolean isName(String word) {
    return word.length() > 1 && Character.isLetter(word.charAt(0)) && !SUFFIXES.contains(word);
  }
}
