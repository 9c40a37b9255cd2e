package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultyEndpoint;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Publisher;

@Tag("slow")
final class ImportTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final String BIB =
      """
      @inproceedings{first,
        title = {The First},
        author = {{\\L}ukasz Nowak and Jane Doe},
        booktitle = {Symposium on Testing},
        year = 2019
      }
      @article{second, title = {No Year}, author = {Jane Doe}}
      """;

  @TempDir private Path directory;

  private final Records records =
      new Records(new CatalogTable(TABLE.client(), PublishedTable.NAME), Clock.systemUTC());

  @BeforeEach
  void emptyTable() {
    Publisher publisher = TABLE.publisher();
    records.ids().papers().forEach(id -> publisher.delete(id, OptionalLong.empty()));
  }

  @Test
  void import_ofEverything_succeeds_andAgainChangesNothing() throws IOException {
    Path file = generated(10);

    Run first = run("import", file.toString()).expect(0);
    assertThat(first.out()).startsWith("10 entries: 10 created\n").contains("write units, $0.");
    assertThat(first.err()).isEqualTo("endpoint " + Run.endpoint(TABLE) + ", table papers\n");

    assertThat(run("import", file.toString()).expect(0).out())
        .startsWith("10 entries: 10 unchanged\n0 items written, 0 write units");
  }

  @Test
  void import_ofPart_goesOnAndFails() throws IOException {
    Path file = file("part.bib", BIB);

    Run run = run("import", file.toString(), "--collection", "tests").expect(1);

    assertThat(run.out()).startsWith("2 entries: 1 created, 1 rejected\n");
    assertThat(run.err()).contains(file + ":7 (second): rejected: ");
    assertThat(records.ids().papers()).extracting(PaperId::value).containsExactly("first");
    assertThat(records.paper(new PaperId("first")).orElseThrow().authors())
        .extracting(author -> author.name())
        .containsExactly("Łukasz Nowak", "Jane Doe");
  }

  @Test
  void import_ofAnotherFormatThanTheNameSays_namesIt() throws IOException {
    Path document = file("paper.json", "{\"id\": \"a\", \"authors\": []}");
    Path bibtex = file("refs.ndjson", BIB);
    Path ris = file("refs.ris", "TY  - JOUR");

    assertThat(run("import", document.toString()).expect(1).err())
        .isEqualTo(
            "%1$s is not csl-json: catalog import %1$s --format FORMAT reads ndjson, bibtex and csl-json\n"
                .formatted(document));
    assertThat(run("import", bibtex.toString(), "--output=json").expect(1).lastJson())
        .hasToString(
            "{\"error\":{\"code\":\"other-format\",\"message\":\"%1$s is not ndjson: catalog import %1$s --format FORMAT reads ndjson, bibtex and csl-json\"}}"
                .formatted(bibtex));
    assertThat(run("import", ris.toString()).expect(2).err())
        .startsWith(
            ris + ": pass --format ndjson, bibtex or csl-json, as the file name implies none");
  }

  @Test
  void import_withMappingOptions_usesThem() throws IOException {
    Path file = file("refs.bib", BIB);
    Path handles = file("people.tsv", "Jane Doe\tjane-doe-2\n");

    run(
            "import",
            file.toString(),
            "--collection-from-venue",
            "--collection=others",
            "--topic=one",
            "--topic=two",
            "--default-date=1999",
            "--handles=" + handles)
        .expect(0);

    assertThat(records.paper(new PaperId("first")).orElseThrow().collection())
        .hasToString("symposium-on-testing");
    assertThat(records.paper(new PaperId("second")).orElseThrow().published()).hasToString("1999");
    assertThat(records.paper(new PaperId("second")).orElseThrow().topics()).hasSize(2);
    assertThat(records.paper(new PaperId("second")).orElseThrow().authors().getFirst().handle())
        .hasToString("jane-doe-2");
  }

  @Test
  void import_asJson_isOneObjectALine_alsoForFailures() throws IOException {
    Path part = file("part.bib", BIB);

    List<JsonNode> lines =
        run("import", part.toString(), "--collection=tests", "--output=json").expect(1).json();

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0).get("outcome").asText()).isEqualTo("rejected");
    assertThat(lines.get(0).get("line").asInt()).isEqualTo(7);
    assertThat(lines.get(0).get("entry").asText()).isEqualTo("second");
    assertThat(lines.get(1).get("paper").asText()).isEqualTo("first");
    assertThat(lines.get(1).get("revision").asLong()).isEqualTo(1);
    JsonNode summary = lines.get(2).get("summary");
    assertThat(summary.get("entries").asInt()).isEqualTo(2);
    assertThat(summary.get("created").asInt()).isEqualTo(1);
    assertThat(summary.get("rejected").asInt()).isEqualTo(1);
    assertThat(summary.get("puts").asInt()).isEqualTo(lines.get(1).get("puts").asInt());
    assertThat(summary.get("complete").asBoolean()).isTrue();
  }

  @Test
  void import_whereNothingCanBeWritten_isJsonToo() throws IOException {
    Path file = generated(100);
    try (FaultyEndpoint engine = new FaultyEndpoint(TABLE.endpoint())) {
      engine
          .requests()
          .follow(
              attempt ->
                  attempt.operation().equals("DescribeTable")
                          || attempt.body().contains(Keys.EDITION.sort())
                      ? Fault.NONE
                      : Fault.refused("AccessDeniedException"));
      Run run =
          Run.catalog("import", file.toString(), "--output=json", "--endpoint=" + engine.endpoint())
              .expect(1);

      JsonNode summary = run.lastJson().get("summary");
      assertThat(run.json()).hasSize(summary.get("entries").asInt() + 1);
      assertThat(summary.get("complete").asBoolean()).isFalse();
      assertThat(run.err()).contains("Stopped", "Run the same command again");
    }
  }

  @Test
  void dryRun_writesNothing_andItsPlanIsTheLaterEffect() throws IOException {
    Path file = generated(12);
    run("import", generated(4).toString()).expect(0);

    Set<String> asked;
    JsonNode plan;
    try (FaultyEndpoint engine = new FaultyEndpoint(TABLE.endpoint())) {
      Run run =
          Run.catalog(
                  "import",
                  file.toString(),
                  "--dry-run",
                  "--concurrency=1",
                  "--output=json",
                  "--endpoint=" + engine.endpoint())
              .expect(0);
      asked = engine.requests().operations();
      plan = run.lastJson().get("summary");
    }
    assertThat(asked).isSubsetOf("DescribeTable", "Query", "GetItem", "BatchGetItem");
    assertThat(plan.get("dryRun").asBoolean()).isTrue();

    JsonNode effect =
        run("import", file.toString(), "--concurrency=1", "--output=json")
            .expect(0)
            .lastJson()
            .get("summary");

    for (String figure :
        List.of("created", "unchanged", "puts", "deletes", "writeUnits", "dollars")) {
      assertThat(plan.get(figure)).as(figure).isEqualTo(effect.get(figure));
    }
    assertThat(plan.get("created").asInt()).isEqualTo(8);
  }

  @Test
  void dryRun_asText_tellsEachEntry() throws IOException {
    Run run = run("import", generated(3).toString(), "--dry-run").expect(0);

    assertThat(run.out().lines()).hasSize(5);
    assertThat(run.out())
        .contains("created    paper gen-0000000, revision 1: ", "Nothing was written. It would be");
    assertThat(records.ids().papers()).isEmpty();
  }

  @Test
  void import_ofWithdrawnPapers_bringsThemBackOnlyWhenAsked() throws IOException {
    Path file = generated(1);
    run("import", file.toString()).expect(0);
    run("withdraw", "gen-0000000").expect(0);

    assertThat(run("import", file.toString()).expect(1).err()).contains("--reinstate");
    run("import", file.toString(), "--reinstate").expect(0);
  }

  @Test
  void import_ofSeveralFiles_isOneRun() throws IOException {
    Path other = file("other.bib", BIB.substring(0, BIB.indexOf("@article")));

    assertThat(
            run("import", generated(2).toString(), other.toString(), "--collection=c")
                .expect(0)
                .out())
        .startsWith("3 entries: 3 created");
  }

  @Test
  void import_ofTheExampleOfThePages_endsAsTheySay() {
    Run run =
        run(
                "import",
                "../docs/examples/reading-list.bib",
                "--collection=reading-list",
                "--topics-from-keywords")
            .expect(1);

    assertThat(run.out())
        .startsWith("5 entries: 3 created, 2 rejected\n1 odd-month notice: ")
        .contains(
            "reading-list.bib:20 (decandia2007dynamo): month `October 14 - October 17` read as");
    assertThat(run.err())
        .contains(
            "reading-list.bib:31 (lecture-notes): rejected: no year",
            "reading-list.bib:36 (unfinished): rejected: ");
    assertThat(records.paper(new PaperId("erdos1959random")).orElseThrow().authors())
        .extracting(author -> author.name() + " " + author.handle())
        .containsExactly("Pál Erdős pal-erdos", "Alfréd Rényi alfred-renyi");
  }

  @Test
  void notices_areCounted() throws IOException {
    String[] arguments = {"import", file("odd.bib", oddMonths(12)).toString(), "--collection=c"};

    Run counted = run(arguments).expect(0);
    assertThat(counted.out().lines())
        .hasSize(4)
        .anyMatch(line -> line.matches("12 odd-month notices, such as .*odd.bib:\\d+ \\(k.*"))
        .anyMatch(line -> line.matches("1 author-twice notice: .*`Jane Doe` named twice: .*"));
    assertThat(counted.err().lines())
        .containsExactly(
            "endpoint " + Run.endpoint(TABLE) + ", table papers",
            "--output json shows every notice.");

    assertThat(run(with(arguments, "--quiet")).expect(0).err()).isEmpty();
  }

  @Test
  void notices_asJson_standWithTheirEntry_andAreCountedInTheSummary() throws IOException {
    Path file = file("odd.bib", oddMonths(12));

    Run run = run("import", file.toString(), "--collection=c", "--output=json").expect(0);

    assertThat(run.json().stream().filter(line -> line.has("notices"))).hasSize(12);
    assertThat(run.json().getFirst().at("/notices/0").asText()).endsWith(" read as 2019-05-02");
    assertThat(run.lastJson().at("/summary/notices").findValuesAsText("kind"))
        .containsExactly("odd-month", "author-twice");
    assertThat(run.lastJson().at("/summary/notices").findValuesAsText("count"))
        .containsExactly("12", "1");
    assertThat(run.lastJson().at("/summary/notices/1/example/entry").asText()).isEqualTo("k0");
    assertThat(run.err()).doesNotContain(" read as ");
  }

  @Test
  void import_ofWhatIsNoFile_isAUsageError() throws IOException {
    assertThat(run("import", "no-such-file.bib").expect(2).err())
        .startsWith("There is no file no-such-file.bib\n");
    Run unfiled = run("import", file("two.bib", "@misc{a}\n@misc{b}").toString()).expect(2);
    assertThat(unfiled.err())
        .startsWith("The entries need a collection: pass --collection NAME")
        .doesNotContain("two.bib");
    assertThat(run("import", directory.toString()).expect(2).err()).contains("is a directory");
    assertThat(run("import", file("papers.txt", "").toString()).expect(2).err())
        .contains("--format");
    assertThat(run("import", "x.bib", "--format=word").expect(2).err()).contains("csl-json");
    run("import").expect(2);
    Path file = generated(1);
    run("import", file.toString(), "--concurrency=0").expect(2);
    run("import", file.toString(), "--concurrency=65").expect(2);
    run("import", file.toString(), "--collection=No Slug").expect(2);
    assertThat(run("import", file.toString(), "--handles=nowhere.tsv").expect(2).err())
        .contains("nowhere.tsv");
  }

  /** Entries with one notice each; the first has two. */
  private static String oddMonths(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                "@misc{k%d, title={T}, author={Jane Doe%s}, year=2019, month={May 2 - May 7}}\n"
                    .formatted(i, i == 0 ? " and Doe, Jane" : ""))
        .collect(Collectors.joining());
  }

  private static String[] with(String[] arguments, String... more) {
    return Stream.of(arguments, more).flatMap(Stream::of).toArray(String[]::new);
  }

  private Path generated(int count) throws IOException {
    return file(
        "generated-" + count + ".ndjson",
        new GeneratedPapers(count, 5)
            .stream()
                .map(paper -> PaperDocument.write(paper) + "\n")
                .collect(Collectors.joining()));
  }

  private Path file(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content);
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
