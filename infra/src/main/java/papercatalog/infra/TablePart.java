package papercatalog.infra;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.cloudwatch.MetricOptions;

/** The table or an index, each with its own throughput, maximum and throttled requests. */
record TablePart(String name, Map<String, String> dimensions) {
  private static final Duration PERIOD = Duration.minutes(1);

  static List<TablePart> of(String tableName) {
    List<TablePart> parts = new ArrayList<>();
    parts.add(new TablePart("table", Map.of("TableName", tableName)));
    for (Index index : TableSchema.DECLARED.indexes()) {
      parts.add(
          new TablePart(
              index.name(),
              new TreeMap<>(
                  Map.of("TableName", tableName, "GlobalSecondaryIndexName", index.name()))));
    }
    return parts;
  }

  Metric consumedReadUnits() {
    return metric("ConsumedReadCapacityUnits");
  }

  Metric consumedWriteUnits() {
    return metric("ConsumedWriteCapacityUnits");
  }

  /** Counts throttling by the operator's maximum and by a hot key. */
  Metric throttledReads() {
    return metric("ReadThrottleEvents");
  }

  /** Writes to the table that an index refuses are counted with the index. */
  Metric throttledWrites() {
    return metric("WriteThrottleEvents");
  }

  /** The median time that DynamoDB takes for an operation on the table and its indexes. */
  Metric latency(String operation) {
    Map<String, String> ofOperation = new TreeMap<>(dimensions);
    ofOperation.put("Operation", operation);
    return metric("SuccessfulRequestLatency")
        .with(MetricOptions.builder().dimensionsMap(ofOperation).statistic("p50").build());
  }

  private Metric metric(String metricName) {
    return Metric.Builder.create()
        .namespace("AWS/DynamoDB")
        .metricName(metricName)
        .dimensionsMap(dimensions)
        .statistic("Sum")
        .period(PERIOD)
        .build();
  }
}
