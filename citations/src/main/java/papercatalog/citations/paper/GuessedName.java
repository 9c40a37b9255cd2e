package papercatalog.citations.paper;

import module java.base;

import papercatalog.domain.model.PersonName;

/** Splits a printed name whose source does not say how. */
public final class GuessedName {
  private static final Pattern WORDS =
      Pattern.compile("[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+)+");
  private static final Pattern SUFFIX = Pattern.compile("(?:Jr|Sr)\\.?|II|III|IV");
  private static final Pattern SPECIAL =
      Pattern.compile(
          "(?iU)(?<!\\w)(?:and|others|the|of|for|team|group|consortium|collaboration|agency|academy"
              + "|association|authority|bureau|center|centre|college|commission|comis(?:são|ión)"
              + "|committee|contributors|company|corporation|council|d[eé]part[ae]ment\\w*"
              + "|federation|foundation|gmbh|inc|initiative|institut\\w*|investigators"
              + "|laborator\\w+|llc|ltd|\\w*ministerium|ministry|united nations|office"
              + "|organization|organisation|press|project|society|univers(?:it\\w+|idad\\w*)"
              + "|akademie|acad[eé]mi[ea]|gesellschaft|soci(?:été|età|e?dad\\w*)|minist(?:ère|[eé]ri\\w+))"
              + "(?!\\w)|--|\\s&\\s");

  private GuessedName() {}

  /**
   * The family name is the last word, words in lower case before it are its particle. Empty for a
   * group, a name in a script that is not split, and a single word.
   */
  public static Optional<PersonName> of(String name) {
    if (!WORDS.matcher(name).matches() || isLikelyGroup(name)) {
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
    return SUFFIX.matcher(words.getFirst()).matches()
        ? Optional.empty()
        : Optional.of(
            new PersonName(
                joined(words.subList(0, particle)),
                joined(words.subList(particle, family)),
                words.get(family),
                joined(suffixed ? words.subList(last, words.size()) : List.of())));
  }

  /** Whether a word of the name is one of groups, or joins two names. */
  public static boolean isLikelyGroup(String name) {
    return SPECIAL.matcher(name).find();
  }

  private static Optional<String> joined(List<String> words) {
    return words.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", words));
  }
}
