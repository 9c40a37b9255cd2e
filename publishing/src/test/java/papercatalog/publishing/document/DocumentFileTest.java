package papercatalog.publishing.document;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.Sources;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.FilePosition;

/** Files of the project's own documents. */
final class DocumentFileTest {
  private static final String PAPER =
      "{\"id\":\"%s\",\"title\":\"T\",\"collection\":\"c\",\"published\":\"2018\","
          + "\"authors\":[{\"handle\":\"ada\",\"name\":\"Ada\"}]}";

  @Test
  void lines_becomePapersAndProfiles_andBrokenOnesAreReported() {
    assertThat(
            read(
                String.join(
                    "\n",
                    "\uFEFF" + PAPER.formatted("a") + "\r",
                    "",
                    "{\"handle\":\"ada\",\"name\":\"Ada\"}",
                    "{\"id\":\"b\",\"title\":\"T\"",
                    "[1]",
                    "{\"id\":\"c\",\"id\":\"d\"}",
                    PAPER.formatted("e") + " x",
                    "{\"id\":\"f\",\"title\":7}",
                    PAPER.formatted("g"))))
        .containsExactly(
            "file:1 (a) paper",
            "file:3 (ada) author",
            "file:4 not JSON: Unexpected end-of-input: expected close marker for Object",
            "file:5 not a JSON object",
            "file:6 not JSON: Duplicate field 'id' for `ObjectNode`",
            "file:7 not JSON: Unrecognized token 'x': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')",
            "file:8 (f) title must be a text, or left out; collection must be given; published must be given; authors must be given",
            "file:9 (g) paper");
  }

  @Test
  void documentSpreadOverLines_isRead() {
    String spread = PAPER.formatted("a").replace("{\"id\"", "{\n\"id\"").replace(",", ",\n  ");

    assertThat(read(spread + "\n" + spread.replace("\"a\"", "\"b\"")))
        .containsExactly("file:1 (a) paper", "file:8 (b) paper");
  }

  @Test
  void array_isRead_upToAMistake() {
    assertThat(read("\n[" + PAPER.formatted("a") + ",\n 7,\n" + PAPER.formatted("b") + "]"))
        .containsExactly("file:2 (a) paper", "file:3 not a JSON object", "file:4 (b) paper");
    assertThat(read("[" + PAPER.formatted("a") + ",\n{\"id\" 7}]"))
        .hasSize(2)
        .last()
        .asString()
        .startsWith("file:2 not JSON: ")
        .endsWith("; the rest of the file cannot be read");
  }

  @Test
  void nothing_isNothing() {
    assertThat(read("")).isEmpty();
    assertThat(read("\n \n")).isEmpty();
    assertThat(read("[]")).isEmpty();
  }

  @Test
  void idsAndHandles_countOnce_acrossTheFilesOfARun() {
    Sources sources = new Sources(Mapping.NONE);
    assertThat(read(sources, "one", PAPER.formatted("a") + "\n{\"handle\":\"a\",\"name\":\"A\"}"))
        .containsExactly("one:1 (a) paper", "one:2 (a) author");
    assertThat(read(sources, "two", PAPER.formatted("b") + "\n" + PAPER.formatted("a")))
        .containsExactly("two:1 (b) paper", "two:2 (a) paper a was given before, at one:1");
    assertThat(read(sources, "three", PAPER.formatted("A") + "\n{\"handle\":\"a\",\"name\":\"A\"}"))
        .containsExactly(
            "three:1 (A) paper A was given before, at one:1",
            "three:2 (a) author a was given before, at one:2");
  }

  /** Two papers of one id would be revisions of one. */
  @Test
  void madeId_isNoIdThatTheFileGives() {
    String one = PAPER.formatted("x").replace("\"id\":\"x\",", "");
    String made = "ada-2018-t";
    String other = PAPER.formatted(made).replace("\"title\":\"", "\"title\":\"Another ");

    assertThat(read(other + "\n" + one)).hasSize(2).allMatch(it -> it.endsWith(" paper"));
    assertThat(read(one + "\n" + other))
        .last()
        .asString()
        .contains("the id %s was made for".formatted(made));
  }

  @Test
  void rejectedPaper_leavesItsIdToTheNext() {
    assertThat(read("{\"id\":\"a\"}\n" + PAPER.formatted("a")))
        .containsExactly(
            "file:1 (a) title must be given; collection must be given; published must be given; authors must be given",
            "file:2 (a) paper");
  }

  @Test
  void thousandsOfIds_areAllKnown() {
    StringBuilder file = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      file.append(PAPER.formatted(i % 10_000)).append('\n');
    }
    List<Entry> entries = Read.entries(FileFormat.NDJSON, file.toString());

    assertThat(entries.subList(0, 10_000)).allMatch(PaperEntry.class::isInstance);
    for (int i = 10_000; i < 20_000; i++) {
      String id = String.valueOf(i - 10_000);
      assertThat(entries.get(i))
          .isEqualTo(
              new Rejected(
                  new FilePosition("file", i + 1, id),
                  "paper " + id + " was given before, at file:" + (i - 10_000 + 1)));
    }
  }

  @Test
  void lineThatIsTooLong_orNotUtf8_isReported() {
    byte[] latin1 = "{\"id\":\"é\"}\n{}".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(read("{\"id\":\"" + "x".repeat(9_000_000) + "\"}\n" + PAPER.formatted("a")))
        .containsExactly("file:1 line is longer than 8 MB", "file:2 (a) paper");
    assertThat(Read.entries(FileFormat.NDJSON, latin1, Mapping.NONE).getFirst())
        .isEqualTo(new Rejected(new FilePosition("file", 1, ""), "line is not UTF-8"));
  }

  @Test
  void arrayThatIsNotUtf8_isReportedAndLeft() {
    byte[] latin1 = "[{\"id\":\"\u00e9\"},{}]".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(Read.entries(FileFormat.NDJSON, latin1, Mapping.NONE))
        .containsExactly(
            new Rejected(
                new FilePosition("file", 1, ""), "not UTF-8; the rest of the file cannot be read"));
  }

  @Test
  void endlessArrayElement_isReported() {
    assertThat(read("[{\"id\":\"a\",\"x\":[" + "7,".repeat(9_000_000) + "7]}]"))
        .containsExactly("file:1 longer than 8 MB; the rest of the file cannot be read");
  }

  private static List<String> read(String text) {
    return Read.entries(FileFormat.NDJSON, text).stream().map(DocumentFileTest::shown).toList();
  }

  private static List<String> read(Sources sources, String file, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    sources.add(file, new ByteArrayInputStream(bytes), FileFormat.NDJSON);
    List<String> read = new ArrayList<>();
    sources.forEachRemaining(entry -> read.add(shown(entry)));
    return read;
  }

  private static String shown(Entry entry) {
    return entry.position()
        + " "
        + switch (entry) {
          case PaperEntry _ -> "paper";
          case AuthorEntry _ -> "author";
          case Rejected rejected -> rejected.reason();
        };
  }
}
