package papercatalog.command;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import papercatalog.client.ClientSettings;
import papercatalog.record.Records;
import papercatalog.write.Publisher;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/**
 * A table within reach that proved to be a catalog's.
 *
 * @param place where it is, as the operator should read it before anything is written
 */
record OpenTable(DynamoDbClient client, String name, String place) implements AutoCloseable {
  private static final ClientSettings IMPATIENT =
      ClientSettings.forWrites().within(3, Duration.ofSeconds(2), Duration.ofSeconds(5));

  /**
   * How to get there.
   *
   * @param place in a message
   * @param local whether it is an engine on somebody's machine
   */
  private record Way(UnaryOperator<ClientSettings> taken, String place, boolean local) {}

  /**
   * Connects to the target and looks at its table.
   *
   * @throws UnusableTarget when it cannot be reached or is no catalog
   */
  static OpenTable at(Target target) {
    return switch (target) {
      case Target.Local(var endpoint, var table) ->
          open(new Way(settings -> settings.at(endpoint), endpoint.toString(), true), table);
      case Target.Table(var table, var caller) -> open(way(AwsCaller.of(caller)), table);
      case Target.Stack(var stack, var caller) -> {
        ClientSettings.Caller known = AwsCaller.of(caller);
        yield open(way(known), StackOutputs.tableName(stack, known));
      }
    };
  }

  /** The write side. */
  Publisher publisher() {
    return new Publisher(client, name, Clock.systemUTC());
  }

  /** Whole records. */
  Records records() {
    return new Records(client, name, Clock.systemUTC());
  }

  @Override
  public void close() {
    client.close();
  }

  private static Way way(ClientSettings.Caller caller) {
    return new Way(settings -> settings.as(caller), "DynamoDB in Region " + caller.region(), false);
  }

  private static OpenTable open(Way way, String table) {
    TableDescription found = look(way, table);
    check(found);
    String place =
        "%s, table %s"
            .formatted(way.local() ? "endpoint " + way.place() : account(found.tableArn()), table);
    return new OpenTable(way.taken().apply(ClientSettings.forWrites()).open(), table, place);
  }

  /** Asks with little patience: whoever mistook a name or a port is waiting. */
  private static TableDescription look(Way way, String table) {
    try (DynamoDbClient client = way.taken().apply(IMPATIENT).open()) {
      return client.describeTable(request -> request.tableName(table)).table();
    } catch (ResourceNotFoundException e) {
      throw new UnusableTarget("There is no table %s at %s.".formatted(table, way.place()), e);
    } catch (AwsServiceException e) {
      throw new UnusableTarget(
          "%s refuses: %s".formatted(way.place(), SdkMessages.firstSentence(e)), e);
    } catch (SdkException e) {
      throw new UnusableTarget(
          "%s does not answer (%s).%s"
              .formatted(
                  way.place(),
                  SdkMessages.firstSentence(e),
                  way.local() ? " Is make run running?" : ""),
          e);
    }
  }

  private static void check(TableDescription table) {
    List<String> faults = TableShape.faults(table);
    if (!faults.isEmpty()) {
      throw new UnusableTarget(
          "The table %s is not a catalog: %s. Nothing was read or written."
              .formatted(table.tableName(), String.join("; ", faults)));
    }
    if (table.tableStatus() != TableStatus.ACTIVE && table.tableStatus() != TableStatus.UPDATING) {
      throw new UnusableTarget(
          "The table %s is %s.".formatted(table.tableName(), table.tableStatusAsString()));
    }
  }

  /** {@code arn:aws:dynamodb:<Region>:<account>:table/<name>} tells whose table it really is. */
  private static String account(String arn) {
    String[] parts = arn.split(":", 6);
    return "account " + parts[4] + ", Region " + parts[3];
  }
}
