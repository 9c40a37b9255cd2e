package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.FaultPlan.BATCH_READ;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPERS;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Paper;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;

/** A13 when DynamoDB leaves keys unprocessed, and when an item cannot be read. */
final class BatchFaultTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static Catalog catalog;

  private final LoggedLines lines = new LoggedLines();
  private final Functions functions = new Functions(catalog).logging(lines.all());

  @BeforeAll
  static void open() {
    String table =
        ENGINE.newTableOf(
            List.of(
                item(TestPapers.FULL),
                item(TestPapers.CROWDED),
                item(TestPapers.DRAFT).without(List.of("title"))));
    catalog =
        new Catalog(
            new CatalogTable(
                ENGINE.open(ClientSettings.forReads().seenBy(new RequestCounter())), table));
  }

  private static Item item(Paper paper) {
    return PaperItems.DECLARED.paper(paper.asRevision(1, TestCatalog.NOW));
  }

  @BeforeEach
  void mend() {
    ENGINE.faulty().follow(FaultPlan.none());
  }

  @Test
  void unprocessedKeys_areAskedForOnceMore() {
    ENGINE.faulty().follow(FaultPlan.at(BATCH_READ, 1, new Fault.Unprocessed(2)));

    TestAnswer answer = functions.answer(batch("WP-002,none,crowded"));

    assertThat(answer.ids()).containsExactly("WP-002", "crowded");
    assertThat(answer.headers())
        .containsEntry("X-Missing-Papers", "1")
        .containsEntry("X-DynamoDB-Requests", "2");
    assertThat(lines.only().get("requests").intValue()).isEqualTo(2);
    assertThat(lines.only().get("items").intValue()).isEqualTo(2);
  }

  @Test
  void unprocessedKeys_ofBothRequests_areAnOverload() {
    ENGINE.faulty().follow(FaultPlan.always(BATCH_READ, new Fault.Unprocessed(1)));

    TestAnswer answer = functions.answer(batch("WP-002,crowded")).assertProblem(503, "throttled");

    assertThat(answer.headers())
        .containsEntry("X-DynamoDB-Requests", "2")
        .containsKey("Retry-After");
    assertThat(ENGINE.faulty().count(BATCH_READ)).isEqualTo(2);
  }

  @Test
  void item_thatCannotBeRead_isMissing_andTheLineCountsIt() {
    TestAnswer answer = functions.answer(batch("WP-002,draft"));

    assertThat(answer.ids()).containsExactly("WP-002");
    assertThat(answer.json().get("missing").toString())
        .isEqualTo("[{\"id\":\"draft\",\"reason\":\"unreadable\"}]");
    assertThat(lines.only().get("unreadable").intValue()).isEqualTo(1);
  }

  private static TestRequest batch(String ids) {
    return TestRequest.to(GET_PAPERS, ids);
  }
}
