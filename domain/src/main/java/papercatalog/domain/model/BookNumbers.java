package papercatalog.domain.model;

import module java.base;

/** ISBNs and ISSNs in a text that may hold several, with words: {@code 0-13-1 (paper), 0-13-2}. */
final class BookNumbers {
  private static final Pattern ISBN =
      Pattern.compile("(?<!\\d)(?:97[89][- ]?)?(?:\\d[- ]?){9}[\\dXx](?![\\dA-Za-z])");
  private static final Pattern ISSN = Pattern.compile("(?<!\\d)\\d{4}-?\\d{3}[\\dXx](?!\\d)");

  private BookNumbers() {}

  /** The numbers in a text; the whole text if it has none. */
  static List<String> in(IdentifierScheme scheme, String text) {
    Pattern number = scheme == IdentifierScheme.ISBN ? ISBN : ISSN;
    List<String> numbers = number.matcher(text).results().map(MatchResult::group).toList();
    return numbers.isEmpty() ? List.of(text) : numbers;
  }
}
