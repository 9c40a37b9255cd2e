package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.Duration;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.iam.Role;
import software.amazon.awscdk.services.iam.ServicePrincipal;
import software.amazon.awscdk.services.iam.ServicePrincipalOpts;
import software.amazon.awscdk.services.lambda.IFunction;
import software.amazon.awscdk.services.scheduler.CfnSchedule;
import software.amazon.awscdk.services.scheduler.CfnScheduleGroup;
import software.constructs.Construct;

/**
 * Calls every function every ten days: Lambda drops the snapshot of a version that has not been
 * called for 14 days, and answers its next reader with an error.
 *
 * <p>Each function has a schedule, in one group, which the role trusts and by which CloudWatch
 * counts them. Their window of an hour spreads the calls, for accounts that run few functions at
 * once.
 */
// I-5
final class KeepAwake extends Construct {
  /** Functions answer it without reading the table. */
  private static final String EVENT = "{\"wake\":true}";

  private static final String EVERY_TEN_DAYS = "rate(10 days)";
  private static final Duration TOLERANCE = Duration.hours(1);
  private static final int RETRIES = 10;
  private static final Duration GIVEN_UP_AFTER = Duration.days(1);

  private final CfnScheduleGroup group;

  KeepAwake(Construct scope, Map<String, LiveFunction> functions) {
    super(scope, "KeepAwake");
    group =
        CfnScheduleGroup.Builder.create(this, "Group").name(Stack.of(this).getStackName()).build();
    Role role =
        Role.Builder.create(this, "Role")
            .assumedBy(thisGroup())
            .description("Calls the functions, so that they stay awake")
            .inlinePolicies(Map.of("Wake", Grants.calling(functions.values())))
            .build();
    functions.forEach((operation, function) -> schedule(operation, function.live, role));
  }

  /** Number of calls given up after all retries. */
  Metric dropped() {
    return Metric.Builder.create()
        .namespace("AWS/Scheduler")
        .metricName("InvocationDroppedCount")
        .dimensionsMap(Map.of("ScheduleGroup", group.getRef()))
        .build();
  }

  private void schedule(String operation, IFunction function, Role role) {
    CfnSchedule.Builder.create(this, operation)
        .description("Keeps " + operation + " awake")
        .groupName(group.getRef())
        .scheduleExpression(EVERY_TEN_DAYS)
        .flexibleTimeWindow(
            CfnSchedule.FlexibleTimeWindowProperty.builder()
                .mode("FLEXIBLE")
                .maximumWindowInMinutes(TOLERANCE.toMinutes())
                .build())
        .target(
            CfnSchedule.TargetProperty.builder()
                .arn(function.getFunctionArn())
                .roleArn(role.getRoleArn())
                .input(EVENT)
                .retryPolicy(
                    CfnSchedule.RetryPolicyProperty.builder()
                        .maximumRetryAttempts(RETRIES)
                        .maximumEventAgeInSeconds(GIVEN_UP_AFTER.toSeconds())
                        .build())
                .build())
        .build();
  }

  /** The scheduler may assume the role for this group only. */
  private ServicePrincipal thisGroup() {
    return new ServicePrincipal(
        "scheduler.amazonaws.com",
        ServicePrincipalOpts.builder()
            .conditions(
                Map.of(
                    "StringEquals",
                    new TreeMap<>(
                        Map.of(
                            "aws:SourceAccount",
                            Stack.of(this).getAccount(),
                            "aws:SourceArn",
                            group.getAttrArn()))))
            .build());
  }
}
