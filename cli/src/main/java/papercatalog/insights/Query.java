package papercatalog.insights;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papercatalog.model.TenantName;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.Place;

/**
 * A question in the language of Logs Insights, which answers with sums and not with lines: it
 * returns {@value #MAX_ROWS} rows at most.
 *
 * <p>What an event says is counted by {@code strcontains}, which is 1 or 0: conditions are no
 * numbers in this language.
 *
 * @param text the query
 * @param operations those whose log groups it is put to
 */
record Query(String text, List<Operation> operations) {
  /** What Logs Insights returns at most. */
  static final int MAX_ROWS = 10_000;

  /**
   * What requests took, and how many wake calls there were: a row by message and operation.
   *
   * @param tenant whose lines alone are added up; without one, all are
   */
  static Query totals(Optional<TenantName> tenant) {
    return new Query(
        """
        filter message in ["request", "wake"]%s
        | stats count(*) as requests,
            pct(ms, 50) as p50, pct(ms, 95) as p95, pct(ms, 99) as p99,
            sum(readUnits) as units, sum(items) as returnedItems, sum(scanned) as readItems,
            sum(strcontains(@message, '"cold":true')) as coldStarts,
            sum(strcontains(@message, '"status":5')) as errors,
            sum(strcontains(@message, '"status":4')) as clientErrors,
            sum(strcontains(@message, '"problem":"throttled"')) as throttles
          by message, operation
        | limit %d
        """
            .formatted(only(tenant), MAX_ROWS),
        Operation.ALL);
  }

  /**
   * What the patterns of a place took in its busiest seconds: a row a second, the busiest first.
   */
  static Query busiestSeconds(Place place, Optional<TenantName> tenant) {
    return new Query(
        """
        filter message = "request" and readUnits > 0 and operation in [%s]%s
        | stats sum(readUnits) as units,
            %s
          by bin(1s) as moment
        | sort units desc
        | limit %d
        """
            .formatted(
                place.operations().stream()
                    .map(operation -> '"' + operation.name() + '"')
                    .collect(Collectors.joining(", ")),
                only(tenant),
                place.operations().stream()
                    .map(Query::share)
                    .collect(Collectors.joining(",\n    ")),
                MAX_ROWS),
        place.operations());
  }

  private static String only(Optional<TenantName> tenant) {
    return tenant.map(name -> " and tenant = \"" + name + '"').orElse("");
  }

  private static String share(Operation operation) {
    return "sum(readUnits * strcontains(@message, '\"operation\":\"%s\"')) as %s"
        .formatted(operation.name(), operation.name());
  }
}
