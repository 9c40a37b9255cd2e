package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.jbibtex.BibTeXParser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.transfer.Exporter;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.write.Publisher;

@Tag("slow")
final class ExportTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();
  private static final String COPY = "copy";
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path directory;

  @BeforeAll
  static void publish() {
    Publisher publisher = TABLE.publisher();
    new GeneratedPapers(20, 120).stream().forEach(publisher::publish);
    publisher.publish(CLOCKS_1978);
    publisher.publish(paper("large", "2026").authors(authors(150)).build());
    Paper superseded =
        PaperBuilder.from(paper("superseded", "2026").build())
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("large")))
            .build();
    publisher.publish(superseded);
    publisher.publish(paper("withdrawn", "2026").authors(authors(30)).build());
    publisher.withdraw(new PaperId("withdrawn"), Optional.of("Wrong."), OptionalLong.empty());
    publisher
        .shared()
        .upsert(
            new Author(
                LISKOV.handle(),
                "Barbara Liskov",
                List.of("MIT"),
                Optional.empty(),
                Optional.of("https://example.org/liskov"),
                Instant.EPOCH));
  }

  @Test
  void ndjson_readsBackAsTheSameCatalog() throws IOException {
    Path first = directory.resolve("first.ndjson");
    Path second = directory.resolve("second.ndjson");

    assertThat(run("export", "--out", first.toString()).expect(0).out())
        .isEqualTo("%,d records in %s%n".formatted(lines(first), first));
    try (Copy _ = new Copy()) {
      run("import", first.toString(), "--table", COPY).expect(0);
      run("export", "--out", second.toString(), "--table", COPY).expect(0);
      run("verify", "--table", COPY).expect(0);
    }

    assertThat(second).hasSameBinaryContentAs(first);
    assertThat(Files.readString(first))
        .contains("https://example.org/liskov", "\"authorCount\":30");
    assertThat(run("import", first.toString(), "--dry-run").expect(0).out())
        .contains(lines(first) + " unchanged");
  }

  @Test
  void dump_isTheNdjsonOfExport_withoutWithdrawnPapers_inEqualBytesEachTime() throws Exception {
    Path first = directory.resolve("first.ndjson.gz");
    Path second = directory.resolve("second.ndjson.gz");

    JsonNode result =
        JSON.readTree(run("dump", "--output", "json", "--out", first.toString()).expect(0).out());
    run("dump", "--out", second.toString()).expect(0);

    assertThat(second).hasSameBinaryContentAs(first);
    try (InputStream lines = new GZIPInputStream(Files.newInputStream(first))) {
      assertThat(new String(lines.readAllBytes(), UTF_8).lines())
          .containsExactlyElementsOf(
              run("export")
                  .expect(0)
                  .out()
                  .lines()
                  .filter(it -> !it.contains("\"status\":\"withdrawn\""))
                  .toList());
    }
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(first));
    assertThat(result.get("sha256").textValue()).isEqualTo(HexFormat.of().formatHex(digest));
    assertThat(result.get("bytes").longValue()).isEqualTo(Files.size(first));
    assertThat(run("dump").expect(1).err())
        .contains("Give --out FILE, or --stack of a stack with dump=true.");
  }

  @Test
  void bibtex_isReadByAnotherParser_andAsABibliographyByUs() throws Exception {
    String bibtex = run("export", "--format", "bibtex").expect(0).out();

    assertThat(new BibTeXParser().parseFully(new StringReader(bibtex)).getEntries()).hasSize(24);
    assertImported(Files.writeString(directory.resolve("all.bib"), bibtex));
  }

  @Test
  void cslJson_isReadAsABibliography() throws Exception {
    Path file = directory.resolve("all.json");
    run("export", "--format", "csl-json", "--out", file.toString()).expect(0);

    assertThat(JSON.readTree(file.toFile())).hasSize(24);
    assertImported(file);
  }

  private static void assertImported(Path bibliography) {
    try (Copy _ = new Copy()) {
      assertThat(
              run("import", bibliography.toString(), "--table", COPY, "--collection", "refs")
                  .expect(0)
                  .out())
          .startsWith("24 entries: 24 created");
    }
  }

  @Test
  void ris_isWritten_andNotRead() throws Exception {
    Path file = directory.resolve("all.ris");
    run("export", "--format", "ris", "--out", file.toString()).expect(0);

    assertThat(Files.readString(file).split("\r\n\r\n", -1))
        .hasSize(25)
        .allMatch(text -> text.isEmpty() || (text.startsWith("TY  - ") && text.endsWith("ER  - ")));
    assertThat(run("import", file.toString()).expect(2).err()).contains("--format");
    assertThat(run("import", file.toString(), "--format=ris").expect(2).err())
        .contains("must be ndjson, bibtex or csl-json");
    assertThat(run("export", "--format=word").expect(2).err())
        .contains("must be ndjson, bibtex, csl-json, ris, crossref, datacite or datacite-json");
  }

  @Test
  void deposits_areAFileForEachPaper_andRefusalsAreNamed() throws IOException {
    Path folder = directory.resolve("deposits");
    String[] crossref = {
      "export",
      "--format",
      "crossref",
      "--out",
      folder.toString(),
      "--pages",
      "https://papers.example.org/",
      "--depositor",
      "Example & Co.",
      "--email",
      "doi@example.org"
    };

    assertThat(run(crossref).expect(1).err())
        .contains("large is not deposited: it has no DOI")
        .contains("gen-0000001 is not deposited: its kind is not known");
    assertThat(folder.resolve(CLOCKS_1978.id() + ".xml")).content().contains("<doi_data>");
    folder = directory.resolve("others");
    assertThat(run("export", "--format=datacite", "--out", folder.toString()).expect(2).err())
        .contains("Where are the papers? --pages URL");
    assertThat(folder).doesNotExist();

    Run dataCite =
        run(
            "export",
            "--format=datacite-json",
            "--output=json",
            "--out",
            folder.toString(),
            "--pages",
            "http://127.0.0.1:8080");
    assertThat(dataCite.expect(1).err()).contains("large is not deposited: it has no DOI");
    assertThat(JSON.readTree(dataCite.out()))
        .isEqualTo(
            JSON.readTree(
                "{\"directory\":\"%s\",\"deposits\":21,\"refused\":3}".formatted(folder)));
    JsonNode request = JSON.readTree(folder.resolve("gen-0000007.json").toFile()).at("/data");
    assertThat(request.at("/type").textValue()).isEqualTo("dois");
    assertThat(request.at("/attributes/event").textValue()).isEqualTo("publish");
    assertThat(request.at("/attributes/url").textValue())
        .isEqualTo("http://127.0.0.1:8080/papers/gen-0000007");
    String pages = "--pages=https://papers.example.org";
    assertThat(
            run("export", "--format=datacite", pages, "--out", folder.toString()).expect(2).err())
        .contains("is not empty: remove it, or pass another directory");
  }

  @Test
  void depositOptions_areAskedFor_andOnlyForTheirFormat() {
    String folder = directory.resolve("none").toString();
    assertThat(run("export", "--format=crossref", "--out", folder).expect(2).err())
        .contains("--format crossref needs --depositor NAME");
    assertThat(run("export", "--format=datacite").expect(2).err()).contains("--out DIRECTORY");
    assertThat(run("export", "--email=a@b.org").expect(2).err()).contains("--format crossref");
    assertThat(run("export", "--pages=https://a.org").expect(2).err()).contains("--pages is for");
    for (String pages : List.of("--pages=https://a.org/?x=1", "--pages=https://a.org/#x")) {
      assertThat(run("export", "--format=datacite", "--out", folder, pages).expect(2).err())
          .contains("without ? and #");
    }
    assertThat(Path.of(folder)).doesNotExist();
  }

  @Test
  void cslJson_ofAStoppedExport_isWhole() throws IOException {
    CatalogTable table = new CatalogTable(TABLE.client(), PublishedTable.NAME);
    StringWriter nothing = new StringWriter();
    assertThat(Exporter.ofAll(table).write(FileFormat.CSL_JSON, nothing, () -> true)).isZero();
    assertThat(JSON.readTree(nothing.toString())).isEmpty();

    AtomicBoolean stopped = new AtomicBoolean();
    StringWriter some =
        new StringWriter() {
          @Override
          public void write(String text) {
            super.write(text);
            if (text.contains("\"id\"")) {
              stopped.set(true);
            }
          }
        };
    long written = Exporter.ofAll(table).write(FileFormat.CSL_JSON, some, stopped::get);
    assertThat(JSON.readTree(some.toString())).hasSize((int) written);
    assertThat(written).isBetween(1L, 23L);
  }

  @Test
  void export_toStandardOutput_isNothingButTheCatalog() {
    Run run = run("export").expect(0);

    List<String> kinds =
        run.json().stream().map(line -> line.has("handle") ? "author" : "paper").toList();
    assertThat(kinds).isSortedAccordingTo(String::compareTo);
    assertThat(
            run.json().stream().filter(line -> line.has("id")).map(line -> line.get("id").asText()))
        .isSorted()
        .hasSize(24);
    assertThat(run("export", "--quiet").expect(0).err()).isEmpty();
  }

  @Test
  void export_withADamagedPaper_saysWhich_andGoesOn() throws IOException {
    Path file = directory.resolve("some.ndjson");
    Files.writeString(
        file,
        PaperDocument.write(paper("first", "2026").build())
            + "\n"
            + PaperDocument.write(paper("second", "2026").authors(authors(120)).build()));
    try (Copy _ = new Copy()) {
      run("import", file.toString(), "--table", COPY).expect(0);
      TABLE
          .client()
          .deleteItem(
              request ->
                  request.tableName(COPY).key(Keys.version(new PaperId("second"), 1).attributes()));

      Run export = run("export", "--table", COPY).expect(1);

      assertThat(export.out()).contains("\"id\":\"first\"").doesNotContain("\"id\":\"second\"");
      assertThat(export.err())
          .contains(
              "The record of the paper second is damaged: the version with its whole record is"
                  + " missing.");
      run("delete", "second", "--yes", "--table", COPY).expect(0);
      run("verify", "--table", COPY).expect(0);
    }
  }

  @Test
  void export_toWhereNoFileCanBe_isAUsageError() throws IOException {
    run("export", "--out", directory.toString()).expect(2);
    run("export", "--out", directory.resolve("no/such/place.ndjson").toString()).expect(2);
    try (Stream<Path> left = Files.list(directory)) {
      assertThat(left).isEmpty();
    }
  }

  /** A second, empty table. */
  private static final class Copy implements AutoCloseable {
    Copy() {
      new CatalogTable(TABLE.client(), COPY).createIfAbsent();
    }

    @Override
    public void close() {
      TABLE.client().deleteTable(request -> request.tableName(COPY));
    }
  }

  private static long lines(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
