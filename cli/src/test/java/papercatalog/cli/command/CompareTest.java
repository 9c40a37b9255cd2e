package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.write.Publisher;

/** Compares a table with its backup from before a change. */
@Tag("slow")
final class CompareTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final String COPY = "copy";

  @TempDir private static Path directory;
  private static Path before;

  @BeforeAll
  static void givenBackup() {
    TABLE.givenPublished(CLOCKS_1978, paper("kept", "2026").build(), paper("Gone", "2025").build());
    before = directory.resolve("before.ndjson.gz");
    Run.at(TABLE, "backup", before.toString()).expect(0);
  }

  /** Each test changes a copy. */
  @BeforeEach
  void restoreCopy() {
    Run.at(TABLE, "restore", before.toString(), "--create", "--table", COPY).expect(0);
  }

  @AfterEach
  void dropCopy() {
    TABLE.client().deleteTable(table -> table.tableName(COPY));
  }

  @Test
  void tableAndItsBackup_doNotDiffer() {
    assertThat(compare().expect(0).out())
        .isEqualTo("3 papers with 3 versions, 2 authors, 2 collections, 2 topics: no difference\n");
  }

  @Test
  void paper_onlyOnOneSide_isNamed() throws IOException {
    Path fewer = directory.resolve("fewer.ndjson");
    Run.at(TABLE, "backup", fewer.toString()).expect(0);
    Files.write(
        fewer,
        Files.readAllLines(fewer).stream()
            .filter(line -> !line.contains("\"kept\""))
            .map(line -> line.replace("\"papers\":3,\"versions\":3", "\"papers\":2,\"versions\":2"))
            .toList());

    assertThat(Run.catalog("compare", fewer.toString(), url()).expect(1).out())
        .contains("paper kept: only in " + url(), ": 1 difference");
    assertThat(Run.catalog("compare", url(), fewer.toString()).expect(1).out())
        .contains("paper kept: only in " + url());
    assertThat(Run.catalog("compare", url(), fewer.toString(), "--output=json").json().getFirst())
        .hasToString("{\"paper\":\"kept\",\"onlyIn\":\"left\"}");
  }

  @Test
  void paper_thatWasRevised_differsByAVersionAndItsChange() {
    publisher()
        .publish(PaperBuilder.from(CLOCKS_1978).authors(List.of(LISKOV)).title("Another").build());

    assertThat(compare().expect(1).out())
        .contains(
            "paper lamport-1978-clocks, revision 2: only in " + url(),
            "paper lamport-1978-clocks: change.kind created -> revised",
            "change.revision 1 -> 2")
        .endsWith(": 4 differences\n");
  }

  @Test
  void paper_thatWasDeleted_lacksItsVersions() {
    publisher().delete(new PaperId("gone"), OptionalLong.empty());

    assertThat(compare().expect(1).out())
        .contains("paper Gone, revision 1: only in " + before, "change.kind created -> deleted");
  }

  @Test
  void version_thatSaysSomethingElse_differsInItsFields() throws IOException {
    Path other = directory.resolve("other.ndjson");
    Run.at(TABLE, "backup", other.toString()).expect(0);
    Files.writeString(
        other,
        Files.readString(other)
            .replace("\"title\":\"Paper kept\"", "\"title\":\"Paper skept\"")
            .replace("\"id\":\"Gone\"", "\"id\":\"gone\"")
            .replace(
                "{\"handle\":\"barbara-liskov\",\"name\":\"B. Liskov\",\"role\":\"editor\"}",
                "{\"handle\":\"barbara-liskov\",\"name\":\"B. Liskov\",\"role\":\"author\"}"));

    assertThat(Run.catalog("compare", other.toString(), before.toString()).expect(1).out())
        .contains(
            "paper kept, revision 1: title Paper skept -> Paper kept",
            "paper gone, revision 1: id gone -> Gone",
            "authors changed 2: B. Liskov (barbara-liskov)");
  }

  @Test
  void profileAndEntry_thatWereWritten_differ() {
    publisher()
        .shared()
        .upsert(
            new Author(
                LISKOV.handle(),
                "Barbara H. Liskov",
                List.of("MIT"),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH));
    publisher()
        .shared()
        .upsert(
            new DirectoryEntry(
                Directory.COLLECTIONS,
                new CollectionName("cacm").value(),
                Optional.of("Communications")));

    assertThat(compare().expect(1).out())
        .contains(
            "author barbara-liskov: author.name B. Liskov -> Barbara H. Liskov",
            "author.affiliations added MIT",
            "collection cacm: collection.title (none) -> Communications");
  }

  @Test
  void side_thatIsNoCatalog_isSaid() {
    assertThat(Run.catalog("compare", "nowhere.ndjson", url()).expect(2).err())
        .contains("There is no file nowhere.ndjson");
    assertThat(Run.catalog("compare", Run.endpoint(TABLE) + "#nowhere", url()).expect(1).err())
        .contains("There is no table nowhere");
    assertThat(Run.catalog("compare", "table:", url()).expect(2).err()).contains("must be a name");
    assertThat(Run.catalog("compare", "stack:a,zone=b", url()).expect(2).err())
        .contains(",region=REGION and ,profile=PROFILE");
    assertThat(Run.catalog("compare", "table:a,tenant=B", url()).expect(2).err())
        .contains("'--tenant': must match");
    assertThat(Run.catalog("compare", url(), url() + ",zone=b").expect(2).err())
        .contains("after the URL come #TABLE and ,tenant=NAME");
  }

  private static Publisher publisher() {
    return new Publisher(
        new CatalogTable(TABLE.client(), COPY),
        Clock.fixed(PublishedTable.NOW.plusSeconds(60), ZoneOffset.UTC));
  }

  private static Run compare() {
    return Run.catalog("compare", before.toString(), url());
  }

  private static String url() {
    return Run.endpoint(TABLE) + "#" + COPY;
  }
}
