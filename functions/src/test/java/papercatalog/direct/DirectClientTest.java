package papercatalog.direct;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.Papers;
import papercatalog.TestTable;
import papercatalog.direct.Signature.Credentials;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.TopicName;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.read.Order;
import papercatalog.table.Connection;
import papercatalog.table.ReadMeter;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** What the direct client sends, signs and understands is what the SDK does, byte for byte. */
final class DirectClientTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Credentials CREDENTIALS =
      new Credentials(
          "AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", "token/of+session=");
  private static final Instant NOW = Instant.parse("2026-11-20T09:30:15.123Z");

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(
        Papers.CLOCKS_1978,
        Papers.paper("one", "2018").build(),
        Papers.paper("two", "2019-04").build(),
        Papers.paper("three", "2020-01-01T00:00:00Z").build());
  }

  /** Every read of the catalog, with everything that a request can hold. */
  private static void readEverything(Catalog catalog) {
    catalog.getPaper(Papers.CLOCKS_1978.id(), new ReadMeter());
    catalog.getPaper(new PaperId("one"), new ReadMeter());
    catalog.getAuthor(Papers.LAMPORT.handle(), new ReadMeter());
    catalog.listTopicPapers(new TopicName("clocks"), Listing.FIRST, new ReadMeter());
    catalog.listAuthorPapers(new AuthorHandle("nobody"), Listing.FIRST, new ReadMeter());
    Listing listing =
        Listing.FIRST
            .withLimit(1)
            .withOrder(Order.ASC)
            .between(
                Optional.of(new PublicationDate("2018")), Optional.of(new PublicationDate("2020")));
    CollectionName collection = new CollectionName("collection");
    String cursor =
        catalog
            .listCollectionPapers(collection, listing, new ReadMeter())
            .nextCursor()
            .orElseThrow();
    catalog.listCollectionPapers(collection, listing.after(cursor), new ReadMeter());
  }

  @Test
  void body_isTheSdks() {
    Exchanges sdk = new Exchanges();
    readEverything(new Catalog(sdk.client(), TestTable.NAME));
    List<String> direct = new ArrayList<>();
    readEverything(new Catalog(new Forwarding(direct), TestTable.NAME));

    assertThat(direct).hasSizeGreaterThan(6).isEqualTo(sdk.requests);
  }

  @Test
  void response_isTheSdks() throws IOException {
    Exchanges sdk = new Exchanges();
    DynamoDbClient client = sdk.client();
    List<DynamoDbResponse> responses = new ArrayList<>();
    readEverything(new Catalog(new Listening(client, responses), TestTable.NAME));

    for (int i = 0; i < responses.size(); i++) {
      byte[] answer = sdk.answers.get(i).getBytes(UTF_8);
      DynamoDbResponse direct =
          sdk.answers.get(i).contains("\"ScannedCount\"")
              ? ReplyJson.query(answer)
              : ReplyJson.getItem(answer);
      assertThat(direct.equalsBySdkFields(responses.get(i))).as("%s", direct).isTrue();
    }
  }

  @Test
  void signature_isTheSdks() {
    byte[] body = "{\"TableName\":\"päpers\"}".getBytes(UTF_8);
    for (Credentials credentials :
        List.of(CREDENTIALS, new Credentials("AKID", "x".repeat(100), ""))) {
      for (String endpoint :
          List.of("https://dynamodb.eu-central-1.amazonaws.com", "http://127.0.0.1:8000")) {
        Map<String, String> headers = headersOf(packet(endpoint, credentials, body));
        String own = headers.remove("authorization");
        headers.remove("content-length");

        assertThat(own)
            .isEqualTo(authorizationOfSdk(URI.create(endpoint), headers, credentials, body));
      }
    }
  }

  @Test
  void catalog_overTheRealEngine_readsTheSame() {
    try (DirectClient direct =
        new DirectClient(TABLE.endpoint(), "us-east-1", CREDENTIALS, Connection.forReads())) {
      Catalog catalog = new Catalog(direct, TestTable.NAME);
      ReadMeter meter = new ReadMeter();

      assertThat(catalog.getPaper(Papers.CLOCKS_1978.id(), meter))
          .isEqualTo(TABLE.catalog().getPaper(Papers.CLOCKS_1978.id(), new ReadMeter()));
      assertThat(meter.requests()).isEqualTo(1);
      assertThat(meter.readUnits()).hasValue(0.5);
      CollectionName collection = new CollectionName("collection");
      assertThat(catalog.listCollectionPapers(collection, Listing.FIRST, meter))
          .isEqualTo(
              TABLE.catalog().listCollectionPapers(collection, Listing.FIRST, new ReadMeter()));
    }
  }

  private static String packet(String endpoint, Credentials credentials, byte[] body) {
    try (DirectClient client =
        new DirectClient(
            URI.create(endpoint), "eu-central-1", credentials, Connection.forReads())) {
      return new String(client.packet("GetItem", body, NOW), ISO_8859_1);
    }
  }

  private static SortedMap<String, String> headersOf(String packet) {
    SortedMap<String, String> headers = new TreeMap<>();
    packet
        .substring(0, packet.indexOf("\r\n\r\n"))
        .lines()
        .skip(1)
        .forEach(
            line ->
                headers.put(
                    line.substring(0, line.indexOf(": ")), line.substring(line.indexOf(": ") + 2)));
    return headers;
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

  /** Sends requests on as they are, and tells their bodies as the direct client writes them. */
  private record Forwarding(List<String> bodies) implements DynamoDbClient {
    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      bodies.add(new String(RequestJson.of(request), UTF_8));
      return TABLE.client().getItem(request);
    }

    @Override
    public QueryResponse query(QueryRequest request) {
      bodies.add(new String(RequestJson.of(request), UTF_8));
      return TABLE.client().query(request);
    }

    @Override
    public String serviceName() {
      return SERVICE_NAME;
    }

    @Override
    public void close() {}
  }

  /** Keeps what a client answers. */
  private record Listening(DynamoDbClient client, List<DynamoDbResponse> responses)
      implements DynamoDbClient {
    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      var response = client.getItem(request);
      responses.add(response);
      return response;
    }

    @Override
    public QueryResponse query(QueryRequest request) {
      var response = client.query(request);
      responses.add(response);
      return response;
    }

    @Override
    public String serviceName() {
      return SERVICE_NAME;
    }

    @Override
    public void close() {}
  }

  /** The bodies that the SDK really sends and gets. */
  private static final class Exchanges implements SdkHttpClient {
    private final List<String> requests = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final SdkHttpClient http = UrlConnectionHttpClient.create();

    DynamoDbClient client() {
      return DynamoDbClient.builder()
          .httpClient(this)
          .endpointOverride(TABLE.endpoint())
          .region(Region.US_EAST_1)
          .credentialsProvider(StaticCredentialsProvider.create(identity(CREDENTIALS)))
          .build();
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
      ExecutableHttpRequest prepared = http.prepareRequest(request);
      return new ExecutableHttpRequest() {
        @Override
        public HttpExecuteResponse call() throws IOException {
          try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
            requests.add(new String(body.readAllBytes(), UTF_8));
          }
          HttpExecuteResponse response = prepared.call();
          byte[] answer = response.responseBody().orElseThrow().readAllBytes();
          answers.add(new String(answer, UTF_8));
          return HttpExecuteResponse.builder()
              .response(response.httpResponse())
              .responseBody(AbortableInputStream.create(new ByteArrayInputStream(answer)))
              .build();
        }

        @Override
        public void abort() {
          prepared.abort();
        }
      };
    }

    @Override
    public void close() {
      http.close();
    }
  }
}
