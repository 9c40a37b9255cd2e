package papercatalog.infra;

import module java.base;

import papercatalog.domain.error.IndexUnavailable;
import software.amazon.awscdk.Aws;
import software.amazon.awscdk.CfnCondition;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.Fn;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.apigatewayv2.HttpStage;
import software.amazon.awscdk.services.cloudfront.Distribution;
import software.amazon.awscdk.services.cloudwatch.Alarm;
import software.amazon.awscdk.services.cloudwatch.CfnAlarm;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.cloudwatch.MetricOptions;
import software.amazon.awscdk.services.cloudwatch.TreatMissingData;
import software.amazon.awscdk.services.cloudwatch.actions.SnsAction;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.iam.ServicePrincipal;
import software.amazon.awscdk.services.logs.FilterPattern;
import software.amazon.awscdk.services.logs.MetricFilter;
import software.amazon.awscdk.services.sns.Topic;
import software.amazon.awscdk.services.sns.subscriptions.EmailSubscription;
import software.amazon.awscdk.services.sqs.Queue;
import software.constructs.Construct;

/**
 * Alarms on problems that readers notice: 5xx answers, a slow API, calls of functions that Lambda
 * refuses, throttled reads. And on problems that they would notice later: a wake call that was
 * given up, an hour of throttled writes, a change that could not be announced or indexed, a search
 * that answers from an old index. A shared table's alarms are its owner's.
 *
 * <p>Every failure in a function is a 5xx answer. An alarm for each function would exceed the ten
 * alarm metrics that CloudWatch watches for free; so would one over the sum of all. The schedule
 * only learns that its call was accepted: a function that fails it raises no alarm until a reader
 * calls it.
 */
final class Alarms extends Construct {
  private static final Duration PERIOD = Duration.minutes(5);
  private static final int SLOW_MILLISECONDS = 2_000;

  /** In a quiet catalog, a period may have one request, which a slow start answers. */
  private static final int PERIODS_OF_LATENCY = 3;

  private static final String RUNBOOK = "docs/runbooks.md#";

  /** An import writes at full speed: less than an hour of throttling is normal. */
  private static final int PERIODS_OF_WRITING = 12;

  /** A call that fails is repeated: one that succeeds within a quarter of an hour is no news. */
  private static final int PERIODS_OF_INDEXING = 3;

  /** An hour, in which a failure that the next attempt mends is no news. */
  private static final int PERIODS_OF_REFRESHES = 12;

  private static final int REFRESHES = 2;

  /** CloudFront's metrics are there, and an alarm watches those of its own Region. */
  private static final String REGION_OF_CLOUDFRONT = "us-east-1";

  private static final int PERCENT_OF_ERRORS = 5;

  private final Optional<SnsAction> action;

  Alarms(
      Construct scope,
      HttpStage api,
      Optional<Distribution> cdn,
      List<TablePart> parts,
      Optional<KeepAwake> awake,
      Optional<Announcements> announcements,
      Optional<IndexedSearch> search,
      Settings settings) {
    super(scope, "Alarms");
    action = settings.alarmEmail.map(this::email);
    alarm("ServerErrors", "The API answers 5xx", sum(api.metricServerError()));
    alarm(
        builder("Latency", "The API is slow", at(api.metricLatency(), "p99"))
            .threshold(SLOW_MILLISECONDS)
            .evaluationPeriods(PERIODS_OF_LATENCY)
            .evaluateLowSampleCountPercentile("ignore"));
    alarm(
        "Concurrency",
        "Lambda refuses calls of functions: the account has reached its concurrency",
        sum(Metric.Builder.create().namespace("AWS/Lambda").metricName("Throttles").build()));
    cdn.ifPresent(this::watch);
    for (TablePart part : parts) {
      alarm(
          "ThrottledReads-" + part.name(),
          "Reads of " + part.name() + " are throttled",
          sum(part.throttledReads()));
      alarm(
          "ThrottledWrites-" + part.name(),
          "Writes to " + part.name() + " have been throttled for an hour",
          sum(part.throttledWrites()),
          PERIODS_OF_WRITING);
    }
    awake.ifPresent(
        it ->
            alarm("Asleep", "A call that keeps a function awake was given up", sum(it.dropped())));
    announcements.ifPresent(
        it -> alarm("Undelivered", "A change could not be announced", waiting(it.queue)));
    search.ifPresent(it -> watch(it.searching));
    search
        .flatMap(it -> it.indexing)
        .ifPresent(
            it -> {
              alarm("NotIndexed", "A change could not be indexed", waiting(it.queue));
              alarm(
                  "IndexStale",
                  "The search's index cannot be written",
                  sum(it.indexing.metricErrors()),
                  PERIODS_OF_INDEXING);
            });
  }

  /** Errors that the API has not given, too: CloudFront's own, and those of the edge. */
  private void watch(Distribution cdn) {
    Metric errors =
        Metric.Builder.create()
            .namespace("AWS/CloudFront")
            .metricName("5xxErrorRate")
            .dimensionsMap(Map.of("DistributionId", cdn.getDistributionId(), "Region", "Global"))
            .build();
    Alarm alarm =
        alarm(
            builder("CdnErrors", "The CDN answers 5xx", at(errors, "Average"))
                .threshold(PERCENT_OF_ERRORS));
    CfnCondition here =
        CfnCondition.Builder.create(this, "BesideCloudFront")
            .expression(Fn.conditionEquals(Aws.REGION, REGION_OF_CLOUDFRONT))
            .build();
    ((CfnAlarm) alarm.getNode().getDefaultChild()).getCfnOptions().setCondition(here);
  }

  /** Counts the lines of failed attempts to open the latest index; readers see no failure. */
  private void watch(LiveFunction searching) {
    Metric failed =
        MetricFilter.Builder.create(this, "FailedRefreshes")
            .logGroup(searching.logs)
            .filterPattern(
                FilterPattern.all(
                    FilterPattern.stringValue("$.message", "=", "fault"),
                    FilterPattern.stringValue(
                        "$.causes[0].error", "=", IndexUnavailable.class.getName())))
            .metricNamespace(Stack.of(this).getStackName())
            .metricName("FailedRefreshes")
            .build()
            .metric();
    alarm(
        builder(
                "SearchStale",
                "The search answers from an old index or not at all: it cannot open the latest one",
                sum(failed))
            .evaluationPeriods(PERIODS_OF_REFRESHES)
            .datapointsToAlarm(REFRESHES));
  }

  private void alarm(String id, String description, Metric metric) {
    alarm(builder(id, description, metric));
  }

  private void alarm(String id, String description, Metric metric, int periods) {
    alarm(builder(id, description, metric).evaluationPeriods(periods));
  }

  /** Mails when it begins, and when it is over. */
  private Alarm alarm(Alarm.Builder builder) {
    Alarm alarm = builder.build();
    action.ifPresent(alarm::addAlarmAction);
    action.ifPresent(alarm::addOkAction);
    return alarm;
  }

  /** An alarm that rings once its metric is 1 in one period. */
  private Alarm.Builder builder(String id, String description, Metric metric) {
    return Alarm.Builder.create(this, id)
        .alarmDescription(description + ". See " + RUNBOOK + section(id))
        .metric(metric)
        .threshold(1)
        .evaluationPeriods(1)
        .treatMissingData(TreatMissingData.NOT_BREACHING);
  }

  /** The heading of an alarm: {@code throttled-reads} for {@code ThrottledReads-GSI1}. */
  private static String section(String id) {
    return id.replaceFirst("-.*", "").replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static Metric sum(Metric metric) {
    return at(metric, "Sum");
  }

  private static Metric at(Metric metric, String statistic) {
    return metric.with(MetricOptions.builder().period(PERIOD).statistic(statistic).build());
  }

  private static Metric waiting(Queue queue) {
    return at(queue.metricApproximateNumberOfMessagesVisible(), "Maximum");
  }

  private SnsAction email(String address) {
    Topic topic = Topic.Builder.create(this, "Topic").enforceSsl(true).build();
    topic.addSubscription(new EmailSubscription(address));
    topic.addToResourcePolicy(alarmsOfThisAccount(topic));
    return new SnsAction(topic);
  }

  /** A topic's own policy, here for TLS, replaces the one that lets alarms publish. */
  private PolicyStatement alarmsOfThisAccount(Topic topic) {
    return PolicyStatement.Builder.create()
        .sid("AlarmsPublish")
        .principals(List.of(new ServicePrincipal("cloudwatch.amazonaws.com")))
        .actions(List.of("sns:Publish"))
        .resources(List.of(topic.getTopicArn()))
        .conditions(
            Map.of("StringEquals", Map.of("aws:SourceAccount", Stack.of(this).getAccount())))
        .build();
  }
}
