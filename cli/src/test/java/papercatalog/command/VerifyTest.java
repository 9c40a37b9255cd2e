package papercatalog.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.Papers.paper;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.TestTable;
import papercatalog.model.TopicName;
import papercatalog.table.Keys;

/** {@code verify}: what is wrong is reported and, where asked for, repaired. */
final class VerifyTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @BeforeEach
  void publish() {
    TABLE.givenPublished(CLOCKS_1978, paper("sound", "2026").build());
  }

  @Test
  void verify_ofAHealthyTable_saysSo() {
    Run run = run("verify").expect(0);

    assertThat(run.out()).contains("2 papers", "2 authors: nothing wrong");
  }

  @Test
  void verify_ofABrokenTable_reportsAndRepairs() {
    TABLE
        .client()
        .deleteItem(
            request ->
                request
                    .tableName(TestTable.NAME)
                    .key(Keys.topicLink(CLOCKS_1978.id(), new TopicName("clocks")).attributes()));

    Run verify = run("verify", "--output=json").expect(1);
    JsonNode finding = verify.json().getFirst();
    assertThat(finding.get("flaw").asText()).isEqualTo("missing-link");
    assertThat(finding.get("sort").asText()).isEqualTo("TOPIC#clocks");
    assertThat(verify.lastJson().at("/summary/healthy").asBoolean()).isFalse();
    assertThat(run("verify").expect(1).out()).contains("TOPIC#clocks is missing");

    assertThat(run("verify", "--repair").expect(0).out())
        .contains("repaired: PAPER#lamport-1978-clocks / TOPIC#clocks");
    run("verify").expect(0);
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
