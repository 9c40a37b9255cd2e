package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.PublishedTable;

@Tag("slow")
final class VerifyTest {
  @RegisterExtension static final PublishedTable TABLE = PublishedTable.real();

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
    delete(Keys.link(CLOCKS_1978.id(), KeyPrefix.TOPIC, new TopicName("clocks")));

    Run verify = run("verify", "--output=json").expect(1);
    JsonNode finding = verify.json().getFirst();
    assertThat(finding.get("flaw").asText()).isEqualTo("missing-link");
    assertThat(finding.get("sort").asText()).isEqualTo("TOPIC#clocks");
    assertThat(verify.lastJson().at("/summary/healthy").asBoolean()).isFalse();
    assertThat(verify.lastJson().at("/summary/flaws/missing-link/found").asInt()).isEqualTo(1);
    assertThat(run("verify").expect(1).out())
        .contains("TOPIC#clocks is missing", "      1 missing-link: catalog verify --repair");

    assertThat(run("verify", "--repair").expect(0).out())
        .contains("repaired: PAPER#lamport-1978-clocks / TOPIC#clocks")
        .contains("      1 missing-link: repaired")
        .contains("Repairs took 10 write units, $0.00");
    run("verify").expect(0);
  }

  @Test
  void verify_ofCounts_reportsAndRepairs_andRemovesWhatOlderReleasesLeft() {
    ItemKey leftOver = new ItemKey("COUNTED#sound", "COUNTED#sound");
    put(new Item(leftOver.attributes()));
    put(DirectoryItem.of(DirectoryEntry.of(Directory.TOPICS, "clocks"), 1, PublishedTable.NOW));

    assertThat(run("verify").expect(1).out().lines())
        .contains(
            "COUNTED#sound / COUNTED#sound was left by an older release, which counted papers"
                + " otherwise",
            "TOPICS / TOPIC#clocks has a wrong count of papers: none instead of 1");
    run("verify", "--repair").expect(0);
    run("verify").expect(0);
  }

  @Test
  void verify_ofChangesAndDirectories_reportsAndRepairs() {
    delete(Keys.change(CLOCKS_1978.id()));
    delete(Keys.entry(Directory.TOPICS, "clocks"));
    Change stale = new Change(new PaperId("sound"), ChangeKind.REVISED, 7, PublishedTable.NOW);
    put(ChangeItem.of(TableSchema.DECLARED, stale));
    DirectoryEntry unused =
        new DirectoryEntry(Directory.COLLECTIONS, "unused", Optional.of("Nobody's")).counting(0);
    put(DirectoryItem.of(unused, 1, PublishedTable.NOW));

    assertThat(run("verify").expect(1).out().lines())
        .containsExactlyInAnyOrder(
            "PAPER#lamport-1978-clocks / CHANGE is missing, so that the list of changes lacks the"
                + " paper",
            "PAPER#sound / CHANGE does not match the state of its paper",
            "TOPICS / TOPIC#clocks is missing, though a paper uses it",
            "COLLECTIONS / COLLECTION#unused is a collection or topic that no paper uses",
            "%,d items, 2 papers, 2 authors: 4 flaws, 0 repaired; 3 names without parts"
                .formatted(items()),
            "      1 missing-change: catalog verify --repair",
            "      1 stale-change: catalog verify --repair",
            "      1 missing-entry: catalog verify --repair",
            "      1 unused-entry: catalog verify --repair");
    assertThat(run("verify", "--output=json").expect(1).json())
        .extracting(line -> line.path("flaw").asText())
        .contains("missing-change", "stale-change", "missing-entry", "unused-entry");

    assertThat(run("verify", "--repair").expect(0).out().lines())
        .filteredOn(line -> line.startsWith("repaired: "))
        .hasSize(5); // also the count of the entry that is written
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
    assertThat(run("get", "/topics").expect(0).out()).contains("clocks");
    assertThat(run("get", "/collections").expect(0).out()).doesNotContain("unused");
  }

  private static int items() {
    return TABLE.client().scan(request -> request.tableName(PublishedTable.NAME)).count();
  }

  private static void delete(ItemKey key) {
    TABLE
        .client()
        .deleteItem(request -> request.tableName(PublishedTable.NAME).key(key.attributes()));
  }

  private static void put(Item item) {
    TABLE
        .client()
        .putItem(request -> request.tableName(PublishedTable.NAME).item(item.attributes()));
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
