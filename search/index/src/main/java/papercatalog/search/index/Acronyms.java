package papercatalog.search.index;

import module java.base;

/**
 * The acronyms of a venue, by which people ask for it: {@code emnlp} of <i>Proceedings of the 2018
 * Conference on Empirical Methods in Natural Language Processing</i>, {@code sosp}, {@code cacm}.
 * Words like <i>Symposium</i> may be the first letter or not, and words like <i>of</i> a letter:
 * each choice is an acronym.
 */
final class Acronyms {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 10;

  private static final Pattern PARTS = Pattern.compile("[:;,./()\\[\\]]|\\s[-\u2013\u2014]\\s");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

  /** The words before the name of a venue, apart from numbers and the acronyms of its sponsors. */
  private static final Set<String> BEFORE =
      words(
          "proceedings proc conference symposium workshop meeting congress annual biennial"
              + " international national european joint first second third fourth fifth sixth"
              + " seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth"
              + " sixteenth seventeenth eighteenth nineteenth twentieth twenty thirtieth thirty"
              + " fortieth forty fiftieth fifty");

  private static final Set<String> SMALL = words("of on in and for to at de et");

  private Acronyms() {}

  private static Set<String> words(String words) {
    return Set.of(words.split(" ", -1));
  }

  static Set<String> of(String venue) {
    Set<String> acronyms = new LinkedHashSet<>();
    for (String part : PARTS.split(venue, -1)) {
      List<String> words =
          WORD.matcher(part)
              .results()
              .map(MatchResult::group)
              .filter(word -> !isNumber(word) && !word.equalsIgnoreCase("the"))
              .toList();
      for (int first = 0; first < words.size(); first++) {
        add(acronyms, words.subList(first, words.size()), true);
        add(acronyms, words.subList(first, words.size()), false);
        if (!isBefore(words.get(first)) && !isSmall(words.get(first))) {
          break;
        }
      }
    }
    return acronyms;
  }

  private static void add(Set<String> acronyms, List<String> words, boolean small) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < words.size() && letters.length() <= LONGEST; i++) {
      String word = words.get(i);
      if (!isSmall(word)) {
        boolean whole = i > 0 && isAcronym(word);
        letters.append(word, 0, whole ? word.length() : word.offsetByCodePoints(0, 1));
      } else if (small && i > 0 && !isBefore(words.get(i - 1))) {
        letters.append(word, 0, 1);
      }
    }
    if (letters.length() >= SHORTEST && letters.length() <= LONGEST) {
      acronyms.addAll(Words.texts(letters.toString()));
    }
  }

  private static boolean isBefore(String word) {
    return BEFORE.contains(word.toLowerCase(Locale.ROOT)) || isAcronym(word);
  }

  private static boolean isSmall(String word) {
    return SMALL.contains(word.toLowerCase(Locale.ROOT));
  }

  private static boolean isAcronym(String word) {
    return word.length() > 1 && word.chars().allMatch(Character::isUpperCase);
  }

  private static boolean isNumber(String word) {
    return Character.isDigit(word.charAt(0));
  }
}
