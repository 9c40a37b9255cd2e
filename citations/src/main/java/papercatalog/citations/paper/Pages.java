package papercatalog.citations.paper;

import module java.base;

/**
 * A range of pages, or the name of a page or an article, which is no number: it keeps its zeros.
 *
 * @param last empty for a name
 */
public record Pages(String first, String last) {
  private static final Pattern PAGE = Pattern.compile("((?:[^\\s,]*\\D)?)(\\d{1,9})");
  private static final Pattern ROMAN = Pattern.compile("[ivxlc]+|[IVXLC]+");
  private static final Pattern DASH =
      Pattern.compile("\\s*(?:\\$-+\\$|[\\p{Pd}−]{2,}|[\\p{Pd}−&&[^-]])\\s*|\\s+-\\s*|-\\s+");
  private static final Pattern HYPHEN = Pattern.compile("-");
  private static final Pattern FOLLOWING = Pattern.compile("(?<=\\d)(?:\\+|\\s*ff?\\.?)$");
  private static final Pattern LABEL = Pattern.compile("(?i)^(?:pp?|s)\\.\\s*(?=\\w*\\d)");

  /** Longer numbers are those of articles, behind which a hyphen leads to a page: 145101-3. */
  private static final int LONGEST_PAGE = 5;

  /** The parts of a text between its commas. */
  public static List<Pages> all(String text) {
    return Arrays.stream(text.split(",\\s*", -1)).map(Pages::of).toList();
  }

  /**
   * The two ends of a range are numbers behind prefixes, or Roman ones. A text is split at its only
   * dash, or at the hyphen in the middle if the prefixes are equal.
   */
  public static Pages of(String text) {
    List<MatchResult> dashes = DASH.matcher(text).results().toList();
    boolean hyphenated = dashes.isEmpty();
    List<MatchResult> places = hyphenated ? HYPHEN.matcher(text).results().toList() : dashes;
    if (places.size() == 1 || (hyphenated && places.size() % 2 == 1)) {
      MatchResult place = places.get(places.size() / 2);
      Pages range = new Pages(text.substring(0, place.start()), text.substring(place.end()));
      if (range.isRange(hyphenated)) {
        return range;
      }
    }
    return new Pages(text, "");
  }

  /** The text without {@code pp.}, with an en dash in a range. */
  public static String printed(String text) {
    String pages = LABEL.matcher(text).replaceFirst("");
    return of(pages).toString();
  }

  public boolean isRange() {
    return !last.isEmpty();
  }

  /** The last page in full: 738 of 737–8. */
  public String fullLast() {
    Matcher from = PAGE.matcher(first);
    Matcher to = PAGE.matcher(last);
    boolean same = from.matches() && to.matches() && from.group(1).equals(to.group(1));
    int missing = same ? from.group(2).length() - to.group(2).length() : 0;
    String full = missing > 0 ? from.group(2).substring(0, missing) + to.group(2) : "";
    return full.compareTo(missing > 0 ? from.group(2) : "") > 0 ? from.group(1) + full : last;
  }

  private boolean isRange(boolean hyphenated) {
    Matcher from = PAGE.matcher(first);
    Matcher to = PAGE.matcher(FOLLOWING.matcher(last).replaceFirst(""));
    if (!from.matches() || !to.matches()) {
      return ROMAN.matcher(first).matches() && ROMAN.matcher(last).matches();
    }
    String start = from.group(2);
    boolean whole = to.group(2).length() >= start.length();
    boolean prefixedOnce = // A799-805
        from.group(1).length() == 1
            && to.group(1).isEmpty()
            && start.length() > 2
            && start.length() == to.group(2).length()
            && start.compareTo(to.group(2)) < 0;
    return !hyphenated
        || prefixedOnce
        || (from.group(1).equals(to.group(1))
            && (whole
                || (start.charAt(0) != '0'
                    && start.length() <= LONGEST_PAGE
                    && !fullLast().equals(last))));
  }

  @Override
  public String toString() {
    return isRange() ? first + "–" + last : first;
  }
}
