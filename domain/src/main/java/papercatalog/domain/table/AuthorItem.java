package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import java.time.Instant;
import java.util.List;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
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
            .put(SORT_AS, author.sortAs().map(AuthorPrefix::value));
    return ItemBuilder.of("Author", Keys.author(author.handle()))
        .put(Keys.head(KeyPrefix.AUTHOR, author.handle()))
        .put(indexed(author))
        .put(HANDLE, author.handle().value())
        .put(NAME, author.name())
        .put(CITED, profile.build())
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
    Item item = new ItemBuilder(stored).putAll(stored.map(CITED)).build(); // once apart
    return new Author(
        new AuthorHandle(item.text(HANDLE)),
        item.text(NAME),
        item.list(AFFILIATIONS, AttributeValue::s),
        item.optional(ORCID),
        item.optional(HOMEPAGE),
        item.optional(SORT_AS).map(AuthorPrefix::new),
        item.updatedAt());
  }

  /** The place in the index of authors, which has a partition for each first letter. */
  private static IndexKey indexed(Author author) {
    return new IndexKey(
        KeyPrefix.AUTHORS.index().orElseThrow(),
        Keys.partition(KeyPrefix.AUTHORS, indexWord(author)),
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
