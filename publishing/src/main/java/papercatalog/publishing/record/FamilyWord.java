package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.table.AuthorItem;
import papercatalog.publishing.text.Slug;

/** The words by which the index of authors sorts the names in bylines. */
public final class FamilyWord {
  private FamilyWord() {}

  /** Empty if the source does not split the name. A group sorts by its whole name. */
  public static Optional<AuthorPrefix> of(Authorship author) {
    return author
        .parts()
        .map(
            parts ->
                switch (parts) {
                  case PersonName person -> person.family();
                  case GroupName _ -> author.name();
                })
        .flatMap(name -> AuthorPrefix.ofName(Slug.inLatin(name)));
  }

  /** A word, unless the handle has it. */
  public static Optional<AuthorPrefix> beside(AuthorHandle handle, Optional<AuthorPrefix> word) {
    return word.filter(it -> !it.equals(AuthorItem.indexWord(handle)));
  }

  /** The profile of an author of whom only a byline is known. */
  public static Author profile(Authorship author) {
    return Author.of(author).sortedAs(beside(author.handle(), of(author)));
  }
}
