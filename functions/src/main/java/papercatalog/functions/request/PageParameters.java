package papercatalog.functions.request;

import static papercatalog.domain.pattern.QueryParameter.*;

import module java.base;

import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;

/** Reads the parameters of a list and reports all violations at once. */
final class PageParameters {
  private static final String MILLISECOND = "0000-00-00T00:00:00.000Z";
  private static final int SECOND = MILLISECOND.indexOf('.');

  private final Request request;
  private final Map<String, String> query;
  private final List<QueryParameter> known;
  private final List<Violation> violations;

  private PageParameters(Request request) {
    this.request = request;
    this.query = request.query();
    this.known = request.route().queryParameters();
    this.violations = request.violations();
  }

  static PageRequest read(Request request) {
    return new PageParameters(request).pageRequest();
  }

  private PageRequest pageRequest() {
    if (known.containsAll(QueryParameter.IDENTIFIERS)) {
      checkIdentifier();
    }
    value(QueryParameter.Q, text -> admitted(text, text.length() <= SearchPattern.LONGEST_QUERY));
    value(QueryParameter.SORT, Ranking::of);
    QueryParameter first = known.contains(SINCE) ? SINCE : FROM;
    int limit = value(LIMIT, PageParameters::limit).orElseGet(this::usualLimit);
    Order order = value(ORDER, Order::of).orElse(Order.DESC);
    Optional<PublicationDate> from = value(first, this::date);
    Optional<PublicationDate> until = value(UNTIL, this::date);
    if (!violations.isEmpty()) {
      throw new InvalidParameters(violations);
    }
    try {
      return new PageRequest(limit, order, from, until, value(CURSOR, Function.identity()));
    } catch (InvalidValue e) {
      String name = e.field().equals(FROM.text()) ? first.text() : e.field();
      throw new InvalidParameters(List.of(new Violation(name, e.rule())));
    }
  }

  /** A page names as many authors of a paper as it can, to show them in print order. */
  private int usualLimit() {
    return request.route() == AccessPatterns.LIST_PAPER_AUTHORS && request.isPage()
        ? PageRequest.MAX_LIMIT
        : PageRequest.DEFAULT_LIMIT;
  }

  private void checkIdentifier() {
    try {
      IdentifierParameter.read(request);
    } catch (InvalidParameters e) {
      violations.addAll(e.violations());
    }
  }

  private <T> Optional<T> value(QueryParameter parameter, Function<String, T> type) {
    String text = query.get(parameter.text());
    if (text == null || !known.contains(parameter) || isLeftEmpty(parameter, text)) {
      return Optional.empty();
    }
    try {
      return Optional.of(type.apply(text));
    } catch (InvalidValue _) {
      violations.add(new Violation(parameter.text(), parameter.rule()));
      return Optional.empty();
    }
  }

  private static String admitted(String text, boolean valid) {
    if (!valid) {
      throw new InvalidValue("query", "must follow its rule");
    }
    return text;
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
    try {
      int limit = Integer.parseInt(text);
      boolean inRange = limit >= 1 && limit <= PageRequest.MAX_LIMIT;
      if (inRange && Integer.toString(limit).equals(text)) { // rejects 05 and +5
        return limit;
      }
      throw invalidLimit();
    } catch (NumberFormatException _) {
      throw invalidLimit();
    }
  }

  private static InvalidValue invalidLimit() {
    return new InvalidValue(LIMIT.text(), LIMIT.rule());
  }
}
