package papercatalog.command;

import java.util.List;
import java.util.Optional;
import papercatalog.table.Connection;
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
  /**
   * Connects to the target and looks at its table.
   *
   * @throws UnusableTarget when it cannot be reached or is no catalog
   */
  static OpenTable at(Target target) {
    return switch (target) {
      case Target.Local(var endpoint, var table) ->
          open(Connection.forWrites().at(endpoint), table, Optional.of("endpoint " + endpoint));
      case Target.Table(var table, var caller) ->
          open(Connection.forWrites().as(AwsCaller.of(caller)), table, Optional.empty());
      case Target.Stack(var stack, var caller) -> {
        Connection.Caller known = AwsCaller.of(caller);
        String table = StackOutputs.tableName(stack, known);
        yield open(Connection.forWrites().as(known), table, Optional.empty());
      }
    };
  }

  @Override
  public void close() {
    client.close();
  }

  private static OpenTable open(Connection connection, String table, Optional<String> engine) {
    DynamoDbClient client = connection.open();
    try {
      TableDescription found = client.describeTable(request -> request.tableName(table)).table();
      check(found);
      String place = engine.orElseGet(() -> account(found.tableArn())) + ", table " + table;
      return new OpenTable(client, table, place);
    } catch (ResourceNotFoundException e) {
      client.close();
      throw new UnusableTarget("There is no table " + table + where(engine, connection) + ".", e);
    } catch (SdkException e) {
      client.close();
      throw new UnusableTarget(unreachable(e, where(engine, connection)), e);
    } catch (UnusableTarget e) {
      client.close();
      throw e;
    }
  }

  private static void check(TableDescription table) {
    List<String> faults = TableShape.faults(table);
    if (!faults.isEmpty()) {
      throw new UnusableTarget(
          "The table "
              + table.tableName()
              + " is not a catalog: "
              + String.join("; ", faults)
              + ". Nothing was read or written.");
    }
    if (table.tableStatus() != TableStatus.ACTIVE && table.tableStatus() != TableStatus.UPDATING) {
      throw new UnusableTarget(
          "The table " + table.tableName() + " is " + table.tableStatusAsString() + ".");
    }
  }

  private static String unreachable(SdkException e, String where) {
    return SdkMessages.networkFailure(e).isPresent()
        ? "DynamoDB does not answer" + where + ": " + SdkMessages.firstSentence(e)
        : "DynamoDB refuses" + where + ": " + SdkMessages.firstSentence(e);
  }

  private static String where(Optional<String> engine, Connection connection) {
    return engine
        .or(() -> connection.caller().map(caller -> "Region " + caller.region()))
        .map(place -> " at " + place.replaceFirst("^endpoint ", ""))
        .orElse("");
  }

  /** {@code arn:aws:dynamodb:<Region>:<account>:table/<name>} tells whose table it really is. */
  private static String account(String arn) {
    String[] parts = arn.split(":", 6);
    return "account " + parts[4] + ", Region " + parts[3];
  }
}
