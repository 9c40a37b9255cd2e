package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.record.Records;

final class PublishTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path directory;

  private final Records records =
      new Records(new CatalogTable(TABLE.client(), TestTable.NAME), Clock.systemUTC());

  @Test
  void publish_ofADocumentOverSeveralLines_createsAndRevises() throws IOException {
    Path file = document("WP-7", "First title", "");

    assertThat(run("publish", file.toString()).expect(0).out())
        .startsWith("created    paper WP-7, revision 1: ")
        .contains("1 entry: 1 created");

    document("WP-7", "Second title", "");
    assertThat(run("publish", file.toString()).expect(0).out())
        .startsWith("revised    paper WP-7, revision 2: ");
    assertThat(run("publish", file.toString()).expect(0).out())
        .startsWith("unchanged  paper WP-7, revision 2");
  }

  @Test
  void publish_ofWhatGetPrinted_replacesThatRevisionOnly() throws IOException {
    run("publish", document("WP-8", "First", "").toString()).expect(0);
    String printed = run("get", "WP-8", "--format=record").expect(0).out();
    Path edited =
        Files.writeString(directory.resolve("edited.json"), printed.replace("First", "Mine"));
    run("publish", document("WP-8", "Somebody else's", "").toString()).expect(0);

    Run run = run("publish", edited.toString()).expect(1);

    assertThat(run.err()).contains("(WP-8): failed: ", "is at revision 2", "based on revision 1");
    assertThat(records.paper(new PaperId("WP-8")).orElseThrow().title())
        .isEqualTo("Somebody else's");
  }

  @Test
  void publish_ofANewPaper_refusesOneThatIsThere() throws IOException {
    run("publish", "--new", document("WP-9", "First", "").toString()).expect(0);

    assertThat(run("publish", "--new", document("WP-9", "Other", "").toString()).expect(1).err())
        .contains("There is a paper WP-9 already. Without --new, publish revises it.");
  }

  @Test
  void publish_ofAWithdrawnPaper_needsReinstate() throws IOException {
    Path file = document("WP-10", "Back", "");
    run("publish", file.toString()).expect(0);
    run("withdraw", "WP-10").expect(0);

    assertThat(run("publish", file.toString()).expect(1).err()).contains("--reinstate");
    run("publish", file.toString(), "--reinstate").expect(0);
    run("publish", file.toString(), "--reinstate", "--new").expect(2);
  }

  @Test
  void publish_ofAnAuthor_writesTheProfile() throws IOException {
    Path file =
        Files.writeString(
            directory.resolve("author.json"), "{\"handle\": \"john-roe\", \"name\": \"John Roe\"}");

    assertThat(run("publish", file.toString()).expect(0).out())
        .startsWith("created    author john-roe: ");
    assertThat(records.author(new AuthorHandle("john-roe"))).isPresent();
  }

  @Test
  void publish_withoutAnId_makesOne_andNeverRevisesAnotherPaper() throws IOException {
    Path file = withoutId("Queues Without Servers");

    Run first = run("publish", file.toString()).expect(0);
    assertThat(first.out())
        .startsWith("created    paper doe-2026-queues, revision 1: ")
        .contains("1 id-made notice: " + file + ":1: no id: named doe-2026-queues");
    assertThat(run("publish", file.toString()).expect(0).out())
        .startsWith("unchanged  paper doe-2026-queues, revision 1");

    withoutId("Queues With Servers");
    assertThat(run("publish", file.toString()).expect(1).err())
        .contains("There is another paper doe-2026-queues. Give the document this id to revise it");
    assertThat(records.paper(new PaperId("doe-2026-queues")).orElseThrow().title())
        .isEqualTo("Queues Without Servers");
  }

  @Test
  void publish_withoutWhatAnIdIsMadeOf_namesAllFaults() throws IOException {
    Path file = Files.writeString(directory.resolve("empty.json"), "{\"title\": \"T\"}");

    assertThat(run("publish", file.toString()).expect(1).err())
        .contains("id must be given", "collection must be given", "published must be given");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{%s}",
        "{ %s }\n",
        "[\n  {\n    %s\n  },\n  {\"handle\": \"x\", \"name\": \"X\"}\n]\n",
        "{\r\n\t%s\r\n}\r\n"
      })
  void writeIds_addsTheId_andLeavesAllElse(String form) throws IOException {
    String members =
        "\"title\":  \"Written: { \\\"id\\\": 1 }\", \"collection\": \"c\",\"authors\":"
            + " [{\"handle\": \"jane-roe\", \"name\": \"Jane Roe\"}], \"published\": \"2026\"";
    Path file = directory.resolve("formed.json");
    Files.writeString(file, form.formatted(members));

    run("publish", file.toString(), "--write-ids", "--dry-run").expect(0);
    assertThat(file).content().isEqualTo(form.formatted(members));
    assertThat(run("publish", file.toString(), "--write-ids").expect(0).err())
        .contains("Added 1 id to " + file);
    String written = Files.readString(file);
    assertThat(written.replaceFirst("\"id\": \"roe-2026-written\",\\s+", ""))
        .isEqualTo(form.formatted(members));
    assertThat(run("publish", file.toString(), "--write-ids").expect(0).out())
        .contains("unchanged  paper roe-2026-written, revision 1");
    assertThat(file).content().isEqualTo(written);
  }

  @Test
  void writeIds_ofSeveralPapers_addsEachItsOwn() throws IOException {
    String document =
        "{\"title\":\"%s\",\"collection\":\"c\",\"authors\":[{\"handle\":\"al-ba\",\"name\":\"Al"
            + " Ba\"}],\"published\":\"2026\"}";
    Path file = directory.resolve("several.ndjson");
    Files.writeString(
        file,
        "%s %s\n{\"title\":\"No\"}\n%s\n"
            .formatted(
                document.formatted("One x"),
                document.formatted("Two x"),
                document.formatted("Three x")));

    run("publish", file.toString(), "--write-ids").expect(1);

    assertThat(Files.readString(file))
        .isEqualTo(
            "%s %s\n{\"title\":\"No\"}\n%s\n"
                .formatted(
                    document.formatted("One x").replaceFirst("\\{", "{\"id\": \"ba-2026-one\", "),
                    document.formatted("Two x").replaceFirst("\\{", "{\"id\": \"ba-2026-two\", "),
                    document
                        .formatted("Three x")
                        .replaceFirst("\\{", "{\"id\": \"ba-2026-three\", ")));
  }

  @Test
  void writeIds_toWhatCannotBeChanged_saysSo() throws IOException {
    Path broken = withoutId("Broken File");
    Files.writeString(broken, "\n{\"title\": \n", StandardOpenOption.APPEND);
    String before = Files.readString(broken);

    assertThat(run("publish", broken.toString(), "--write-ids").expect(1).err())
        .contains("No ids were added to " + broken);
    assertThat(broken).content().isEqualTo(before);
    run("publish", "-", "--write-ids").expect(2);
  }

  private Path withoutId(String title) throws IOException {
    return Files.writeString(
        directory.resolve("no-id.json"),
        "{\"title\": \"%s\", \"collection\": \"c\", \"published\": \"2026\",".formatted(title)
            + " \"authors\": [{\"handle\": \"jane-doe\", \"name\": \"Jane Doe\"}]}");
  }

  @Test
  void publish_ofABrokenDocument_namesTheFieldAndTheRule() throws IOException {
    Run run = run("publish", document("WP-11", "T", ", \"colour\": 1").toString()).expect(1);

    assertThat(run.err()).contains("WP-11.json:1 (WP-11): rejected: colour must be left out");
    assertThat(run.out()).contains("1 entry: 1 rejected");
  }

  @Test
  void dryRun_writesNothing() throws IOException {
    Run run = run("publish", "--dry-run", document("WP-12", "T", "").toString()).expect(0);

    assertThat(run.out()).contains("created    paper WP-12", "Nothing was written.");
    assertThat(records.paper(new PaperId("WP-12"))).isEmpty();
  }

  @Test
  void publish_ofASharedIdentifier_isNoticed_inADryRunToo() throws IOException {
    String doi = ", \"identifiers\": {\"doi\": \"10.1145/%s\"}";
    run("publish", document("WP-13", "T", doi.formatted("SHARED")).toString()).expect(0);
    Path file = document("WP-14", "T", doi.formatted("shared"));
    String notice = "doi `10.1145/shared` is also that of wp-13";

    for (String option : new String[] {"--dry-run", "--new"}) {
      assertThat(run("publish", option, file.toString()).expect(0).out().lines())
          .contains("1 shared-identifier notice: " + file + ":1 (WP-14): " + notice);
    }
    assertThat(run("publish", file.toString()).expect(0).out()).doesNotContain("notice");
    JsonNode line =
        run("publish", document("WP-14", "U", doi.formatted("shared")).toString(), "--output=json")
            .expect(0)
            .json()
            .getFirst();
    assertThat(line.get("notices")).hasToString("[\"" + notice + "\"]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "refs.bib | % comment¶@article{a, title = {T}}",
        "one.bib | @article{a, title = {T}}",
        "refs.json | [{\"id\": \"a\", \"DOI\": \"10.1/a\"}]",
        "refs.txt | {\"id\":\"a\",\"issued\":{}}",
        "refs.ris | TY  - JOUR¶TI  - T",
        "refs.nbib | PMID- 1¶TI  - T",
        "refs.xml | <?xml version='1.0'?><x/>",
        "paper.pdf | %PDF-1.7",
        "refs.zip | PK\u0003\u0004x",
      })
  void publish_ofAnotherFormat_isOneLineThatNamesWhatToDo(String name, String start)
      throws IOException {
    Path good = document("WP-15", "Not written", "");
    Path file = directory.resolve(name);
    Files.writeString(file, start.replace("¶", "\n") + "\nno document".repeat(5_000));

    Run run = run("publish", good.toString(), file.toString()).expect(1);

    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err().replace(directory + "/", ""))
        .startsWith(name + " is not ndjson: ")
        .contains("catalog import " + name + " --format FORMAT");
    assertThat(run.out()).isEmpty();
    assertThat(records.paper(new PaperId("WP-15"))).isEmpty();
  }

  @Test
  void publish_ofTwentyOneBrokenDocuments_showsTwentyAndCountsTheRest() throws IOException {
    String broken = "{\"id\": \"WP-16\"}\n".repeat(1_021);
    Path file = Files.writeString(directory.resolve("broken.ndjson"), broken);

    Run run = run("publish", file.toString()).expect(1);

    assertThat(run.err().lines().filter(line -> line.contains(": rejected: "))).hasSize(20);
    assertThat(run.err().lines().toList().getLast())
        .isEqualTo("1,001 more rejections: --output json shows every one.");
    assertThat(run.out()).startsWith("1,021 entries: 1,021 rejected\n");
    Run json = run("publish", file.toString(), "--output=json").expect(1);
    assertThat(json.json()).hasSize(1_022);
    assertThat(json.err()).doesNotContain("more rejections");
  }

  private Path document(String id, String title, String more) throws IOException {
    return Files.writeString(
        directory.resolve(id + ".json"),
        """
        {
          "id": "%s",
          "title": "%s",
          "collection": "wp",
          "published": "2026-11",
          "authors": [{"handle": "jane-doe", "name": "Jane Doe"}]%s
        }
        """
            .formatted(id, title, more));
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
