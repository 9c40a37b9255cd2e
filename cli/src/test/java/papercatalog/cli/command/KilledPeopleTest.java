package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.document.PaperDocument;

/** Kills {@code people apply} repeatedly. */
@Tag("slow")
final class KilledPeopleTest {
  private static final String UNINTERRUPTED = "uninterrupted";

  /** The second kill is after the profile, a few papers and before the alias. */
  private static final List<Integer> WRITES = List.of(0, 4, 2);

  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path directory;

  @Test
  void peopleApply_whenKilled_thenIsCompletedByTheSameCommand() throws Exception {
    Path papers = directory.resolve("papers.ndjson");
    Files.write(
        papers,
        IntStream.range(0, 10)
            .mapToObj(KilledPeopleTest::written)
            .map(it -> PaperDocument.writeRecord(it).toString())
            .toList());
    Path people = directory.resolve("people.ndjson");
    Files.writeString(
        people,
        "{\"handle\": \"ada-lovelace\", \"affiliations\": [\"London\"], \"sameAs\":"
            + " [\"a-lovelace\"]}\n");
    String[] apply = {"people", "apply", people.toString()};
    new CatalogTable(TABLE.client(), UNINTERRUPTED).createIfAbsent();
    for (String table : List.of(TestTable.NAME, UNINTERRUPTED)) {
      run(table, "import", papers.toString());
    }
    run(UNINTERRUPTED, apply);

    for (int writes : WRITES) {
      CatalogProcess.killAfter(writes, directory, TABLE, apply);
    }
    assertThat(run(TestTable.NAME, "get", "/authors/a-lovelace/papers", "--all").out().lines())
        .isNotEmpty();
    assertThat(run(TestTable.NAME, apply).out()).doesNotStartWith("0 papers");

    assertThat(run(TestTable.NAME, apply).out()).startsWith("0 papers, 0 aliases, 0 profiles: ");
    assertThat(UntimedContent.of(TABLE, TestTable.NAME))
        .isEqualTo(UntimedContent.of(TABLE, UNINTERRUPTED));
    assertThat(run(TestTable.NAME, "verify").out()).contains("nothing wrong");
  }

  private static Paper written(int number) {
    return paper("paper-" + number, "2020")
        .authors(
            List.of(new Authorship(new AuthorHandle("a-lovelace"), "A. Lovelace", Role.AUTHOR)))
        .build();
  }

  private static Run run(String table, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--table=" + table);
    return Run.at(TABLE, all.toArray(String[]::new)).expect(0);
  }
}
