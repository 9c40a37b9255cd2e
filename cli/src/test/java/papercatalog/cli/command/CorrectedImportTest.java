package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Thorough;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.TableContent;

/** What people have put right outlives every import of the same file. */
@Tag("slow")
final class CorrectedImportTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final AtomicInteger CATALOGS = new AtomicInteger();

  private static final String PART =
      """
      @inproceedings{li1, title={Tides}, author={Li, Wei and Vale, Ruth}, booktitle={Tide Days}, year=2019}
      @inproceedings{li2, title={Currents}, author={Li, Wei}, booktitle={Tide Days}, year=2020}
      @inproceedings{li3, title={Gauges}, author={W. Li and Moss, Ben}, booktitle={Tide Days}, year=2021, keywords={estuaries}}
      """;

  private static final String REST =
      "@inproceedings{li4, title={Buoys}, author={Li, Wei}, booktitle={Tide Days}, year=2022}\n";

  private static final String SPLIT = "people split wei-li wei-li-2 --papers li2";
  private static final String DOCUMENT =
      "publish {'id': 'li2', 'title': 'Currents', 'collection': 'tide-days', 'venue': 'Tide Days',"
          + " 'kind': 'paper-conference', 'published': '2020', 'authors': [{'handle': 'wei-li',"
          + " 'name': 'Wei Li', 'family': 'Li', 'given': 'Wei'%s}]%s}";

  /** The commands that put something right. */
  private static final Map<String, List<String>> CORRECTIONS = new TreeMap<>();

  static {
    CORRECTIONS.put("split", List.of(SPLIT));
    CORRECTIONS.put("split, renamed", List.of(SPLIT, "people rename wei-li-2 wei-li-river"));
    CORRECTIONS.put("split, merged", List.of(SPLIT, "people merge wei-li-2 w-li"));
    CORRECTIONS.put("split twice", List.of(SPLIT, "people split wei-li-2 x --papers li2"));
    CORRECTIONS.put("all split", List.of("people split wei-li wei-li-2 --papers li1,li2"));
    CORRECTIONS.put("merged", List.of("people merge w-li wei-li"));
    CORRECTIONS.put("renamed", List.of("people rename ruth-vale ruth-vale-1"));
    CORRECTIONS.put(
        "applied",
        List.of(
            "people apply {'handle': 'wl', 'orcid': '0000-0002-1825-0097', 'sameAs':"
                + " ['w-li', {'name': 'Wei Li', 'papers': ['li1']}]}"));
    CORRECTIONS.put("profile", List.of("author ruth-vale --name Vale --orcid 0000-0002-1825-0097"));
    CORRECTIONS.put("title", List.of("collection tide-days --title=Tides"));
    CORRECTIONS.put("no title", List.of("collection tide-days --title="));
    CORRECTIONS.put("collection", List.of("collection tide-days --rename tides"));
    CORRECTIONS.put("topic's title", List.of("topic estuaries --title=Estuaries"));
    CORRECTIONS.put("topic", List.of("topic estuaries --rename estuary"));
    CORRECTIONS.put("draft", List.of(DOCUMENT.formatted("", ", 'status': 'draft'")));
    CORRECTIONS.put(
        "retracted",
        List.of(DOCUMENT.formatted("", ", 'status': 'retracted', 'statusReason': 'Wrong.'")));
    CORRECTIONS.put(
        "superseded",
        List.of(DOCUMENT.formatted("", ", 'status': 'superseded', 'supersededBy': 'li1'")));
    CORRECTIONS.put(
        "identifiers", List.of(DOCUMENT.formatted("", ", 'identifiers': {'doi': '10.5555/2'}")));
    CORRECTIONS.put(
        "more fields",
        List.of(
            DOCUMENT.formatted(
                ", 'orcid': '0000-0002-1825-0097'",
                ", 'abstract': 'On currents.', 'license': 'CC-BY-4.0', 'language': 'en',"
                    + " 'topics': ['tides'], 'fullText': 'https://example.org/2.pdf',"
                    + " 'references': [{'text': 'Tides.'}]"),
            "author wei-li --name Wei --orcid 0000-0002-1825-0097"));
    CORRECTIONS.put("another handle", List.of(DOCUMENT.replace("wei-li", "li").formatted("", "")));
  }

  @TempDir private Path directory;

  private final String tenant = "c" + CATALOGS.incrementAndGet();

  static List<String> corrections() {
    return Thorough.of(
        List.copyOf(CORRECTIONS.keySet()),
        List.of("split", "split, renamed", "title", "retracted", "more fields", "another handle"));
  }

  /** The import was interrupted, and is resumed after the correction as the tool advises. */
  @ParameterizedTest
  @MethodSource("corrections")
  void sameFileAgain_undoesNothing_andWritesNothing(String correction) throws IOException {
    Path file = directory.resolve("papers.bib");
    Files.writeString(file, PART);
    imported(file).expect(0);
    TableContent corrected = corrected(correction);

    Files.writeString(file, PART + REST);
    assertThat(imported(file).expect(0).out()).contains("1 created, 3 unchanged");
    TableContent resumed = content();
    assertThat(resumed.papers().items()).containsAllEntriesOf(corrected.papers().items());
    assertThat(resumed.profiles().items()).containsAllEntriesOf(corrected.profiles().items());
    assertThat(titles(resumed)).containsAllEntriesOf(titles(corrected));

    assertThat(imported(file).expect(0).out()).contains("4 unchanged", "0 items written");
    assertThat(content()).isEqualTo(resumed);
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  static List<String> exportedCorrections() {
    return Thorough.of(
        List.of("split", "split, renamed", "merged", "renamed", "title", "collection"),
        List.of("split", "title"));
  }

  /** An export of the time before, with profiles. */
  @ParameterizedTest
  @MethodSource("exportedCorrections")
  void olderExport_undoesNothing_andWritesNothing(String correction) throws IOException {
    Path file = directory.resolve("papers.bib");
    Files.writeString(file, PART + REST);
    imported(file).expect(0);
    Path export = directory.resolve("export.ndjson");
    run("export", "--out", export.toString()).expect(0);
    TableContent corrected = corrected(correction);

    assertThat(run("import", export.toString()).expect(0).out())
        .contains("8 entries: 8 unchanged", "0 items written");
    assertThat(content()).isEqualTo(corrected);
  }

  private static Map<ItemKey, Optional<String>> titles(TableContent content) {
    Map<ItemKey, Optional<String>> titles = new HashMap<>();
    content
        .where(key -> key.partition().endsWith("S"))
        .items()
        .forEach((key, item) -> titles.put(key, item.optional(Attributes.TITLE)));
    return titles;
  }

  private TableContent corrected(String correction) throws IOException {
    TableContent before = content();
    for (String command : CORRECTIONS.get(correction)) {
      int document = command.indexOf(" {") < 0 ? command.length() : command.indexOf(" {");
      List<String> words = new ArrayList<>(List.of(command.substring(0, document).split(" ")));
      if (document < command.length()) {
        Path file = directory.resolve("correction.json");
        Files.writeString(file, command.substring(document).replace('\'', '"'));
        words.add(file.toString());
      }
      run(words.toArray(String[]::new)).expect(0);
    }
    assertThat(content()).isNotEqualTo(before);
    return content();
  }

  private Run imported(Path file) {
    return run("import", file.toString(), "--collection-from-venue", "--topics-from-keywords");
  }

  private TableContent content() {
    return TableContent.of(TABLE.table(Namespace.named(tenant)));
  }

  private Run run(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--tenant=" + tenant);
    return Run.at(TABLE, all.toArray(String[]::new));
  }
}
