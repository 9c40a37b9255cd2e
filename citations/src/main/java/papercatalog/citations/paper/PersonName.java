package papercatalog.citations.paper;

import module java.base;

/** A name in parts: {@code van der} is a particle, {@code Jr.} and {@code III} are suffixes. */
public record PersonName(
    String given, Optional<String> particle, String family, Optional<String> suffix) {
  private static final Pattern WORDS =
      Pattern.compile("[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+)+");
  private static final Pattern SUFFIX = Pattern.compile("(?:Jr|Sr)\\.?|II|III|IV");
  private static final Pattern SPECIAL =
      Pattern.compile(
          "(?i).*\\b(?:and|others|the|of|for|team|group|consortium|collaboration)\\b.*|.*--.*");

  public String fullFamily() {
    return particle.map(words -> words + " ").orElse("") + family;
  }

  /**
   * The parts of a name: the family name is the last word, words in lower case before it are its
   * particle. Empty for a group, a name in a script that is not split, and a single word.
   */
  public static Optional<PersonName> of(String name) {
    if (!WORDS.matcher(name).matches() || SPECIAL.matcher(name).matches()) {
      return Optional.empty();
    }
    List<String> words = List.of(name.split(" "));
    int last = words.size() - 1;
    boolean suffixed = last > 1 && SUFFIX.matcher(words.get(last)).matches();
    int family = suffixed ? last - 1 : last;
    int particle = family;
    while (particle > 1 && Character.isLowerCase(words.get(particle - 1).codePointAt(0))) {
      particle--;
    }
    PersonName parts =
        new PersonName(
            String.join(" ", words.subList(0, particle)),
            joined(words.subList(particle, family)),
            words.get(family),
            joined(suffixed ? words.subList(last, words.size()) : List.of()));
    return Optional.of(parts).filter(it -> !SUFFIX.matcher(it.given()).matches());
  }

  private static Optional<String> joined(List<String> words) {
    return words.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", words));
  }
}
