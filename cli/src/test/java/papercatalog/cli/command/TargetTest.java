package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.cli.TableDefinitions.index;
import static papercatalog.cli.TableDefinitions.key;
import static papercatalog.cli.TableDefinitions.string;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEndpoint;
import papercatalog.domain.schema.Index;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;

final class TargetTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @Test
  void target_notGiven_isAUsageErrorThatNamesAllThree() {
    Run run = Run.catalog("get", "x").expect(2);

    assertThat(run.err()).contains("--endpoint", "--table", "--stack");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void target_givenSeveralTimes_isAUsageError() {
    Run.catalog("get", "x", "--stack", "s", "--table", "t").expect(2);
    Run.catalog("get", "x", "--stack", "s", "--endpoint", "http://127.0.0.1:1").expect(2);
    Run.catalog("get", "x", "--endpoint", "http://127.0.0.1:1", "--region", "eu-west-1").expect(2);
    Run.catalog("get", "x", "--endpoint", "http://127.0.0.1:1", "--profile", "p").expect(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1:8000", "ftp://127.0.0.1", "http:", "not a url", ""})
  void endpoint_thatIsNoUrl_isAUsageError(String endpoint) {
    assertThat(Run.catalog("get", "x", "--endpoint", endpoint).expect(2).err())
        .contains("--endpoint")
        .doesNotContain("Exception");
  }

  @Test
  void endpoint_whereNothingListens_isOneLine() {
    Run run = Run.catalog("get", "x", "--endpoint", "http://127.0.0.1:1").expect(1);

    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err()).contains("http://127.0.0.1:1", "make run").doesNotContain("Exception");
  }

  @Test
  void endpoint_ofAnotherMachine_isNotThatOfMakeRun() {
    Run run = Run.catalog("get", "x", "--endpoint", "http://nowhere.invalid:8000").expect(1);

    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err())
        .startsWith("http://nowhere.invalid:8000 does not answer")
        .doesNotContain("make run");
  }

  @Test
  void engine_thatFailsAtFirst_isAskedAgain() {
    try (FaultyEndpoint busy = new FaultyEndpoint(TABLE.endpoint())) {
      busy.requests().follow(FaultPlan.first(5, "DescribeTable", Fault.serverError()));

      Run.catalog("verify", "--endpoint=" + busy.endpoint()).expect(0);
    }
  }

  @Test
  void table_thatIsNotThere_isOneLine() {
    Run run = run("get", "x", "--table", "nowhere").expect(1);

    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err()).contains("There is no table nowhere");
  }

  @Test
  void table_ofTheCatalog_isTaken() {
    TABLE.givenPublished(paper("taken", "2026").build());

    assertThat(run("get", "taken").expect(0).out()).contains("taken");
  }

  @Test
  void tenant_isShown_andItsCatalogAloneIsTaken() {
    TABLE.publisher(Namespace.named("acme")).publish(paper("of-acme", "2026").build());

    assertThat(run("withdraw", "of-acme", "--tenant", "acme").expect(0).err())
        .isEqualTo("endpoint " + Run.endpoint(TABLE) + ", table papers, tenant acme\n");
    run("get", "of-acme").expect(1);
    run("get", "of-acme", "--tenant", "acme2").expect(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Acme", "a#b", "a*", "", "-a"})
  void tenant_thatIsNoSlug_isAUsageError(String tenant) {
    assertThat(run("get", "x", "--tenant=" + tenant).expect(2).err())
        .contains("'--tenant': must match [a-z0-9]")
        .doesNotContain("Exception");
  }

  @Test
  void table_withOtherKeys_isRefused() {
    assertRefused(
        "foreign-keys",
        request ->
            request
                .attributeDefinitions(string("id"))
                .keySchema(
                    List.of(
                        KeySchemaElement.builder()
                            .attributeName("id")
                            .keyType(KeyType.HASH)
                            .build())),
        "foreign-keys is not a catalog: its key is id, not PK, SK",
        "it has no index GSI1");
  }

  @Test
  void table_withoutIndexes_isRefused() {
    assertRefused(
        "without-indexes",
        request ->
            request.attributeDefinitions(string("PK"), string("SK")).keySchema(key("PK", "SK")),
        "without-indexes is not a catalog: it has no index GSI1; it has no index GSI2");
  }

  @Test
  void table_whoseIndexesProjectLess_isOfAnotherSchema() {
    List<String> projection = Index.GSI2.projection();
    assertRefused(
        "narrow-index",
        request ->
            request
                .attributeDefinitions(
                    string("PK"),
                    string("SK"),
                    string("GSI1PK"),
                    string("GSI1SK"),
                    string("GSI2PK"),
                    string("GSI2SK"))
                .keySchema(key("PK", "SK"))
                .globalSecondaryIndexes(
                    index("GSI1", "GSI1PK", "GSI1SK", projection),
                    index("GSI2", "GSI2PK", "GSI2SK", projection.subList(2, projection.size()))),
        "narrow-index is not of schema version 2, which this release reads",
        "GSI2 does not project id, schemaVersion",
        "Back it up with the release that wrote it");
  }

  @Test
  void table_whoseIndexHasOtherKeys_isRefused() {
    List<String> projection = Index.GSI1.projection();
    assertRefused(
        "crossed-index",
        request ->
            request
                .attributeDefinitions(
                    string("PK"),
                    string("SK"),
                    string("GSI1PK"),
                    string("GSI2PK"),
                    string("GSI2SK"))
                .keySchema(key("PK", "SK"))
                .globalSecondaryIndexes(
                    index("GSI1", "GSI1PK", "SK", projection),
                    index("GSI2", "GSI2PK", "GSI2SK", projection)),
        "crossed-index is not a catalog: the key of GSI1 is GSI1PK, SK, not GSI1PK, GSI1SK");
  }

  private static void assertRefused(
      String name, Consumer<CreateTableRequest.Builder> shape, String... reasons) {
    CreateTableRequest.Builder request =
        CreateTableRequest.builder().tableName(name).billingMode(BillingMode.PAY_PER_REQUEST);
    shape.accept(request);
    TABLE.client().createTable(request.build());
    try {
      Run run = run("delete", "x", "--yes", "--table", name).expect(1);

      assertThat(run.err().lines()).as(run.err()).hasSize(1);
      assertThat(run.err()).contains(reasons);
      assertThat(run.out()).isEmpty();
    } finally {
      TABLE.client().deleteTable(deletion -> deletion.tableName(name));
    }
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
