package papercatalog.domain.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.auth.scheme.DynamoDbAuthSchemeParams;
import software.amazon.awssdk.services.dynamodb.endpoints.DynamoDbEndpointParams;

/** The SDK's rules are asked once, and a failure of theirs is not kept. */
final class RememberedRulesTest {
  private static final DynamoDbEndpointParams FRANKFURT =
      DynamoDbEndpointParams.builder().region(Region.EU_CENTRAL_1).build();

  private final RememberedEndpoint endpoint = new RememberedEndpoint();
  private final RememberedAuthScheme authScheme = new RememberedAuthScheme();

  @Test
  void resolveEndpoint_asTheRulesSay_onlyOnce() {
    assertThat(endpoint.resolveEndpoint(FRANKFURT).join().endpointUrl().host())
        .isEqualTo("dynamodb.eu-central-1.amazonaws.com");
    assertThat(endpoint.resolveEndpoint(FRANKFURT)).isSameAs(endpoint.resolveEndpoint(FRANKFURT));
  }

  @Test
  void resolveEndpoint_afterAFailure_asksAgain() {
    assertThat(endpoint.resolveEndpoint(DynamoDbEndpointParams.builder().build()))
        .isCompletedExceptionally();

    assertThat(endpoint.resolveEndpoint(FRANKFURT)).isCompleted();
  }

  @Test
  void resolveAuthScheme_asTheRulesSay_onlyOnce() {
    DynamoDbAuthSchemeParams parameters =
        DynamoDbAuthSchemeParams.builder().operation("GetItem").region(Region.EU_CENTRAL_1).build();

    assertThat(authScheme.resolveAuthScheme(parameters))
        .singleElement()
        .satisfies(option -> assertThat(option.schemeId()).isEqualTo("aws.auth#sigv4"));
    assertThat(authScheme.resolveAuthScheme(parameters))
        .isSameAs(authScheme.resolveAuthScheme(parameters));
  }
}
