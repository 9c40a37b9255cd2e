package papercatalog.domain.client;

import java.util.List;
import software.amazon.awssdk.http.auth.spi.scheme.AuthSchemeOption;
import software.amazon.awssdk.services.dynamodb.auth.scheme.DynamoDbAuthSchemeParams;
import software.amazon.awssdk.services.dynamodb.auth.scheme.DynamoDbAuthSchemeProvider;

/** Asks the SDK once how requests are signed: for DynamoDB it is one way, in one Region. */
final class RememberedAuthScheme implements DynamoDbAuthSchemeProvider {
  private final DynamoDbAuthSchemeProvider rules = DynamoDbAuthSchemeProvider.defaultProvider();
  private volatile List<AuthSchemeOption> resolved;

  @Override
  public List<AuthSchemeOption> resolveAuthScheme(DynamoDbAuthSchemeParams parameters) {
    List<AuthSchemeOption> options = resolved;
    if (options == null) {
      options = rules.resolveAuthScheme(parameters);
      resolved = options;
    }
    return options;
  }
}
