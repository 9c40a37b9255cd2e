package papercatalog.citations.paper;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.PersonName;

/**
 * A name in a citation.
 *
 * @param parts guessed if the catalog does not know them; empty for a name that cannot be split
 */
public record CitedName(String printed, Optional<NameParts> parts) {
  private static final Pattern WORD =
      Pattern.compile("[\\p{L}\\p{M}]+|[\\p{L}\\p{M}&&\\P{IsLatin}]+ \\(\\p{IsLatin}[^()]*\\)");

  public static CitedName of(Authorship author) {
    return new CitedName(
        author.name(),
        author.parts().isPresent()
            ? author.parts()
            : GuessedName.of(author.name()).map(Function.identity()));
  }

  /**
   * Whether it is one word, which may be a family name or a given name; brackets may spell it in
   * Latin.
   */
  public boolean isWord() {
    return parts.isEmpty() && WORD.matcher(printed).matches();
  }

  public Optional<PersonName> person() {
    return parts.filter(PersonName.class::isInstance).map(PersonName.class::cast);
  }

  /** {@code Family, Given, Suffix}; a group as printed. */
  public String inverted() {
    return person().map(PersonName::inverted).orElse(printed);
  }
}
