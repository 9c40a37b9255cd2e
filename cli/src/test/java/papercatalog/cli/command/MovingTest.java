package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.HistoricCatalog;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/** Moves a catalog to another table during writes, as docs/moving.md shows. */
@Tag("slow")
final class MovingTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Pattern SINCE = Pattern.compile("--since (\\S+)");
  private static final GeneratedPapers PAPERS = new GeneratedPapers(Thorough.of(60, 24), 120, 20);
  private static final String OLD = TestTable.NAME;
  private static final String NEW = "next";

  @TempDir private Path directory;

  @BeforeEach
  void createNewTable() {
    new CatalogTable(TABLE.client(), NEW).createIfAbsent();
  }

  @Test
  void catalogThatIsWrittenMeanwhile_movesWhole() {
    new HistoricCatalog(new CatalogTable(TABLE.client(), OLD), PAPERS).publish();
    String since = move("whole.ndjson.gz");
    writeMeanwhile();
    assertThat(compare().expect(1).out()).doesNotContain("no difference");

    Path later = directory.resolve("later.ndjson.gz");
    run("backup", later.toString(), "--since", since).expect(0);
    run("restore", later.toString(), "--catch-up", "--table", NEW).expect(0);

    run("verify", "--repair").expect(0);
    run("verify", "--repair", "--table", NEW).expect(0);

    assertThat(compare().expect(0).out()).contains("no difference");
    assertThat(papers(NEW)).isEqualTo(papers(OLD));
    run("verify", "--table", NEW).expect(0);
    TABLE.client().deleteTable(table -> table.tableName(NEW));
  }

  /**
   * Makes every kind of change. Collections and topics that only deleted papers used stay until a
   * repair.
   */
  private static void writeMeanwhile() {
    Publisher publisher = new Publisher(new CatalogTable(TABLE.client(), OLD), Clock.systemUTC());
    publisher.publish(retitled(PAPERS.paper(0)));
    publisher.publish(retitled(PAPERS.paper(19)));
    publisher.publish(
        PaperBuilder.from(new GeneratedPapers(61, 1).paper(60))
            .collection(PAPERS.paper(0).collection())
            .build());
    publisher.withdraw(PAPERS.paper(1).id(), Optional.of("Moved."), OptionalLong.empty());
    publisher.publish(retitled(PAPERS.paper(14)), Replaceable.ANY);
    publisher.delete(PAPERS.paper(2).id(), OptionalLong.empty());
    publisher.delete(PAPERS.paper(3).id(), OptionalLong.empty());
    publisher.publish(PAPERS.paper(3));
    publisher.shared().upsert(Author.of(PAPERS.paper(0).authors().getFirst()));
    publisher
        .shared()
        .upsert(
            new DirectoryEntry(
                Directory.COLLECTIONS,
                PAPERS.paper(0).collection().value(),
                Optional.of("Titled")));
  }

  private static Paper retitled(Paper paper) {
    return PaperBuilder.from(paper).title("Meanwhile").build();
  }

  /** Backs up the old table and restores it; returns the time to catch up from. */
  private String move(String file) {
    Path path = directory.resolve(file);
    Run backup = run("backup", path.toString()).expect(0);
    run("restore", path.toString(), "--table", NEW).expect(0);
    Matcher since = SINCE.matcher(backup.err());
    assertThat(since.find()).isTrue();
    return since.group(1);
  }

  private static TableContent papers(String table) {
    return TableContent.of(TABLE.client(), table).papers();
  }

  private static Run compare() {
    String url = Run.endpoint(TABLE).toString();
    return Run.catalog("compare", url + "#" + OLD, url + "#" + NEW);
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
