package papercatalog.infra;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.apigatewayv2.HttpStage;
import software.amazon.awscdk.services.cloudwatch.Dashboard;
import software.amazon.awscdk.services.cloudwatch.GraphWidget;
import software.amazon.awscdk.services.cloudwatch.HorizontalAnnotation;
import software.amazon.awscdk.services.cloudwatch.IMetric;
import software.amazon.awscdk.services.cloudwatch.IWidget;
import software.amazon.awscdk.services.cloudwatch.MathExpression;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.cloudwatch.MetricOptions;
import software.amazon.awscdk.services.lambda.IFunction;
import software.constructs.Construct;

/**
 * One page with the API, each function, and the table and each index, unless the table is shared.
 * It keeps to the 50 metrics that a dashboard shows for free: a function's invocations are the
 * samples of its duration, and its errors are in those of the API and in its log lines.
 */
final class OperationsDashboard extends Construct {
  /** DynamoDB answers within single-digit milliseconds. */
  private static final int USUAL_MILLISECONDS = 10;

  private final Settings settings;

  OperationsDashboard(
      Construct scope,
      List<AccessPattern<?>> patterns,
      Map<String, LiveFunction> functions,
      HttpStage api,
      List<TablePart> parts,
      Settings settings) {
    super(scope, "Operations");
    this.settings = settings;
    Map<String, String> titles =
        patterns.stream()
            .collect(
                Collectors.toMap(
                    AccessPattern::operation, it -> it.number() + " " + it.operation()));
    List<IWidget> ofFunctions = new ArrayList<>();
    functions.forEach(
        (operation, function) ->
            ofFunctions.add(widget(titles.getOrDefault(operation, operation), function.live)));
    Dashboard.Builder.create(this, "Dashboard")
        .defaultInterval(Duration.days(1))
        .widgets(
            Stream.of(
                    List.<IWidget>of(
                        widget("Requests", List.of(api.metricCount(), api.metricServerError())),
                        widget(
                            "Latency",
                            List.of(
                                at(api.metricLatency(), "p50"), at(api.metricLatency(), "p99")))),
                    ofTable(parts),
                    ofFunctions)
                .filter(row -> !row.isEmpty())
                .toList())
        .build();
  }

  private List<IWidget> ofTable(List<TablePart> parts) {
    if (parts.isEmpty()) {
      return List.of();
    }
    List<IMetric> throttled = new ArrayList<>();
    for (TablePart part : parts) {
      throttled.add(labelled(part.throttledReads(), part.name() + ", reads"));
      throttled.add(labelled(part.throttledWrites(), part.name() + ", writes"));
    }
    return List.of(
        consumed(
            "Read units a second",
            "maxReadUnits",
            settings.maxReadUnits,
            parts,
            TablePart::consumedReadUnits),
        consumed(
            "Write units a second",
            "maxWriteUnits",
            settings.maxWriteUnits,
            parts,
            TablePart::consumedWriteUnits),
        widget("Throttled", throttled),
        GraphWidget.Builder.create()
            .title("Latency of DynamoDB, p50")
            .left(
                Stream.of("GetItem", "Query")
                    .map(it -> labelled(parts.getFirst().latency(it), it))
                    .toList())
            .leftAnnotations(List.of(line(USUAL_MILLISECONDS, "10 ms")))
            .build());
  }

  private static HorizontalAnnotation line(int value, String label) {
    return HorizontalAnnotation.builder().value(value).label(label).build();
  }

  /** One line for each part, and one for the limit of each. */
  private static GraphWidget consumed(
      String title,
      String limit,
      int most,
      List<TablePart> parts,
      Function<TablePart, Metric> units) {
    return GraphWidget.Builder.create()
        .title(title)
        .left(parts.stream().map(part -> perSecond(units.apply(part), part.name())).toList())
        .leftAnnotations(List.of(line(most, limit)))
        .build();
  }

  private static IMetric perSecond(Metric units, String label) {
    String id = "units_" + label.replaceAll("\\W", "_");
    return MathExpression.Builder.create()
        .expression(id + " / PERIOD(" + id + ")")
        .usingMetrics(Map.of(id, units))
        .period(units.getPeriod())
        .label(label)
        .build();
  }

  private static GraphWidget widget(String title, IFunction function) {
    return widget(
        title,
        List.of(
            labelled(at(function.metricDuration(), "SampleCount"), "Invocations"),
            at(function.metricDuration(), "p99")));
  }

  private static GraphWidget widget(String title, List<? extends IMetric> metrics) {
    return GraphWidget.Builder.create().title(title).left(metrics).build();
  }

  private static Metric at(Metric metric, String statistic) {
    return metric.with(MetricOptions.builder().statistic(statistic).build());
  }

  private static Metric labelled(Metric metric, String label) {
    return metric.with(MetricOptions.builder().label(label).build());
  }
}
