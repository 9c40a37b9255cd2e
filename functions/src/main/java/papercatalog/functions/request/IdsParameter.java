package papercatalog.functions.request;

import module java.base;

import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.BatchRead;

/** Reads the ids of a batch and reports all violations at once. */
public final class IdsParameter {
  private static final String NAME = QueryParameter.IDS.text();

  private IdsParameter() {}

  /**
   * Reads the ids as written. InvalidParameters name each invalid one and each unknown parameter.
   */
  public static List<String> read(Request request) {
    List<Violation> violations = request.violations();
    String given = request.query().getOrDefault(NAME, "");
    List<String> ids = given.isEmpty() ? List.of() : List.of(given.split(",", -1));
    if (ids.isEmpty() || ids.size() > BatchRead.MAX_KEYS) {
      violations.add(new Violation(NAME, QueryParameter.IDS.rule() + ", not " + ids.size()));
    } else {
      ids.stream()
          .filter(id -> !Grammar.PAPER_ID.admits(id))
          .limit(Request.MAX_REPORTED)
          .map(
              id ->
                  new Violation(
                      NAME,
                      "has `"
                          + Request.shortened(id)
                          + "`, but each id "
                          + Grammar.PAPER_ID.rule()))
          .forEach(violations::add);
    }
    if (!violations.isEmpty()) {
      throw new InvalidParameters(violations);
    }
    return ids;
  }
}
