package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

record TableServer(UnaryOperator<ClientSettings> connected, String name, boolean local) {
  /** DynamoDB Local counts all items in DescribeTable: 500,000 items take five seconds. */
  private static final ClientSettings PATIENT =
      ClientSettings.forWrites().within(8, Duration.ofSeconds(30), Duration.ofSeconds(60));

  static TableServer of(ClientSettings.Caller caller) {
    return new TableServer(
        settings -> settings.as(caller), "DynamoDB in Region " + caller.region(), false);
  }

  static TableServer of(URI endpoint) {
    return new TableServer(settings -> settings.at(endpoint), endpoint.toString(), true);
  }

  DynamoDbClient client() {
    return connected.apply(ClientSettings.forWrites()).open();
  }

  /** Fails at once if nothing listens at the port, and waits for a busy engine. */
  DescribeTableResponse describe(String table) {
    try (DynamoDbClient client = connected.apply(PATIENT).open()) {
      return client.describeTable(request -> request.tableName(table));
    } catch (ResourceNotFoundException e) {
      throw new UnusableTarget("There is no table %s at %s.".formatted(table, name), e);
    } catch (AwsServiceException e) {
      throw new UnusableTarget(name + " refuses: " + SdkMessages.firstSentence(e), e);
    } catch (SdkException e) {
      throw unreachable(e);
    }
  }

  void createIfAbsent(String table) {
    try (DynamoDbClient client = connected.apply(PATIENT).open()) {
      new CatalogTable(client, table).createIfAbsent();
    } catch (SdkException e) {
      throw unreachable(e);
    }
  }

  private UnusableTarget unreachable(SdkException e) {
    return new UnusableTarget(
        "%s does not answer (%s).%s"
            .formatted(name, SdkMessages.firstSentence(e), local ? " Is make run running?" : ""),
        e);
  }
}
