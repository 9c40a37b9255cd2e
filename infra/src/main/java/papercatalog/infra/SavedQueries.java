package papercatalog.infra;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.Index;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.logs.CfnQueryDefinition;
import software.constructs.Construct;

/**
 * Queries over the functions' request lines, saved in CloudWatch Logs Insights, which cost nothing
 * until you run them. There, a condition is not a number; {@code strcontains} returns 1 or 0.
 */
final class SavedQueries extends Construct {
  private static final String REQUESTS =
      """
      filter message in ["request", "wake"]
      | stats count(*) as requests,
          pct(ms, 50) as p50, pct(ms, 95) as p95, pct(ms, 99) as p99,
          sum(readUnits) as units, sum(items) as returnedItems, sum(scanned) as scannedItems,
          sum(strcontains(@message, '"cold":true')) as coldStarts,
          sum(strcontains(@message, '"status":5')) as errors,
          sum(strcontains(@message, '"problem":"throttled"')) as throttles,
          sum(strcontains(@message, '"status":4')) as clientErrors
        by message, operation
      | sort message, operation
      """;

  /** The base table's column; {@code table} might be a word of the language. */
  private static final String TABLE = "baseTable";

  /** Searches the logs of all functions, and knows the patterns of those that read the table. */
  SavedQueries(
      Construct scope, List<AccessPattern<?>> patterns, Collection<LiveFunction> functions) {
    super(scope, "Queries");
    List<String> groups = functions.stream().map(it -> it.logs.getLogGroupName()).toList();
    save("Requests", "Requests by pattern", REQUESTS, groups);
    save("BusiestSeconds", "Busiest seconds", busiestSeconds(patterns), groups);
  }

  /** The read units of each index and of the table per second, the busiest first. */
  private static String busiestSeconds(List<AccessPattern<?>> patterns) {
    Map<String, String> readers =
        patterns.stream()
            .collect(
                Collectors.groupingBy(
                    pattern -> pattern.index().map(Index::name).orElse(TABLE),
                    TreeMap::new,
                    Collectors.mapping(SavedQueries::isOf, Collectors.joining("\n      + "))));
    return """
    filter message = "request" and readUnits > 0
    | stats sum(readUnits) as units,
        %s
      by bin(1s) as moment
    | sort units desc
    | limit 100
    """
        .formatted(
            readers.entrySet().stream()
                .map(it -> "sum(readUnits * (%s)) as %s".formatted(it.getValue(), it.getKey()))
                .collect(Collectors.joining(",\n    ")));
  }

  private static String isOf(AccessPattern<?> pattern) {
    return "strcontains(@message, '\"operation\":\"%s\"')".formatted(pattern.operation());
  }

  private void save(String id, String name, String query, List<String> groups) {
    CfnQueryDefinition.Builder.create(this, id)
        .name(Stack.of(this).getStackName() + "/" + name)
        .queryString(query)
        .logGroupNames(groups)
        .build();
  }
}
