package papercatalog.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.FirstSchemaDump;
import papercatalog.ItemBatches;
import papercatalog.TestTable;

/** A table that an earlier release wrote: commands say so, and guess nothing of it. */
final class OldTableTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final String MISMATCH =
      "The table holds items of schema version 1; this release reads version 2."
          + " Back it up with this release and restore the file into a new table: docs/moving.md shows"
          + " how.";

  /** What belongs to one paper and to one author, of a dump of such a table. */
  @BeforeAll
  static void givenOldItems() {
    ItemBatches.put(
        TABLE.client(),
        TestTable.NAME,
        FirstSchemaDump.items().stream()
            .filter(
                item ->
                    item.key().partition().matches("PAPER#rfc2616|AUTHOR#henrik-frystyk-nielsen"))
            .toList());
  }

  @Test
  void reads_sayWhichSchemaItIs() {
    for (String command : new String[] {"get", "versions", "diff", "authors"}) {
      Run run = run(command, "rfc2616").expect(1);
      assertThat(run.err()).as(command).isEqualTo(MISMATCH + "\n");
      assertThat(run.out()).isEmpty();
    }
    assertThat(run("author", "henrik-frystyk-nielsen", "--output=json").expect(1).lastJson())
        .hasToString("{\"error\":{\"code\":\"schema-mismatch\",\"message\":\"" + MISMATCH + "\"}}");
  }

  @Test
  void writes_changeNothing(@TempDir Path directory) throws IOException {
    Path document =
        Files.writeString(
            directory.resolve("paper.json"),
            """
            {"id": "rfc2616", "title": "T", "collection": "c", "published": "2026", \
            "authors": [{"handle": "jane-doe", "name": "Jane Doe"}]}
            """);
    long items = items();

    assertThat(run("publish", document.toString()).expect(1).err()).contains(MISMATCH);
    assertThat(run("withdraw", "rfc2616").expect(1).err()).contains(MISMATCH);
    assertThat(run("verify", "--repair").expect(1).out()).contains("schema version 1");
    assertThat(items()).isEqualTo(items);
  }

  private static long items() {
    return TABLE.client().scan(scan -> scan.tableName(TestTable.NAME)).count();
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
