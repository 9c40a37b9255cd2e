package papercatalog.domain.model;

import module java.base;

/**
 * The parts of a person's name.
 *
 * @param given all given names or their initials, and a particle that belongs to them
 * @param particle words that belong to the family name, such as {@code van der}
 * @param suffix such as {@code Jr.} or {@code III}
 */
public record PersonName(
    Optional<String> given, Optional<String> particle, String family, Optional<String> suffix)
    implements NameParts {
  public PersonName {
    given = given.map(text -> Text.line("given", text, 200));
    particle = particle.map(text -> Text.line("particle", text, 50));
    family = Text.line("family", family, 200);
    suffix = suffix.map(text -> Text.line("suffix", text, 50));
  }

  /** Takes the last words of a printed name as the family name, the others as given names. */
  public static PersonName ofWords(String name, int familyWords) {
    int start = name.length() + 1;
    for (int i = 0; i < familyWords && start > 0; i++) {
      start = name.lastIndexOf(' ', start - 2) + 1;
    }
    return new PersonName(
        start <= 1 ? Optional.empty() : Optional.of(name.substring(0, start - 1)),
        Optional.empty(),
        name.substring(start),
        Optional.empty());
  }

  /** The number of words for which {@link #ofWords} returns this name; 0 if there is none. */
  public int familyWordsIn(String name) {
    int words = (int) family.chars().filter(c -> c == ' ').count() + 1;
    return name.endsWith(family) && ofWords(name, words).equals(this) ? words : 0;
  }

  public String fullFamily() {
    return particle.map(words -> isJoined(words) ? words : words + " ").orElse("") + family;
  }

  /** {@code Family, Given, Suffix}. */
  public String inverted() {
    return fullFamily()
        + given.map(text -> ", " + text).orElse("")
        + suffix.map(text -> ", " + text).orElse("");
  }

  /** Whether no space follows a particle, such as {@code d'}. */
  public static boolean isJoined(String particle) {
    return "'’-".indexOf(particle.charAt(particle.length() - 1)) >= 0;
  }
}
