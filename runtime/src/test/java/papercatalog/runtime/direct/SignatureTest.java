package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import papercatalog.domain.client.ClientSettings;
import papercatalog.runtime.direct.Signature.Credentials;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;

/** The direct client signs as the SDK does, byte for byte. */
final class SignatureTest {
  private static final Credentials CREDENTIALS =
      new Credentials(
          "AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", "token/of+session=");
  private static final Instant NOW = Instant.parse("2026-11-20T09:30:15.123Z");

  @Test
  void signature_isTheSdks() {
    byte[] body = "{\"TableName\":\"päpers\"}".getBytes(UTF_8);
    for (Credentials credentials :
        List.of(CREDENTIALS, new Credentials("AKID", "x".repeat(100), ""))) {
      for (String endpoint :
          List.of("https://dynamodb.eu-central-1.amazonaws.com", "http://127.0.0.1:8000")) {
        Map<String, String> headers = headersOf(endpoint, credentials, body);
        String own = headers.remove("authorization");
        headers.remove("content-length");

        assertThat(own)
            .isEqualTo(authorizationOfSdk(URI.create(endpoint), headers, credentials, body));
      }
    }
  }

  private static SortedMap<String, String> headersOf(
      String endpoint, Credentials credentials, byte[] body) {
    try (DirectClient client =
        new DirectClient(
            URI.create(endpoint), "eu-central-1", credentials, ClientSettings.forReads())) {
      return client.headers("GetItem", body, NOW);
    }
  }

  private static String authorizationOfSdk(
      URI endpoint, Map<String, String> headers, Credentials credentials, byte[] body) {
    SdkHttpRequest.Builder request =
        SdkHttpRequest.builder().uri(endpoint).encodedPath("/").method(SdkHttpMethod.POST);
    headers.forEach(
        (name, value) -> {
          if (name.equals("content-type") || name.equals("x-amz-target")) {
            request.putHeader(name, value);
          }
        });
    Instant signed =
        LocalDateTime.parse(
                headers.get("x-amz-date"), DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'"))
            .toInstant(ZoneOffset.UTC);
    return AwsV4HttpSigner.create()
        .sign(
            it ->
                it.identity(identity(credentials))
                    .request(request.build())
                    .payload(() -> new ByteArrayInputStream(body))
                    .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "dynamodb")
                    .putProperty(AwsV4HttpSigner.REGION_NAME, "eu-central-1")
                    .putProperty(HttpSigner.SIGNING_CLOCK, Clock.fixed(signed, ZoneOffset.UTC)))
        .request()
        .firstMatchingHeader("Authorization")
        .orElseThrow();
  }

  private static AwsCredentials identity(Credentials credentials) {
    return credentials.token().isEmpty()
        ? AwsBasicCredentials.create(credentials.accessKeyId(), credentials.secretAccessKey())
        : AwsSessionCredentials.create(
            credentials.accessKeyId(), credentials.secretAccessKey(), credentials.token());
  }
}
