package papercatalog.infra;

import module java.base;

import papercatalog.announcements.bus.BusEvent;
import papercatalog.announcements.count.CountingFunction;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.events.EventPattern;
import software.amazon.awscdk.services.events.IEventBus;
import software.amazon.awscdk.services.events.Rule;
import software.amazon.awscdk.services.events.targets.LambdaFunction;
import software.amazon.awscdk.services.lambda.CfnEventInvokeConfig;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.sqs.Queue;
import software.constructs.Construct;

/** A rule of the bus calls a function that counts the papers of collections and topics. */
// I-5, I-6
final class PaperCounts extends Construct {
  /** How long the bus tries to deliver an event, and Lambda to start a call. */
  private static final Duration HANDED_OVER_WITHIN = Duration.hours(24);

  private static final Duration BEGUN_WITHIN = Duration.hours(6);
  private static final int RETRIES_OF_THE_BUS = 185;
  private static final int RETRIES_OF_A_CALL = 2;

  /** {@code queue} also keeps events that could not be counted: one alarm watches both. */
  PaperCounts(
      Construct scope, ITable table, IEventBus bus, Queue queue, String zip, Settings settings) {
    super(scope, "PaperCounts");
    Function function = function(table, queue, zip, settings);
    CfnEventInvokeConfig.Builder.create(this, "Calls")
        .functionName(function.getFunctionName())
        .qualifier("$LATEST")
        .maximumRetryAttempts(RETRIES_OF_A_CALL)
        .maximumEventAgeInSeconds(BEGUN_WITHIN.toSeconds())
        .destinationConfig(
            CfnEventInvokeConfig.DestinationConfigProperty.builder()
                .onFailure(
                    CfnEventInvokeConfig.OnFailureProperty.builder()
                        .destination(queue.getQueueArn())
                        .build())
                .build())
        .build();
    Rule.Builder.create(this, "Rule")
        .description("Brings what becomes of papers to those who count them")
        .eventBus(bus)
        .eventPattern(EventPattern.builder().source(List.of(BusEvent.SOURCE)).build())
        .targets(
            List.of(
                LambdaFunction.Builder.create(function)
                    .deadLetterQueue(queue)
                    .maxEventAge(HANDED_OVER_WITHIN)
                    .retryAttempts(RETRIES_OF_THE_BUS)
                    .build()))
        .build();
  }

  private Function function(ITable table, Queue queue, String zip, Settings settings) {
    return GrantedFunction.inBackground(
        GrantedFunction.begin(
            this,
            CountingFunction.OPERATION,
            "Counts the papers of collections and topics",
            Map.of(
                "Count",
                Grants.counting(table, settings.namespace()),
                "Keep",
                Grants.sending(queue)),
            Map.of(TableSchema.NAME_VARIABLE, table.getTableName()),
            settings),
        zip,
        CountingFunction.HANDLER_CLASS,
        CountingFunction.TIMEOUT);
  }
}
