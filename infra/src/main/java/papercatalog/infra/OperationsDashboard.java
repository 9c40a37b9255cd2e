package papercatalog.infra;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.DocsPage;
import papercatalog.schema.Route;
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

/** One page that shows the API, each function and the table's consumption. */
final class OperationsDashboard extends Construct {
  OperationsDashboard(
      Construct scope, Map<Route, IFunction> functions, PublicApi api, ITable table) {
    super(scope, "Operations");
    Map<String, IWidget> ofFunctions = new LinkedHashMap<>();
    functions.forEach(
        (route, function) ->
            ofFunctions.computeIfAbsent(title(route), title -> widget(title, function)));
    Dashboard.Builder.create(this, "Dashboard")
        .defaultInterval(Duration.days(1))
        .widgets(
            List.of(
                List.of(
                    widget("Requests", api.requests(), api.serverErrors()),
                    widget("Latency", at(api.latency(), "p50"), at(api.latency(), "p99")),
                    widget("Read units", at(table.metricConsumedReadCapacityUnits(), "Sum"))),
                List.copyOf(ofFunctions.values())))
        .build();
  }

  private static String title(Route route) {
    return switch (route) {
      case AccessPattern pattern -> pattern.number() + " " + pattern.operation();
      case DocsPage page -> page.operation();
    };
  }

  private static GraphWidget widget(String title, IFunction function) {
    return widget(
        title,
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
