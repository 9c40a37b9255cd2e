package papercatalog.infra;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papercatalog.schema.AccessPattern;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.cloudwatch.Dashboard;
import software.amazon.awscdk.services.cloudwatch.GraphWidget;
import software.amazon.awscdk.services.cloudwatch.IMetric;
import software.amazon.awscdk.services.cloudwatch.IWidget;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.cloudwatch.MetricOptions;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.lambda.IFunction;
import software.constructs.Construct;

/** One page that shows the API, each access pattern and the table's consumption. */
final class OperationsDashboard extends Construct {
  OperationsDashboard(
      Construct scope, Map<AccessPattern, IFunction> functions, PublicApi api, ITable table) {
    super(scope, "Operations");
    List<IWidget> ofPatterns = new ArrayList<>();
    functions.forEach((pattern, function) -> ofPatterns.add(widget(pattern, function)));
    Dashboard.Builder.create(this, "Dashboard")
        .defaultInterval(Duration.days(1))
        .widgets(
            List.of(
                List.of(
                    widget("Requests", api.requests(), api.serverErrors()),
                    widget("Latency", at(api.latency(), "p50"), at(api.latency(), "p99")),
                    widget("Read units", at(table.metricConsumedReadCapacityUnits(), "Sum"))),
                ofPatterns))
        .build();
  }

  private static GraphWidget widget(AccessPattern pattern, IFunction function) {
    return widget(
        pattern.number() + " " + pattern.operation(),
        function.metricInvocations(),
        function.metricErrors(),
        at(function.metricDuration(), "p99"));
  }

  private static GraphWidget widget(String title, IMetric... metrics) {
    return GraphWidget.Builder.create().title(title).left(List.of(metrics)).build();
  }

  private static Metric at(Metric metric, String statistic) {
    return metric.with(MetricOptions.builder().statistic(statistic).build());
  }
}
