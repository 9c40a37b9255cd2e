package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Item;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table that an older release has written: nothing of it is guessed. */
@Isolated
final class OlderSchemaTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.CROWDED);

  @RegisterExtension static final CapturedLog LOG = new CapturedLog();

  @BeforeAll
  static void makeEveryItemOlder() {
    ClientSettings settings =
        ClientSettings.forWrites().at(CATALOG.settings().endpoint().orElseThrow());
    try (DynamoDbClient client = settings.open()) {
      client
          .scanPaginator(scan -> scan.tableName(TestCatalog.TABLE))
          .items()
          .forEach(
              item ->
                  client.putItem(
                      put ->
                          put.tableName(TestCatalog.TABLE)
                              .item(
                                  new Item(item)
                                      .with(Attributes.SCHEMA_VERSION, AttributeValue.fromN("1"))
                                      .attributes())));
    }
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void read_ofOlderItems_isOurFault_whichTheLogNames(AccessPattern<?> pattern) {
    TestRequest request = TestRequest.to(pattern, TestPapers.CROWDED);

    TestAnswer answer = CATALOG.answer(request).assertProblem(500, "internal-error");

    assertThat(answer.body())
        .doesNotContain("chema", "version", "papercatalog", TestPapers.CROWDED.title());
    assertThat(LOG.lines()).hasSize(1);
    JsonNode line = LOG.lines().getFirst();
    assertThat(line.get("operation").textValue()).isEqualTo(pattern.operation());
    assertThat(line.at("/causes/0/error").textValue()).isEqualTo(SchemaMismatch.class.getName());
    assertThat(line.at("/causes/0/message").textValue())
        .isEqualTo("The table holds items of schema version 1; this release reads version 2.");
  }
}
