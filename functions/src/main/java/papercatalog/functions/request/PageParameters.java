package papercatalog.functions.request;

import static papercatalog.domain.pattern.QueryParameter.*;

import module java.base;

import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Violations;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.table.BatchRead;

/** Reads the parameters that select entries of a list. */
final class PageParameters {
  private static final String MILLISECOND = "0000-00-00T00:00:00.000Z";
  private static final int SECOND = MILLISECOND.indexOf('.');

  private final Request request;
  private final List<QueryParameter> known;
  private final Violations violations;

  PageParameters(Request request, Violations violations) {
    this.request = request;
    this.known = request.route().queryParameters();
    this.violations = violations;
  }

  Ranking ranking() {
    return value(SORT, Ranking::of).orElse(Ranking.RELEVANCE);
  }

  /** Fails with InvalidParameters that name all violations so far. */
  PageRequest page() {
    QueryParameter first = known.contains(SINCE) ? SINCE : FROM;
    int limit =
        Math.min(value(LIMIT, PageParameters::limit).orElseGet(this::usualLimit), highestLimit());
    Order order = value(ORDER, Order::of).orElse(Order.DESC);
    Optional<PublicationDate> from = value(first, this::date);
    Optional<PublicationDate> until = value(UNTIL, this::date);
    violations.requireNone();
    try {
      return new PageRequest(limit, order, from, until, value(CURSOR, Function.identity()));
    } catch (InvalidValue e) {
      String name = e.field().equals(FROM.text()) ? first.text() : e.field();
      throw new InvalidParameters(List.of(new Violation(name, e.rule())));
    }
  }

  /**
   * A page has as many names as it can: of the authors of a paper, to show them in print order, and
   * of a directory.
   */
  private int usualLimit() {
    boolean names =
        known.contains(STARTS_WITH)
            || (request.route() instanceof ListPattern<?, ?> list && list.entries().reordered());
    return names && request.isPage() ? BatchRead.MAX_KEYS : PageRequest.DEFAULT_LIMIT;
  }

  /** A search reads its papers by one batch; a citation takes milliseconds to format. */
  private int highestLimit() {
    boolean few = known.contains(Q) || request.format().equals(Optional.of(Format.CITATION));
    return few ? BatchRead.MAX_KEYS : PageRequest.MAX_LIMIT;
  }

  private <T> Optional<T> value(QueryParameter parameter, Function<String, T> type) {
    String text = request.query().get(parameter.text());
    return text == null || !known.contains(parameter) || isLeftEmpty(parameter, text)
        ? Optional.empty()
        : violations.value(parameter, text, type);
  }

  /** Ignores empty fields of a form. */
  private boolean isLeftEmpty(QueryParameter parameter, String text) {
    return text.isEmpty()
        && (parameter == FROM || parameter == SINCE || parameter == UNTIL)
        && request.isPage();
  }

  /** Truncates milliseconds of a change's time, which clients send back: its second includes it. */
  private PublicationDate date(String text) {
    boolean exact = text.length() == MILLISECOND.length() && text.charAt(SECOND) == '.';
    return exact && known.contains(SINCE) && isNumber(text.substring(SECOND + 1, SECOND + 4))
        ? new PublicationDate(text.substring(0, SECOND) + text.substring(SECOND + 4))
        : new PublicationDate(text);
  }

  private static boolean isNumber(String digits) {
    return digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static int limit(String text) {
    if (text.matches("[1-9][0-9]{0,3}") && Integer.parseInt(text) <= PageRequest.MAX_LIMIT) {
      return Integer.parseInt(text);
    }
    throw new InvalidValue(LIMIT.text(), LIMIT.rule());
  }
}
