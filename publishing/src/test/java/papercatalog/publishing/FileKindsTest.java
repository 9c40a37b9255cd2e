package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.ENTRY;
import static papercatalog.publishing.Read.notices;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/**
 * Encodings, syntax and wrappers in which bibliographies come, and what entries lend each other.
 */
final class FileKindsTest {
  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
  void files_areReadByTheirByteOrderMark(String charset) {
    assertReadable("\uFEFF", charset);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Cp1252", "ISO8859_1", "UTF8", "UTF-8"})
  void encodingThatTheFileNames_isUsed(String charset) {
    assertReadable(
        "% This file was created with JabRef.\n% Encoding: " + charset + "\n\n", charset);
  }

  private static void assertReadable(String head, String charset) {
    String file = head + ENTRY.replace("{T}", "{Größe}").formatted("book", "year=2001");

    assertThat(
            Read.entries(FileFormat.BIBTEX, file.getBytes(Charset.forName(charset)), Read.MAPPING))
        .singleElement()
        .isInstanceOfSatisfying(
            PaperEntry.class, it -> assertThat(it.paper().title()).isEqualTo("Größe"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"_x", "none", "UTF-16"})
  void encodingThatTheFileCannotHave_isUtf8(String charset) {
    String file = "%% Encoding: %s\n".formatted(charset) + ENTRY.formatted("book", "year=2001");

    assertThat(paper(FileFormat.BIBTEX, file).title()).isEqualTo("T");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "year=2001, % note = {gone},\n % pages = {1},\n volume={3} % end\n",
        "year=2001, Early Access Date = {APR 2001}, volume={3}",
        "\u00A0year=2001,\u00A0volume\u2009= {3}\u00A0",
        "year=2001, volume={3}, volume={3}",
      })
  void oddSyntax_isRead(String fields) {
    String entry = ENTRY.formatted("book", fields);

    assertThat(paper(FileFormat.BIBTEX, entry).volume()).contains("3");
    assertThat(notices(entry)).extracting(Notice::kind).isSubsetOf(NoticeKind.FIELD_NOT_STORED);
  }

  @Test
  void repeatedField_isReported() {
    String entry = ENTRY.formatted("book", "year=2001, volume={3}, volume={4}");

    assertThat(paper(FileFormat.BIBTEX, entry).volume()).contains("3");
    assertThat(notices(entry))
        .extracting(Notice::text)
        .containsExactly("volume: only the first was taken");
  }

  @Test
  void parents_lendWhatTheChildLacks(@TempDir Path folder) throws IOException {
    List<Entry> entries =
        file(
            folder,
            """
            @inproceedings{a, author={Vale, Ruth}, title={A}, year=2005, month=sep, crossref={p}}
            @inbook{b, crossref={q}, title={B}, pages={1--20}}
            @incollection{c, author={Lind, M.}, title={C}, xdata={x}, crossref={r}}
            @proceedings{p, title={Proceedings}, editor={Moor, Hanna}, date={2001-01}}
            @book{q, author={Vale, Ruth and Moor, Hanna}, title={Tides}, publisher={Sea}, year=2016}
            @book{r, author={Vale, Ruth}, title={Volume}, crossref={s}}
            @mvbook{s, author={Vale, Ruth}, title={Series}, publisher={Sea}, year=1999}
            @xdata{x, publisher={Lake}, date={2003}}
            @inproceedings{t, author={Vale, Ruth}, title={T}, crossref={u}}
            @proceedings{u, title={Part}, editor={Moor, Hanna}, year=2000, crossref={s}}
            @inproceedings{m, author={Vale, Ruth}, title={M}, month=sep, crossref={u}}
            @inbook{z, crossref={z}, author={Vale, Ruth}, title={Own Parent}, year=2001}
            """);

    assertThat(entries).hasSize(11);
    assertThat(entry(entries, 9).published().text()).isEqualTo("2000-09");
    assertThat(entry(entries, 7).venue()).contains("Part");
    assertThat(entry(entries, 0).published().text()).isEqualTo("2005-09");
    assertThat(entry(entries, 0).venue()).contains("Proceedings");
    assertThat(entry(entries, 1).authors()).hasSize(2);
    assertThat(entry(entries, 1).venue()).contains("Tides");
    assertThat(entry(entries, 2).publisher()).contains("Lake");
    assertThat(entry(entries, 2).published().text()).isEqualTo("2003");
    assertThat(entry(entries, 5).publisher()).contains("Sea");
    assertThat(entry(entries, 5).published().text()).isEqualTo("1999");
  }

  @Test
  void comments_holdNoEntries(@TempDir Path folder) throws IOException {
    assertThat(
            file(
                folder,
                "@comment{\n@misc{no, title={No}}\n}\n" + ENTRY.formatted("misc", "year=1999")))
        .singleElement()
        .isInstanceOf(PaperEntry.class);
    assertThat(file(folder, "@comment{\n" + ENTRY.formatted("misc", "year=1999")))
        .singleElement()
        .isInstanceOf(Rejected.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"items\":[%s]}",
        "{\"status\":\"ok\",\"message\":%s}",
        "{\"status\":\"ok\",\"message\":{\"items\":[%s]}}",
        "{\n  \"items\": [%s]\n}",
        "{\"items\": [\n%s]}",
        "{\"references\": [%s]}",
        "[{\"id\":\"ITEM-1\",\"itemData\":%s}]",
        "{\"k\":%s}",
        "[{\"key\":\"A\",\"csljson\":%s}]",
        "{\"citationItems\":[{\"id\":1,\"itemData\":%s}],\"properties\":{}}",
      })
  void wrappedItems_areRead(String wrapper) {
    String item =
        "{\"id\":\"k\",\"title\":[\"T\"],\"author\":[{\"family\":\"V\"}],\"issued\":{\"date-parts\":[[2018]]}}";

    assertThat(paper(FileFormat.CSL_JSON, wrapper.formatted(item)).title()).isEqualTo("T");
  }

  /** As {@code curl} appends answers to a file. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s%s",
        "{\"message\":%s}{\"message\":%s}",
        "%s %s\n",
        "[%s][%s]",
        "[%s]\n[%s]",
        "{\n\"message\":%s}{\n\"message\":%s}"
      })
  void itemsOneAfterAnother_areRead(String file) {
    String item =
        "{\"id\":\"%s\",\"title\":\"T\",\"author\":[{\"family\":\"V\"}],\"issued\":\"2018\"}";

    assertThat(
            Read.entries(
                FileFormat.CSL_JSON, file.formatted(item.formatted("a"), item.formatted("b"))))
        .hasSize(2)
        .allMatch(PaperEntry.class::isInstance);
  }

  /** As PowerShell writes what it redirects. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
  void json_isReadByItsByteOrderMark(String charset) {
    String file =
        "\uFEFF{\"id\":\"a\",\"title\":\"Größe\",\"author\":[{\"family\":\"V\"}],\"issued\":\"2018\"}";

    assertThat(
            Read.entries(
                FileFormat.CSL_JSON, file.getBytes(Charset.forName(charset)), Read.MAPPING))
        .singleElement()
        .isInstanceOf(PaperEntry.class);
  }

  private static Paper entry(List<Entry> entries, int which) {
    return ((PaperEntry) entries.get(which)).paper();
  }

  private static List<Entry> file(Path folder, String content) throws IOException {
    Path file = Files.writeString(folder.resolve("a.bib"), content);
    List<Entry> entries = new ArrayList<>();
    try (Sources sources = new Sources(Read.MAPPING)) {
      sources.add(file, FileFormat.BIBTEX);
      sources.forEachRemaining(entries::add);
    }
    return entries;
  }
}
