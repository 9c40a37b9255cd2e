package papercatalog.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.FirstSchemaDump;
import papercatalog.TestTable;
import papercatalog.model.Author;
import papercatalog.model.Change;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.record.BatchRead;
import papercatalog.record.Partition;
import papercatalog.record.Records;
import papercatalog.schema.Attributes;
import papercatalog.table.AuthorItem;
import papercatalog.table.CatalogTable;
import papercatalog.table.ChangeItem;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.PaperAttributes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table of the first edition moves: what it held is there again, and nothing else. */
@Tag("slow")
final class FirstSchemaTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final String OLD = "old";
  private static final List<Item> ITEMS = FirstSchemaDump.items();

  @TempDir private static Path directory;
  private static Path file;

  /** The table that every test has is the new one. */
  @BeforeAll
  static void givenMigrated() {
    FirstSchemaDump.load(TABLE.client(), OLD, ITEMS);
    file = directory.resolve("old.ndjson.gz");
    assertThat(run("backup", file.toString(), "--table", OLD).expect(0).out())
        .startsWith("83 papers with 87 versions, 423 authors, ");
    run("restore", file.toString()).expect(0);
  }

  @Test
  void newTable_isHealthyAndDoesNotDiffer() {
    run("verify").expect(0);
    String url = Run.endpoint(TABLE).toString();
    assertThat(Run.catalog("compare", url + "#" + OLD, url).expect(0).out())
        .contains(": no difference");
    assertThat(Run.catalog("compare", file.toString(), url).expect(0).out())
        .contains(": no difference");
  }

  @Test
  void tenants_areNotInIt() {
    assertThat(run("backup", "-", "--tenant=acme", "--table", OLD).expect(1).err())
        .isEqualTo(
            "The table old is of an earlier schema, in which there are no tenants: name it without"
                + " one.\n");
  }

  @Test
  void everyRecord_isTheOldOne() {
    Map<String, List<Item>> papers =
        ITEMS.stream()
            .filter(item -> List.of("Paper", "Version").contains(item.text(Attributes.TYPE)))
            .collect(Collectors.groupingBy(item -> item.text(Attributes.ID)));
    assertThat(papers).hasSize(83);
    papers.forEach(FirstSchemaTest::assertSame);
  }

  private static void assertSame(String id, List<Item> items) {
    Map<Long, Paper> old =
        items.stream()
            .map(FirstSchemaTest::asCurrent)
            .map(PaperAttributes::read)
            .collect(
                Collectors.toMap(
                    Paper::revision,
                    paper -> paper,
                    (one, other) -> one.hasAllAuthors() ? one : other));
    long first = old.keySet().stream().min(Long::compare).orElseThrow();
    Instant createdAt = old.get(first).updatedAt();
    Records records = new Records(TABLE.client(), TestTable.NAME, Clock.systemUTC());
    PaperId paper = new PaperId(id);

    assertThat(records.versions(paper)).hasSameSizeAs(old.keySet());
    old.forEach(
        (revision, record) ->
            assertThat(records.version(paper, revision).orElseThrow())
                .as(id)
                .isEqualTo(PaperBuilder.from(record).createdAt(createdAt).build()));
    Paper newest = records.paper(paper).orElseThrow();
    assertThat(newest.id().value()).isEqualTo(id);
    assertThat(newest)
        .isEqualTo(PaperBuilder.from(old.get(newest.revision())).createdAt(createdAt).build());
    Item change =
        new Partition(new CatalogTable(TABLE.client(), TestTable.NAME), paper)
            .change()
            .orElseThrow();
    assertThat(ChangeItem.read(change)).isEqualTo(Change.to(newest, newest.updatedAt()));
  }

  @Test
  void everyProfile_isTheOldOne() {
    List<Author> authors =
        ITEMS.stream()
            .filter(item -> item.text(Attributes.TYPE).equals("Author"))
            .map(item -> AuthorItem.read(asCurrent(item)))
            .toList();

    assertThat(authors).hasSize(423);
    Map<ItemKey, Item> moved =
        new BatchRead(new CatalogTable(TABLE.client(), TestTable.NAME))
            .items(authors.stream().map(author -> Keys.author(author.handle())).toList());
    assertThat(authors)
        .allSatisfy(
            author ->
                assertThat(AuthorItem.read(moved.get(Keys.author(author.handle()))))
                    .isEqualTo(author));
  }

  @Test
  void publishedVersion_thatWasToExpire_isKept() throws IOException {
    assertThat(ITEMS).anyMatch(item -> item.value("expiresAt").isPresent());
    assertThat(run("backup", "-").expect(0).out()).doesNotContain("\"expiresAt\"");
  }

  @Test
  void withdrawnPapers_areTombstones() {
    assertThat(
            new Records(TABLE.client(), TestTable.NAME, Clock.systemUTC())
                .paper(new PaperId("wp-001")))
        .hasValueSatisfying(
            paper -> {
              assertThat(paper.status()).isEqualTo(Status.WITHDRAWN);
              assertThat(paper.id().value()).isEqualTo("WP-001");
            });
  }

  @Test
  void ids_thatDifferInCaseOnly_stopIt() {
    Item paper = own("WP-002");
    String key = "PAPER#wp-002";
    Item other =
        paper
            .with("PK", AttributeValue.fromS(key))
            .with("SK", AttributeValue.fromS(key))
            .with("id", AttributeValue.fromS("wp-002"));

    assertThat(refused(List.of(paper, other)))
        .containsAnyOf("the papers WP-002 and wp-002", "the papers wp-002 and WP-002")
        .contains("differ in case only");
  }

  @Test
  void paper_thatIsHalfWritten_stopsIt() {
    Item marked = own("rfc2616").with("unfinished", AttributeValue.fromM(Map.of()));

    assertThat(refused(List.of(marked)))
        .contains("The paper rfc2616 cannot be backed up: a write of it was interrupted.")
        .contains("verify --repair of the release that wrote the table");
  }

  @Test
  void paper_whoseAuthorsAreLost_stopsIt() {
    assertThat(refused(List.of(own("Collaboration-2015"))))
        .contains("The paper Collaboration-2015", "the item of its authors is missing");
  }

  @Test
  void since_takesWhatWasWrittenFromThenOn() throws IOException {
    Path later = directory.resolve("later.ndjson");
    run("backup", later.toString(), "--since=2026-11-22T00:33:50Z", "--table", OLD).expect(0);

    assertThat(Files.readString(later))
        .contains("\"id\":\"WP-002\"", "\"id\":\"Collaboration-2015\"")
        .doesNotContain("\"id\":\"rfc2616\"");
  }

  private static Item own(String id) {
    return ITEMS.stream()
        .filter(item -> item.key().sort().equals("PAPER#" + id))
        .findFirst()
        .orElseThrow();
  }

  /** What the backup of a table of these says. */
  private static String refused(List<Item> items) {
    String name = "refused";
    FirstSchemaDump.load(TABLE.client(), name, new ArrayList<>(items));
    try {
      Path path = directory.resolve("refused.ndjson");
      String problem = run("backup", path.toString(), "--table", name).expect(1).err();
      assertThat(path).doesNotExist();
      return problem;
    } finally {
      TABLE.client().deleteTable(table -> table.tableName(name));
    }
  }

  private static Item asCurrent(Item item) {
    return item.with(Attributes.SCHEMA_VERSION, AttributeValue.fromN("2"));
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
