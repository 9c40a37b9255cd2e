package papercatalog.insights;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import papercatalog.client.ClientSettings;
import papercatalog.failure.SdkMessages;
import papercatalog.target.StackResources;
import papercatalog.telemetry.Limits;
import papercatalog.telemetry.Place;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** What the table of a stack and its indexes are set to give in a second at most. */
public final class StackLimits {
  private StackLimits() {}

  /**
   * Asks the table; where it does not answer, the stack's default is taken, and that is said.
   *
   * @param notes gets a note of it
   */
  public static Limits of(StackResources stack, Consumer<String> notes) {
    if (stack.table().isEmpty()) {
      notes.accept("The stack has no table of its own to ask for its limits.");
      return Limits.ofStackDefault();
    }
    ClientSettings settings =
        ClientSettings.forWrites().within(3, Duration.ofSeconds(2), Duration.ofSeconds(5));
    try (DynamoDbClient client = settings.as(stack.caller()).open()) {
      return of(client.describeTable(request -> request.tableName(stack.table().get())).table());
    } catch (SdkException e) {
      notes.accept(
          "The limits of the table %s cannot be read (%s): taken as %d read units a second, %s."
              .formatted(
                  stack.table().get(),
                  SdkMessages.firstSentence(e),
                  Limits.STACK_DEFAULT,
                  "or give --max-read-units"));
      return Limits.ofStackDefault();
    }
  }

  private static Limits of(TableDescription table) {
    Limits limits =
        Limits.all(Limits.ACCOUNT_QUOTA, "the table's own")
            .with(Place.TABLE, units(Optional.ofNullable(table.onDemandThroughput())));
    for (GlobalSecondaryIndexDescription index : table.globalSecondaryIndexes()) {
      limits =
          limits.with(index.indexName(), units(Optional.ofNullable(index.onDemandThroughput())));
    }
    return limits;
  }

  /** -1 stands for none; then the account's quota is the limit. */
  private static double units(Optional<OnDemandThroughput> set) {
    return set.map(OnDemandThroughput::maxReadRequestUnits)
        .filter(units -> units > 0)
        .orElse((long) Limits.ACCOUNT_QUOTA);
  }
}
