package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.publishing.write.Publisher;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;
import papercatalog.search.index.IndexingFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The search as it is deployed: out of its zip, in Lambda's runtime client. */
@Tag("slow")
final class SearchZipTest {
  private static final String TABLE = "papers";
  private static final String EVENT =
      """
      {"Records":[{"eventID":"1","eventName":"INSERT","eventSource":"aws:dynamodb","dynamodb":{
        "ApproximateCreationDateTime":1795161600,"SequenceNumber":"111","StreamViewType":"NEW_AND_OLD_IMAGES",
        "Keys":{"PK":{"S":"PAPER#<id>"},"SK":{"S":"CHANGE"}}}}]}
      """;

  @Test
  void indexing_outOfItsZip_putsThePaperIntoTheBucket() throws Exception {
    Paper paper = new SampleCatalog().papers().getFirst();
    StackTemplate stack = Synthesis.with(Map.of("search", true));
    String manifest = "/" + stack.only("AWS::S3::Bucket") + "/index/manifest.txt";
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open();
        BucketStub bucket = new BucketStub();
        TaskRoot code = TaskRoot.unpack(Synthesis.searchZip());
        FunctionProcess function = start(stack, code, engine, bucket)) {
      CatalogTable table = new CatalogTable(client, TABLE);
      table.createIfAbsent();
      new Publisher(table, SampleCatalog.anHourAgo()).publish(paper);

      String answer = function.firstAnswer(EVENT.replace("<id>", paper.id().key())).text();

      assertThat(answer).isEqualTo("{\"batchItemFailures\":[]}");
      assertThat(bucket.objects()).containsKey(manifest);
      assertThat(new String(bucket.objects().get(manifest), UTF_8))
          .startsWith("paper-catalog-index ")
          .contains("segments_1 files/");
    }
  }

  private FunctionProcess start(
      StackTemplate stack, TaskRoot code, DynamoDbLocal engine, BucketStub bucket)
      throws IOException {
    String handler = IndexingFunction.HANDLER_CLASS;
    Map<String, String> variables = new HashMap<>();
    Intrinsics intrinsics = new Intrinsics(stack);
    StreamMapping.to(handler, stack)
        .function()
        .at("/Environment/Variables")
        .properties()
        .forEach(it -> variables.put(it.getKey(), intrinsics.text(it.getValue())));
    variables.put("TABLE_NAME", TABLE);
    variables.putAll(FunctionProcess.access(engine.endpoint()));
    variables.put("AWS_ENDPOINT_URL_S3", bucket.endpoint().toString());
    return new FunctionProcess(
        new Packaging.ManagedRuntime(Synthesis.searchZip())
            .command(code.directory(), handler, List.of()),
        code.directory(),
        handler,
        variables,
        Path.of("target", handler + ".log"));
  }

  @Test
  void zip_holdsJarsUnderLib_andTheIndexsLibrary() throws IOException {
    List<String> entries;
    try (ZipFile zip = new ZipFile(Synthesis.searchZip().toFile())) {
      entries = zip.stream().map(ZipEntry::getName).toList();
    }

    assertThat(entries)
        .allMatch(name -> name.equals("lib/") || name.matches("lib/[^/]+\\.jar"))
        .anyMatch(name -> name.startsWith("lib/search-"))
        .anyMatch(name -> name.startsWith("lib/lucene-core-"))
        .noneMatch(
            name -> name.matches("lib/(announcements|eventbridge|picocli|DynamoDBLocal)-.*"));
  }
}
