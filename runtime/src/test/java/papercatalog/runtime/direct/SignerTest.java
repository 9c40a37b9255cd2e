package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.crt.http.HttpHeader;
import software.amazon.awssdk.crt.http.HttpRequest;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;

/** The direct client signs as the SDK does, byte for byte. */
final class SignerTest {
  private static final Map<String, String> ROLE =
      Map.of(
          "AWS_ACCESS_KEY_ID", "AKIDEXAMPLE",
          "AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
          "AWS_SESSION_TOKEN", "token/of+session=");
  private static final Map<String, String> USER =
      Map.of("AWS_ACCESS_KEY_ID", "AKID", "AWS_SECRET_ACCESS_KEY", "x".repeat(100));
  private static final Instant NOW = Instant.parse("2026-11-20T09:30:15.123Z");

  @Test
  void signature_isTheSdks() {
    byte[] body = "{\"TableName\":\"päpers\"}".getBytes(UTF_8);
    for (Map<String, String> environment : List.of(ROLE, USER)) {
      for (String endpoint :
          List.of("https://dynamodb.eu-central-1.amazonaws.com", "http://127.0.0.1:8000")) {
        Map<String, List<String>> own = headersOf(endpoint, environment, body);
        assertThat(own.remove("content-length")).containsExactly(Integer.toString(body.length));

        assertThat(own).isEqualTo(headersOfSdk(URI.create(endpoint), own, environment, body));
      }
    }
  }

  @Test
  void signatureOfARead_ofAnIndex_isTheSdks() {
    String endpoint = "https://papers.s3.eu-central-1.amazonaws.com";
    HttpHeader[] headers = {
      new HttpHeader("host", "papers.s3.eu-central-1.amazonaws.com"),
      new HttpHeader("if-none-match", "\"tag\"")
    };
    HttpRequest own =
        new Signer(Signer.credentials(ROLE), "eu-central-1", "s3")
            .signed(new HttpRequest("GET", "/index/manifest.txt", headers, null), NOW);
    SdkHttpRequest.Builder sdk =
        SdkHttpRequest.builder()
            .uri(URI.create(endpoint))
            .encodedPath("/index/manifest.txt")
            .method(SdkHttpMethod.GET)
            .putHeader("if-none-match", "\"tag\"");

    assertThat(headersOf(own)).isEqualTo(signedBySdk(sdk.build(), "s3", ROLE, new byte[0]));
  }

  @Test
  void signedRequest_stillHasItsBody() {
    byte[] body = "{}".getBytes(UTF_8);
    HttpRequest request =
        new Signer(Signer.credentials(USER), "eu-central-1", "dynamodb")
            .signed(new HttpRequest("POST", "/", new HttpHeader[0], new CrtBody(body)), NOW);
    ByteBuffer sent = ByteBuffer.allocate(10);

    assertThat(request.getBodyStream().sendRequestBody(sent)).isTrue();
    assertThat(sent.position()).isEqualTo(body.length);
  }

  private static Map<String, List<String>> headersOf(
      String endpoint, Map<String, String> environment, byte[] body) {
    try (DirectClient client =
        new DirectClient(
            URI.create(endpoint),
            "eu-central-1",
            Signer.credentials(environment),
            ClientSettings.forReads())) {
      return headersOf(client.request("GetItem", body, NOW));
    }
  }

  private static Map<String, List<String>> headersOf(HttpRequest request) {
    Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    request
        .getHeaders()
        .forEach(header -> headers.put(header.getName(), List.of(header.getValue())));
    return headers;
  }

  private static Map<String, List<String>> headersOfSdk(
      URI endpoint, Map<String, List<String>> own, Map<String, String> environment, byte[] body) {
    SdkHttpRequest.Builder request =
        SdkHttpRequest.builder().uri(endpoint).encodedPath("/").method(SdkHttpMethod.POST);
    for (String name : List.of("content-type", "x-amz-target")) {
      request.putHeader(name, own.get(name));
    }
    return signedBySdk(request.build(), "dynamodb", environment, body);
  }

  private static Map<String, List<String>> signedBySdk(
      SdkHttpRequest request, String service, Map<String, String> environment, byte[] body) {
    Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.putAll(
        AwsV4HttpSigner.create()
            .sign(
                it ->
                    it.identity(identity(environment))
                        .request(request)
                        .payload(() -> new ByteArrayInputStream(body))
                        .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, service)
                        .putProperty(AwsV4HttpSigner.DOUBLE_URL_ENCODE, !service.equals("s3"))
                        .putProperty(AwsV4HttpSigner.REGION_NAME, "eu-central-1")
                        .putProperty(HttpSigner.SIGNING_CLOCK, Clock.fixed(NOW, ZoneOffset.UTC)))
            .request()
            .headers());
    return headers;
  }

  private static AwsCredentials identity(Map<String, String> environment) {
    String id = environment.get("AWS_ACCESS_KEY_ID");
    String secret = environment.get("AWS_SECRET_ACCESS_KEY");
    String token = environment.get("AWS_SESSION_TOKEN");
    return token == null
        ? AwsBasicCredentials.create(id, secret)
        : AwsSessionCredentials.create(id, secret, token);
  }
}
