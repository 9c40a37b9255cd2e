package papercatalog.search.index;

import module java.base;

import papercatalog.domain.pattern.SearchPattern;
import papercatalog.search.index.Clause.Target;

/**
 * A query of a user: words, {@code "phrases"}, {@code -not}, {@code author:}, {@code title:},
 * {@code venue:}, {@code topic:}, {@code collection:} and {@code year:2015..2020}. Every text is a
 * query: text that cannot be parsed is words. Text beyond {@link SearchPattern#LONGEST_QUERY} is
 * ignored.
 *
 * @param clauses a paper must meet all of them
 */
public record ParsedQuery(List<Clause> clauses) {
  private static final String QUOTES = "\"\u201c\u201d\u201e";

  public static ParsedQuery of(String text) {
    String read = text.substring(0, Math.min(SearchPattern.LONGEST_QUERY, text.length()));
    return new ParsedQuery(
        List.copyOf(new Scanner(Normalizer.normalize(read, Normalizer.Form.NFC)).clauses()));
  }

  /** Whether it asks for nothing, so that every paper meets it. */
  public boolean isEmpty() {
    return clauses.isEmpty();
  }

  /** Reads clauses from left to right. */
  private static final class Scanner {
    private final String text;
    private int at;

    Scanner(String text) {
      this.text = text;
    }

    List<Clause> clauses() {
      List<Clause> clauses = new ArrayList<>();
      while (at < text.length()) {
        if (isBlank(at)) {
          at++;
        } else {
          clauses.add(clause());
        }
      }
      return clauses;
    }

    private Clause clause() {
      boolean negated = text.charAt(at) == '-' && !isBlank(at + 1);
      if (negated) {
        at++;
      }
      int begin = at;
      Target target = target();
      int close = isQuote(at) ? closing() : -1;
      Clause clause =
          close > 0
              ? new Clause(target, text.substring(at + 1, close), true, negated)
              : new Clause(target, text.substring(at, end()), false, negated);
      at = close > 0 ? close + 1 : end();
      boolean years = target == Target.YEAR && clause.years().isEmpty();
      return years ? new Clause(Target.ANY, text.substring(begin, at), false, negated) : clause;
    }

    /** Skips the name of a field, if it has a value. */
    private Target target() {
      int colon = text.indexOf(':', at);
      if (colon > 0 && !isBlank(colon + 1)) {
        Optional<Target> named = named(text.substring(at, colon));
        if (named.isPresent()) {
          at = colon + 1;
          return named.get();
        }
      }
      return Target.ANY;
    }

    private static Optional<Target> named(String name) {
      for (Target target : Target.values()) {
        if (target != Target.ANY && target.name().toLowerCase(Locale.ROOT).equals(name)) {
          return Optional.of(target);
        }
      }
      return Optional.empty();
    }

    /** Where the phrase ends that begins here; -1 if it does not, or the next word touches it. */
    private int closing() {
      int close = at + 1;
      while (close < text.length() && !isQuote(close)) {
        close++;
      }
      return close < text.length() && isBlank(close + 1) ? close : -1;
    }

    private int end() {
      int end = at;
      while (!isBlank(end)) {
        end++;
      }
      return end;
    }

    private boolean isQuote(int index) {
      return index < text.length() && QUOTES.indexOf(text.charAt(index)) >= 0;
    }

    /** Also behind the end. */
    private boolean isBlank(int index) {
      return index >= text.length()
          || Character.isWhitespace(text.charAt(index))
          || Character.isSpaceChar(text.charAt(index))
          || Character.isISOControl(text.charAt(index));
    }
  }
}
