package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.table.AuthorItem;
import papercatalog.publishing.text.Slug;

/**
 * A name to be compared with others: its words in a-z without signs, ü as u and as ue alike.
 *
 * @param words all words; the parts of a hyphenated one are several
 * @param given before the family name, with a hyphenated one as one word
 * @param family in one word
 */
record ComparedName(Author author, List<String> words, List<String> given, String family) {
  private static final Pattern APOSTROPHES = Pattern.compile("['’ʼ`]");
  private static final Pattern BETWEEN = Pattern.compile("[^a-z0-9-]+");
  private static final Pattern NO_NAME = Pattern.compile("jr|sr|ii|iii|iv");

  /** Letters that a short given name lacks: Wen and Wenbo are two names. */
  private static final int MIN_LEFT_OUT = 3;

  /** Short given names that do not begin the long one. */
  private static final Map<String, Set<String>> SHORT =
      Map.ofEntries(
          Map.entry("andy", Set.of("andrew")),
          Map.entry("becky", Set.of("rebecca")),
          Map.entry("bill", Set.of("william")),
          Map.entry("bob", Set.of("robert")),
          Map.entry("dick", Set.of("richard")),
          Map.entry("ed", Set.of("edmund", "eduard", "edward", "edwin")),
          Map.entry("jack", Set.of("john")),
          Map.entry("jim", Set.of("james")),
          Map.entry("kathy", Set.of("kathleen", "katherine", "kathryn")),
          Map.entry("liz", Set.of("elizabeth")),
          Map.entry("mike", Set.of("michal")),
          Map.entry("rick", Set.of("richard")),
          Map.entry("steve", Set.of("stephen", "steven")),
          Map.entry("ted", Set.of("edward", "theodore")),
          Map.entry("tom", Set.of("thomas")),
          Map.entry("tony", Set.of("anthony", "antonio")));

  static ComparedName of(Author author) {
    String latin = APOSTROPHES.matcher(Slug.inLatin(author.name())).replaceAll("");
    List<String> tokens =
        BETWEEN
            .splitAsStream(loose(latin.toLowerCase(Locale.ROOT)))
            .map(token -> token.replaceAll("^-+|-+$", ""))
            .filter(token -> !token.isEmpty())
            .collect(Collectors.toCollection(ArrayList::new));
    List<String> words = tokens.stream().flatMap(it -> Stream.of(it.split("-+"))).toList();
    while (tokens.size() > 1 && NO_NAME.matcher(tokens.getLast()).matches()) {
      tokens.removeLast();
    }
    int start = familyStart(tokens, loose(AuthorItem.indexWord(author).value()));
    return new ComparedName(
        author,
        words,
        tokens.subList(0, start).stream().map(it -> it.replace("-", "")).toList(),
        String.join("", tokens.subList(start, tokens.size())).replace("-", ""));
  }

  /** The last words that are the word of the index; else the last word. */
  private static int familyStart(List<String> tokens, String word) {
    for (int i = tokens.size() - 1; i >= 0; i--) {
      if (String.join("", tokens.subList(i, tokens.size())).replace("-", "").equals(word)) {
        return i;
      }
    }
    return Math.max(0, tokens.size() - 1);
  }

  private static String loose(String text) {
    return text.replace("ae", "a").replace("oe", "o").replace("ue", "u");
  }

  /** The letters with which a given name may begin, if it is written as an initial. */
  Set<Character> initials() {
    Set<Character> initials = new TreeSet<>();
    given.forEach(
        name -> {
          initials.add(name.charAt(0));
          SHORT.getOrDefault(name, Set.of()).forEach(it -> initials.add(it.charAt(0)));
        });
    return initials;
  }

  boolean isInitials() {
    return given.stream().allMatch(name -> name.length() == 1);
  }

  /**
   * Whether the given names may be one person's: each of the fewer stands for one of the others.
   */
  boolean mayBeGiven(ComparedName other) {
    if (given.isEmpty() || other.given.isEmpty()) {
      return false;
    }
    if (String.join("", given).equals(String.join("", other.given))) {
      return true;
    }
    boolean isLonger = given.size() >= other.given.size();
    List<String> more = isLonger ? given : other.given;
    List<String> fewer = isLonger ? other.given : given;
    int at = 0;
    for (int i = 0; i < more.size() && at < fewer.size(); i++) {
      if (isSame(more.get(i), fewer.get(at))) {
        at++;
      } else if (at == 0 && more.get(i).length() > 1) {
        return false;
      }
    }
    return at == fewer.size();
  }

  /** Whether all words of the shorter are in the longer, in order, and both begin alike. */
  boolean hasPart(ComparedName other) {
    boolean isLonger = words.size() >= other.words.size();
    List<String> more = isLonger ? words : other.words;
    List<String> fewer = isLonger ? other.words : words;
    Iterator<String> left = more.iterator();
    return fewer.size() > 1
        && more.getFirst().equals(fewer.getFirst())
        && fewer.stream().allMatch(word -> contains(left, word));
  }

  private static boolean contains(Iterator<String> left, String word) {
    while (left.hasNext()) {
      if (left.next().equals(word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(String one, String other) {
    String longer = one.length() >= other.length() ? one : other;
    String shorter = longer.equals(one) ? other : one;
    boolean isBeginning =
        shorter.length() == 1
            || (shorter.length() > 2 && longer.length() >= shorter.length() + MIN_LEFT_OUT);
    return longer.equals(shorter)
        || (isBeginning && longer.startsWith(shorter))
        || SHORT.getOrDefault(shorter, Set.of()).contains(longer)
        || SHORT.getOrDefault(longer, Set.of()).contains(shorter);
  }

  /** Whether one letter is missing, too many, another, or in the place of its neighbour. */
  static boolean isMistyped(String one, String other) {
    String longer = one.length() >= other.length() ? one : other;
    String shorter = longer.equals(one) ? other : one;
    int start = 0;
    while (start < shorter.length() && shorter.charAt(start) == longer.charAt(start)) {
      start++;
    }
    String longerRest = longer.substring(start);
    String shorterRest = shorter.substring(start);
    int same = longer.length() == shorter.length() ? 1 : 0;
    return longer.length() - shorter.length() <= 1
        && shorter.length() > 3
        && longerRest.length() > 0
        && (longerRest
                .substring(1)
                .equals(shorterRest.substring(Math.min(same, shorterRest.length())))
            || (same == 1
                && longerRest.length() > 1
                && shorterRest.equals(
                    "" + longerRest.charAt(1) + longerRest.charAt(0) + longerRest.substring(2))));
  }
}
