package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.request.Request;

/**
 * A form in which a reader corrects the texts that broke rules; it keeps the other parameters.
 *
 * @param texts by parameter
 * @param kept by parameter, without the cursor, which is of the list as it was asked for
 */
public record ProblemForm(String action, Map<String, String> texts, Map<String, String> kept) {
  /** Shown also if they are valid. */
  static final Set<String> DATES =
      Set.of(QueryParameter.SINCE.text(), QueryParameter.FROM.text(), QueryParameter.UNTIL.text());

  /** Empty if no rule was broken, or one that is not of the query's parameters. */
  public static Optional<ProblemForm> of(Request asked, List<Violation> violations) {
    Map<String, String> kept = new LinkedHashMap<>();
    for (QueryParameter parameter : asked.route().queryParameters()) {
      kept.put(parameter.text(), asked.query().getOrDefault(parameter.text(), ""));
    }
    kept.remove(QueryParameter.CURSOR.text());
    Map<String, String> texts = new HashMap<>();
    for (Violation violation : violations) {
      String text = kept.remove(violation.parameter());
      if (text == null) {
        return Optional.empty();
      }
      texts.put(violation.parameter(), text);
    }
    kept.keySet().retainAll(asked.query().keySet());
    return texts.isEmpty()
        ? Optional.empty()
        : Optional.of(new ProblemForm(asked.path(), texts, kept));
  }
}
