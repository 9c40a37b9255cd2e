package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.FamilyWord;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.write.Outcome;

/**
 * Compares the places of authors in their index with the family names in bylines. A place that an
 * operator has set, or that some byline prints, is right.
 */
final class PlaceVerification {
  private final Verifier run;
  private final Set<AuthorHandle> unset = new HashSet<>();

  /** The first word in the alphabet that bylines print; empty if some print that of the handle. */
  private final Map<AuthorHandle, Optional<AuthorPrefix>> printed = new HashMap<>();

  PlaceVerification(Verifier run) {
    this.run = run;
  }

  void profile(Author author) {
    if (author.sortAs().isEmpty()) {
      unset.add(author.handle());
    }
  }

  void byline(Authorship author) {
    FamilyWord.of(author)
        .ifPresent(
            word ->
                printed.merge(
                    author.handle(),
                    FamilyWord.beside(author.handle(), Optional.of(word)),
                    (one, other) ->
                        one.flatMap(
                            a -> other.map(b -> a.value().compareTo(b.value()) < 0 ? a : b))));
  }

  void compare() {
    printed.keySet().retainAll(unset);
    printed.forEach((handle, word) -> word.ifPresent(it -> move(handle, it)));
  }

  private void move(AuthorHandle handle, AuthorPrefix word) {
    run.repair(
        Keys.author(handle),
        Flaw.MISPLACED,
        "%s, not %s".formatted(word, AuthorItem.indexWord(handle)),
        publisher ->
            publisher
                    .shared()
                    .revise(
                        handle, it -> it.sortAs().isPresent() ? it : it.sortedAs(Optional.of(word)))
                    .outcome()
                != Outcome.UNCHANGED);
  }
}
