package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.LockedS3;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.write.Replaceable;

/** {@code --table} and {@code --stack} against local stand-ins for AWS. */
@Tag("slow")
@Timeout(180)
final class DeployedTargetTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final AtomicReference<String> SIGNATURE = new AtomicReference<>("");

  private static final AtomicReference<String> INVALIDATED = new AtomicReference<>("");

  private static HttpServer cloudFormation;
  private static LockedS3 s3;
  private static CatalogSession session;

  @TempDir private Path directory;

  @BeforeAll
  static void start(@TempDir Path directory) throws IOException {
    cloudFormation =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    cloudFormation.createContext("/", DeployedTargetTest::describeStacks);
    cloudFormation.start();
    s3 = LockedS3.start();
    session = CatalogSession.start(directory, environment());
  }

  @AfterAll
  static void stop() throws IOException {
    session.close();
    s3.close();
    cloudFormation.stop(0);
  }

  @BeforeEach
  void givenAPaper() {
    TABLE.publisher().publish(paper("deployed", "2026").build(), Replaceable.ANY);
  }

  @Test
  void table_isShownWithAccountAndRegionBeforeItIsWritten() throws Exception {
    assertRun(
        0,
        "account 000000000000, Region ddblocal, table papers\n",
        "withdraw",
        "deployed",
        "--table=papers");
  }

  @Test
  void stack_tellsItsTable() throws Exception {
    assertRun(
        0,
        "account 000000000000, Region ddblocal, table papers\n",
        "withdraw",
        "deployed",
        "--stack=PaperCatalog-test");
    assertThat(SIGNATURE.get()).contains("Credential=FROMENVIRONMENT/", "/eu-north-1/");
  }

  @Test
  void stack_givesCitationsItsAddress() throws Exception {
    assertThat(
            session
                .run("get", "deployed", "--format=bibtex", "--stack=PaperCatalog-with-api")
                .expect(0)
                .out())
        .contains("url = {https://api.example.org/papers/deployed}");
  }

  @Test
  void stack_tellsItsTenant() throws Exception {
    TABLE
        .publisher(Namespace.named("acme"))
        .publish(paper("deployed", "2026").build(), Replaceable.ANY);
    for (String[] tenant : new String[][] {{}, {"--tenant=acme"}}) {
      assertRun(
          0,
          "account 000000000000, Region ddblocal, table papers, tenant acme\n",
          concat(tenant, "withdraw", "deployed", "--stack=PaperCatalog-of-acme"));
    }
    assertThat(TABLE.catalog().get(AccessPatterns.GET_PAPER, new PaperId("deployed")).status())
        .isEqualTo(Status.PUBLISHED);
  }

  @Test
  void withdraw_withInvalidate_dropsWhatTheCdnKeeps() throws Exception {
    assertRun(
        1,
        "account 000000000000, Region ddblocal, table papers\n"
            + "--invalidate needs --stack, whose outputs name the CDN.\n",
        "withdraw",
        "deployed",
        "--invalidate",
        "--table=papers");
    assertRun(
        1,
        "account 000000000000, Region ddblocal, table papers\n"
            + "The stack PaperCatalog-test has no output DistributionId: without cdn=true, leave"
            + " out --invalidate.\n",
        "withdraw",
        "deployed",
        "--invalidate",
        "--stack=PaperCatalog-test");
    assertThat(TABLE.catalog().get(AccessPatterns.GET_PAPER, new PaperId("deployed")).status())
        .isEqualTo(Status.PUBLISHED);

    run(0, "withdraw", "deployed", "--invalidate", "--stack=PaperCatalog-with-cdn");

    assertThat(INVALIDATED.get())
        .contains("/2020-05-31/distribution/E2EXAMPLE/invalidation", "<Path>/*</Path>");
    assertThat(SIGNATURE.get()).contains("/us-east-1/cloudfront/");
  }

  @Test
  void stack_tellsItsIndex() throws Exception {
    assertThat(run(0, "index", "rebuild", "--stack=PaperCatalog-with-index"))
        .contains("table papers, index s3://index-bucket");
    assertRun(0, "", "get", "/search?q=paper", "--stack=any", "--index=s3://index-bucket/");
    assertThat(run(0, "index", "verify", "--stack=PaperCatalog-with-index"))
        .contains("index s3://index-bucket");
    assertRun(
        1,
        "The stack any has no output IndexBucket: deploy it with search=true, or give --index.\n",
        "get",
        "/search?q=paper",
        "--stack=any");
  }

  @Test
  void stack_tellsTheBucketOfItsDump_whichADamagedPaperLeavesAsItIs() throws Exception {
    assertRun(
        1,
        "The stack any has no output DumpBucket: deploy it with dump=true, or give --out.\n",
        "dump",
        "--stack=any");
    Instant begin = Instant.now();
    run(0, "dump", "--stack=PaperCatalog-with-dump");
    byte[] served = dump();
    try (InputStream lines = new GZIPInputStream(new ByteArrayInputStream(served))) {
      assertThat(new String(lines.readAllBytes(), UTF_8)).contains("\"id\":\"deployed\"");
    }
    byte[] described = object(DocsPage.DUMP.path());
    JsonNode file = new ObjectMapper().readTree(described).at("/dumps/0");
    assertThat(file.get("bytes").intValue()).isEqualTo(served.length);
    assertThat(file.get("sha256").textValue())
        .isEqualTo(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(served)));
    assertThat(Instant.parse(file.get("writtenAt").textValue()))
        .as("what changed while it was read is later")
        .isBefore(begin.minusSeconds(60));
    PaperId broken = new PaperId("broken");
    TABLE.publisher().publish(paper("broken", "2026").authors(authors(120)).build());
    TABLE
        .client()
        .deleteItem(it -> it.tableName("papers").key(Keys.version(broken, 1).attributes()));

    assertThat(run(1, "dump", "--stack=PaperCatalog-with-dump"))
        .contains("The record of the paper broken", "Not published: the CDN keeps the file");

    assertThat(dump()).isEqualTo(served);
    assertThat(object(DocsPage.DUMP.path())).isEqualTo(described);
    TABLE.publisher().delete(broken, OptionalLong.empty());
  }

  private static byte[] dump() throws IOException {
    return object(Dump.PATH);
  }

  private static byte[] object(String path) throws IOException {
    try (InputStream object = s3.endpoint().resolve("/dump-bucket" + path).toURL().openStream()) {
      return object.readAllBytes();
    }
  }

  @Test
  void stack_ofAnotherTenant_isRefused() throws Exception {
    assertRun(
        1,
        "The stack PaperCatalog-of-acme belongs to the tenant acme, not to b:"
            + " pass --table and --tenant instead.\n",
        "get",
        "deployed",
        "--stack=PaperCatalog-of-acme",
        "--tenant=b");
    Map<String, String> environment = environment();
    environment.put("CATALOG_TENANT", "b");
    assertRun(
        environment,
        1,
        "The stack PaperCatalog-test belongs to no tenant, not to b:"
            + " pass --table and --tenant instead.\n",
        "get",
        "deployed",
        "--stack=PaperCatalog-test");
  }

  @Test
  void tenant_ofTheEnvironment_standsForTheOption() throws Exception {
    TABLE
        .publisher(Namespace.named("acme"))
        .publish(paper("deployed", "2026").title("Of acme").build(), Replaceable.ANY);
    Map<String, String> environment = environment();
    environment.put("CATALOG_TENANT", "acme");
    try (CatalogProcess process =
        CatalogProcess.start(directory, environment, "get", "deployed", "--table=papers")) {
      assertThat(process.exitCode()).as(process.err()).isZero();
      assertThat(process.out()).contains("Of acme");
    }
    assertRun(
        environment,
        2,
        """
        Pass --tenant NAME: a catalog without a tenant is never erased
        Try: catalog erase --help
        """,
        "erase",
        "--yes",
        "--table=papers");
    environment.put("CATALOG_TENANT", "Acme");
    assertThat(run(environment, 2, "get", "deployed", "--table=papers"))
        .contains("Invalid value for CATALOG_TENANT: must match [a-z0-9]");
  }

  @Test
  void region_thatIsNamed_winsOverTheEnvironments() throws Exception {
    assertRun(0, "", "get", "deployed", "--stack=any", "--region=eu-west-3", "-q");
    assertThat(SIGNATURE.get()).contains("/eu-west-3/");
  }

  @Test
  void profile_thatIsNamed_winsOverTheEnvironmentsKeys() throws Exception {
    Map<String, String> environment = environment();
    Path credentials =
        Files.writeString(
            directory.resolve("credentials"),
            "[operators]\naws_access_key_id = FROMPROFILE\naws_secret_access_key = s\n");
    environment.put("AWS_SHARED_CREDENTIALS_FILE", credentials.toString());

    assertRun(environment, 0, "", "get", "deployed", "--stack=any", "--profile=operators", "-q");
    assertThat(SIGNATURE.get()).contains("Credential=FROMPROFILE/");
  }

  @Test
  void stack_thatIsNotThere_isOneLine() throws Exception {
    assertRun(
        1,
        "The stack nowhere in eu-north-1 cannot be read: ValidationError: Stack with id nowhere"
            + " does not exist\n",
        "get",
        "deployed",
        "--stack=nowhere");
  }

  @Test
  void stack_ofSomethingElse_isOneLine() throws Exception {
    assertRun(
        1,
        "The stack foreign has no output TableName: it is not a Paper Catalog, or its"
            + " deployment has not finished.\n",
        "get",
        "deployed",
        "--stack=foreign");
  }

  @Test
  void credentials_thatAreMissing_areOneLineThatSaysWhatHelps() throws Exception {
    Map<String, String> environment = environment();
    environment.remove("AWS_ACCESS_KEY_ID");

    String err = run(environment, 1, "get", "deployed", "--table=papers");

    assertThat(err.lines()).as(err).hasSize(1);
    assertThat(err)
        .startsWith("No AWS credentials: give --profile, set AWS_PROFILE or AWS_ACCESS_KEY_ID")
        .endsWith("or sign in with aws sso login.\n");

    environment.put("AWS_PROFILE", "nobody");
    assertThat(run(environment, 1, "get", "deployed", "--table=papers"))
        .endsWith("aws sso login. Profile file contained no credentials for profile 'nobody'.\n");
  }

  @Test
  void profile_thatIsNotThere_isOneLine() throws Exception {
    String err = run(1, "get", "deployed", "--table=papers", "--profile=nobody");

    assertThat(err.lines()).as(err).hasSize(1);
    assertThat(err).contains("No AWS credentials", "nobody");
  }

  @Test
  void region_thatIsMissing_isOneLine() throws Exception {
    Map<String, String> environment = environment();
    environment.remove("AWS_REGION");

    String err = run(environment, 1, "get", "deployed", "--table=papers");

    assertThat(err.lines()).as(err).hasSize(1);
    assertThat(err).contains("No AWS Region", "--region", "AWS_REGION");
  }

  @Test
  void table_thatIsNotThere_isOneLine() throws Exception {
    assertRun(
        1,
        "There is no table nowhere at DynamoDB in Region eu-north-1.\n",
        "get",
        "deployed",
        "--table=nowhere");
  }

  private static void assertRun(int code, String err, String... arguments) throws IOException {
    assertThat(run(code, arguments)).isEqualTo(err);
  }

  /** Returns standard error. */
  private static String run(int code, String... arguments) throws IOException {
    return session.run(arguments).expect(code).err();
  }

  private void assertRun(Map<String, String> environment, int code, String err, String... arguments)
      throws Exception {
    assertThat(run(environment, code, arguments)).isEqualTo(err);
  }

  /** Returns standard error. */
  private String run(Map<String, String> environment, int code, String... arguments)
      throws Exception {
    try (CatalogProcess process = CatalogProcess.start(directory, environment, arguments)) {
      assertThat(process.exitCode()).as(process.err()).isEqualTo(code);
      return process.err();
    }
  }

  private static Map<String, String> environment() {
    return new HashMap<>(
        Map.of(
            "AWS_ACCESS_KEY_ID",
            "FROMENVIRONMENT",
            "AWS_SECRET_ACCESS_KEY",
            "s",
            "AWS_REGION",
            "eu-north-1",
            "AWS_ENDPOINT_URL_DYNAMODB",
            Run.endpoint(TABLE).toString(),
            "AWS_ENDPOINT_URL_CLOUDFORMATION",
            "http://127.0.0.1:" + cloudFormation.getAddress().getPort(),
            "AWS_ENDPOINT_URL_CLOUDFRONT",
            "http://127.0.0.1:" + cloudFormation.getAddress().getPort(),
            "AWS_ENDPOINT_URL_S3",
            s3.endpoint().toString()));
  }

  private static void describeStacks(HttpExchange exchange) throws IOException {
    SIGNATURE.set(exchange.getRequestHeaders().getFirst("Authorization"));
    String request = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    if (exchange.getRequestURI().getPath().contains("/distribution/")) {
      INVALIDATED.set(exchange.getRequestURI() + request);
      exchange.sendResponseHeaders(201, -1);
      exchange.close();
      return;
    }
    boolean known = !request.contains("StackName=nowhere");
    String output = request.contains("StackName=foreign") ? "BucketName" : "TableName";
    String more =
        request.contains("StackName=PaperCatalog-of-acme")
            ? "<member><OutputKey>Tenant</OutputKey><OutputValue>acme</OutputValue></member>"
            : "";
    if (request.contains("StackName=PaperCatalog-with-index")) {
      more =
          "<member><OutputKey>IndexBucket</OutputKey><OutputValue>index-bucket</OutputValue>"
              + "</member>";
    }
    if (request.contains("StackName=PaperCatalog-with-api")) {
      more =
          "<member><OutputKey>ApiUrl</OutputKey>"
              + "<OutputValue>https://api.example.org</OutputValue></member>";
    }
    if (request.contains("StackName=PaperCatalog-with-dump")) {
      more =
          "<member><OutputKey>DumpBucket</OutputKey><OutputValue>dump-bucket</OutputValue></member>";
    }
    if (request.contains("StackName=PaperCatalog-with-cdn")) {
      more =
          "<member><OutputKey>DistributionId</OutputKey><OutputValue>E2EXAMPLE</OutputValue>"
              + "</member>";
    }
    byte[] body = (known ? stack(output, more) : unknown()).getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/xml");
    exchange.sendResponseHeaders(known ? 200 : 400, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private static String[] concat(String[] some, String... others) {
    return Stream.of(others, some).flatMap(Stream::of).toArray(String[]::new);
  }

  private static String stack(String output, String more) {
    return """
    <DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
      <DescribeStacksResult><Stacks><member>
        <StackName>PaperCatalog-test</StackName>
        <StackStatus>CREATE_COMPLETE</StackStatus>
        <CreationTime>2026-01-01T00:00:00Z</CreationTime>
        <Outputs><member>
          <OutputKey>%s</OutputKey><OutputValue>papers</OutputValue>
        </member>%s</Outputs>
      </member></Stacks></DescribeStacksResult>
    </DescribeStacksResponse>
    """
        .formatted(output, more);
  }

  private static String unknown() {
    return """
    <ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error>
      <Type>Sender</Type><Code>ValidationError</Code>
      <Message>Stack with id nowhere does not exist</Message>
    </Error></ErrorResponse>
    """;
  }
}
