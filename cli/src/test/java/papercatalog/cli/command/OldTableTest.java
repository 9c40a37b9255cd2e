package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Commands reject a table that an earlier release wrote. */
final class OldTableTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final String MISMATCH =
      "The table holds items of schema version 1; this release reads version 2."
          + " Back it up with the release that wrote it and restore the file into a new table:"
          + " docs/moving.md shows how.";
  private static final String ID = CLOCKS_1978.id().value();

  @TempDir private static Path directory;

  @BeforeAll
  static void givenOldItems() {
    TABLE.givenPublished(CLOCKS_1978);
    List<Item> items =
        TABLE.client().scan(scan -> scan.tableName(PublishedTable.NAME)).items().stream()
            .map(Item::new)
            .map(item -> item.with(Attributes.SCHEMA_VERSION, AttributeValue.fromN("1")))
            .toList();
    ItemBatches.put(TABLE.client(), PublishedTable.NAME, items);
  }

  @Test
  void reads_sayWhichSchemaItIs() {
    for (String command :
        List.of(
            "diff " + ID,
            "get " + ID,
            "get --format=record " + ID,
            "get /papers/%s/versions".formatted(ID),
            "get /papers/%s/authors".formatted(ID))) {
      Run run = run(command.split(" ")).expect(1);
      assertThat(run.err()).as(command).isEqualTo(MISMATCH + "\n");
      assertThat(run.out()).isEmpty();
    }
    assertThat(run("author", "leslie-lamport", "--output=json").expect(1).lastJson())
        .hasToString("{\"error\":{\"code\":\"schema-mismatch\",\"message\":\"" + MISMATCH + "\"}}");
  }

  @Test
  void writes_changeNothing() throws IOException {
    Path document =
        Files.writeString(
            directory.resolve("paper.json"),
            """
            {"id": "lamport-1978-clocks", "title": "T", "collection": "c", "published": "2026", \
            "authors": [{"handle": "jane-doe", "name": "Jane Doe"}]}
            """);
    long items = items();

    assertThat(run("publish", document.toString()).expect(1).err()).contains(MISMATCH);
    assertThat(run("withdraw", ID).expect(1).err()).contains(MISMATCH);
    assertThat(run("verify", "--repair").expect(1).out()).contains("schema version 1");
    assertThat(items()).isEqualTo(items);
  }

  @Test
  void backupAndCompare_sayWhichSchemaItIs() {
    Path file = directory.resolve("old.ndjson");
    String url = Run.endpoint(TABLE).toString();

    assertThat(run("backup", file.toString()).expect(1).err()).contains(MISMATCH);
    assertThat(file).doesNotExist();
    assertThat(Run.catalog("compare", url, url).expect(1).err()).contains(MISMATCH);
  }

  private static long items() {
    return TABLE.client().scan(scan -> scan.tableName(PublishedTable.NAME)).items().stream()
        .map(item -> new Item(item).key())
        .filter(key -> !key.equals(Keys.EDITION))
        .count();
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
