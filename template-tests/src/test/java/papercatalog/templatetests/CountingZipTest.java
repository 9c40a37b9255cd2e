package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.announcements.count.CountingFunction;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.event.CloudEvent;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.local.lambda.FunctionProcess;
import papercatalog.local.lambda.Packaging;
import papercatalog.local.lambda.TaskRoot;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The function that counts, as it is deployed: out of its zip, in Lambda's runtime client. */
@Tag("slow")
final class CountingZipTest {
  private static final String TABLE = "papers";
  private static final Instant NOW = Instant.parse("2026-11-22T09:00:00Z");
  private static final Paper PAPER = new SampleCatalog().papers().getFirst().asRevision(1, NOW);
  private static final Announcement CREATED =
      new Announcement(Change.to(PAPER, NOW), Optional.of(ChangedPaper.of(PAPER)));

  @Test
  void function_outOfItsZip_countsAnEventOnce() throws Exception {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open();
        TaskRoot code = TaskRoot.unpack(Synthesis.eventsZip());
        FunctionProcess function = start(code, engine.endpoint())) {
      new CatalogTable(client, TABLE).createIfAbsent();

      function.firstAnswer(delivered());
      function.invoke(delivered());

      List<DirectoryEntry> collections =
          new Catalog(new CatalogTable(client, TABLE))
              .list(AccessPatterns.LIST_COLLECTIONS, Nothing.NOTHING, PageRequest.FIRST)
              .items();
      assertThat(collections)
          .containsExactly(
              new DirectoryEntry(
                  collections.getFirst().directory(),
                  PAPER.collection().value(),
                  Optional.empty(),
                  OptionalLong.of(1)));
    }
  }

  private FunctionProcess start(TaskRoot code, URI engine) throws Exception {
    String handler = CountingFunction.HANDLER_CLASS;
    Map<String, String> variables = new HashMap<>(FunctionProcess.access(engine));
    variables.put(TableSchema.NAME_VARIABLE, TABLE);
    return new FunctionProcess(
        new Packaging.ManagedRuntime(Synthesis.eventsZip())
            .command(code.directory(), handler, List.of()),
        code.directory(),
        handler,
        variables,
        Path.of("target", handler + ".log"));
  }

  /** As a rule brings it. */
  private static String delivered() {
    String event =
        new String(CloudEvent.write(CREATED, URI.create("https://papers.example.org")), UTF_8);
    return "{\"version\":\"0\",\"detail-type\":\"%s\",\"source\":\"papercatalog\",\"detail\":%s}"
        .formatted(CREATED.type(), event);
  }
}
