package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Papers;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.crt.auth.credentials.Credentials;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** What the direct client sends and understands is what the SDK does, byte for byte. */
final class DirectClientTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final Credentials CREDENTIALS =
      new Credentials("local".getBytes(UTF_8), "local".getBytes(UTF_8), null);

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
    catalog.get(AccessPatterns.GET_PAPER, Papers.CLOCKS_1978.id());
    catalog.get(AccessPatterns.GET_PAPER, new PaperId("one"));
    catalog.get(AccessPatterns.GET_AUTHOR, Papers.LAMPORT.handle());
    catalog.batch(AccessPatterns.GET_PAPERS, List.of(new PaperId("one"), new PaperId("none")));
    catalog.batch(AccessPatterns.GET_PAPERS, List.of(new PaperId("none")));
    catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, new TopicName("clocks"), PageRequest.FIRST);
    catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, new AuthorHandle("nobody"), PageRequest.FIRST);
    PageRequest pageRequest =
        PageRequest.FIRST
            .withLimit(1)
            .withOrder(Order.ASC)
            .between(
                Optional.of(new PublicationDate("2018")), Optional.of(new PublicationDate("2020")));
    CollectionName collection = new CollectionName("collection");
    String cursor =
        catalog
            .list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest)
            .nextCursor()
            .orElseThrow();
    catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest.after(cursor));
  }

  @Test
  void body_isTheSdks() {
    SdkExchanges sdk = new SdkExchanges();
    readEverything(
        new Catalog(new CatalogTable(sdk.client(TABLE.endpoint()), PublishedTable.NAME)));
    List<String> direct = new ArrayList<>();
    readEverything(new Catalog(new CatalogTable(new Forwarding(direct), PublishedTable.NAME)));

    assertThat(direct).hasSizeGreaterThan(6).isEqualTo(sdk.requests);
  }

  @Test
  void response_isTheSdks() throws IOException {
    SdkExchanges sdk = new SdkExchanges();
    DynamoDbClient client = sdk.client(TABLE.endpoint());
    List<DynamoDbResponse> responses = new ArrayList<>();
    readEverything(
        new Catalog(new CatalogTable(new Listening(client, responses), PublishedTable.NAME)));

    for (int i = 0; i < responses.size(); i++) {
      byte[] answer = sdk.answers.get(i).getBytes(UTF_8);
      DynamoDbResponse direct =
          switch (responses.get(i)) {
            case QueryResponse _ -> DynamoDbResponseJson.query(answer);
            case BatchGetItemResponse _ -> DynamoDbResponseJson.batchGetItem(answer);
            default -> DynamoDbResponseJson.getItem(answer);
          };
      assertThat(direct.equalsBySdkFields(responses.get(i))).as("%s", direct).isTrue();
    }
  }

  @Test
  void response_withUnprocessedKeys_namesThem() throws IOException {
    BatchGetItemResponse response =
        DynamoDbResponseJson.batchGetItem(
            """
            {"UnprocessedKeys":{"papers":{"ConsistentRead":false,"Keys":[{"PK":{"S":"a"}}]}},
             "Responses":{"papers":[]}}
            """
                .getBytes(UTF_8));

    assertThat(response.responses().get("papers")).isEmpty();
    assertThat(response.unprocessedKeys().get("papers").keys())
        .containsExactly(Map.of("PK", AttributeValue.fromS("a")));
  }

  @Test
  void catalog_overTheRealEngine_readsTheSame() {
    try (DirectClient direct =
        new DirectClient(TABLE.endpoint(), "us-east-1", CREDENTIALS, ClientSettings.forReads())) {
      Catalog catalog = new Catalog(new CatalogTable(direct, PublishedTable.NAME));
      ReadMeter meter = new ReadMeter();

      assertThat(meter.during(() -> catalog.get(AccessPatterns.GET_PAPER, Papers.CLOCKS_1978.id())))
          .isEqualTo(TABLE.catalog().get(AccessPatterns.GET_PAPER, Papers.CLOCKS_1978.id()));
      assertThat(meter.requests()).isEqualTo(1);
      assertThat(meter.readUnits()).hasValue(0.5);
      CollectionName collection = new CollectionName("collection");
      assertThat(catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, PageRequest.FIRST))
          .isEqualTo(
              TABLE
                  .catalog()
                  .list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, PageRequest.FIRST));
    }
  }

  @Test
  void tenantsCatalog_overTheRealEngine_readsTheSame() {
    Namespace acme = Namespace.of(new TenantName("acme"));
    CatalogTable table = new CatalogTable(TABLE.client(), PublishedTable.NAME, acme);
    Publisher publisher = new Publisher(table, Clock.systemUTC());
    Paper own = Papers.paper("one", "2019").title("Acme's").build();
    publisher.publish(own);
    publisher.publish(Papers.paper("four", "2019").build());
    publisher.publish(Papers.CLOCKS_1978);
    List<String> bodies = new ArrayList<>();
    readEverything(
        new Catalog(new CatalogTable(new Forwarding(bodies), PublishedTable.NAME, acme)));
    SdkExchanges sdk = new SdkExchanges();
    readEverything(
        new Catalog(new CatalogTable(sdk.client(TABLE.endpoint()), PublishedTable.NAME, acme)));
    try (DirectClient direct =
        new DirectClient(TABLE.endpoint(), "us-east-1", CREDENTIALS, ClientSettings.forReads())) {
      Catalog catalog = new Catalog(new CatalogTable(direct, PublishedTable.NAME, acme));

      readEverything(catalog);
      assertThat(catalog.get(AccessPatterns.GET_PAPER, own.id()).title()).isEqualTo("Acme's");
      assertThat(
              catalog.list(
                  AccessPatterns.LIST_COLLECTION_PAPERS, own.collection(), PageRequest.FIRST))
          .isEqualTo(
              new Catalog(table)
                  .list(AccessPatterns.LIST_COLLECTION_PAPERS, own.collection(), PageRequest.FIRST))
          .satisfies(page -> assertThat(page.items()).hasSize(2));
    }
    assertThat(bodies).isEqualTo(sdk.requests).allMatch(body -> body.contains("TENANT#acme#"));
  }

  /** Sends requests on as they are, and keeps their bodies as the direct client writes them. */
  private record Forwarding(List<String> bodies) implements DynamoDbClient {
    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      bodies.add(new String(DynamoDbRequestJson.of(request), UTF_8));
      return TABLE.client().getItem(request);
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
      bodies.add(new String(DynamoDbRequestJson.of(request), UTF_8));
      return TABLE.client().batchGetItem(request);
    }

    @Override
    public QueryResponse query(QueryRequest request) {
      bodies.add(new String(DynamoDbRequestJson.of(request), UTF_8));
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
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
      var response = client.batchGetItem(request);
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
}
