package papercatalog.bibliography.citation;

import module java.base;

/** A name for citation formats: in parts, or whole if the parts are unknown. */
public sealed interface PersonName {
  static PersonName of(String name) {
    Optional<Parts> parts = Parts.of(name);
    return parts.isPresent() ? parts.get() : new Whole(name);
  }

  /** The name of a group, a name in a script that is not split, or a single word. */
  record Whole(String name) implements PersonName {}

  /**
   * The name of a person.
   *
   * @param particle the words in lower case before the family name: {@code van der}
   * @param suffix {@code Jr.}, {@code III}
   */
  record Parts(String given, Optional<String> particle, String family, Optional<String> suffix)
      implements PersonName {
    private static final Pattern WORDS =
        Pattern.compile("[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+)+");
    private static final Pattern SUFFIX = Pattern.compile("(?:Jr|Sr)\\.?|II|III|IV");
    private static final Pattern SPECIAL =
        Pattern.compile(
            "(?i).*\\b(?:and|others|the|of|for|team|group|consortium|collaboration)\\b.*|.*--.*");

    public String fullFamily() {
      return particle.map(words -> words + " ").orElse("") + family;
    }

    /** The family name is the last word; words in lower case before it are its particle. */
    private static Optional<Parts> of(String name) {
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
      Parts parts =
          new Parts(
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
}
