package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.Sources;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.FilePosition;

/** BibTeX files as a whole: macros, cross-references, and what is broken. */
final class BibtexFileTest {
  private static final String FINE =
      "@misc{fine, title={Fine}, author={Ada Lovelace}, year=2018}\n";

  @TempDir private Path directory;

  @Test
  void strings_areExpanded_acrossFilesToo() throws IOException {
    Path abbreviations =
        file("abbrev.bib", "@string{acisp = \"ACISP\"}\n@string{one = acisp # {: 1st}}");
    Path entries =
        file("misc.bib", "@misc{k, title = one # \" {CROSS}\", author={Ada Lovelace}, year=2018}");

    assertThat(read(abbreviations, entries)).containsExactly("misc.bib:1 (k) ACISP: 1st CROSS");
    assertThat(read(entries))
        .containsExactly(
            "misc.bib:1 (k) field title uses @string one, which nothing before it defines");
  }

  @Test
  void stringsThatExplode_areRefused() {
    StringBuilder laughs = new StringBuilder("@string{a0 = \"lol\"}\n");
    for (int i = 1; i <= 60; i++) {
      laughs.append(
          "@string{a%d = %s}\n"
              .formatted(i, String.join("#", Collections.nCopies(10, "a" + (i - 1)))));
    }
    List<String> read =
        read(laughs + "@misc{k, title=a60, author={Ada Lovelace}, year=2018}\n" + FINE);

    assertThat(read)
        .hasSize(60 - 3 + 2)
        .startsWith(
            "file:5 (@string) @string `a4` is longer than 10,000 characters with its @strings"
                + " expanded")
        .endsWith("file:63 (fine) Fine");
  }

  @Test
  void crossref_takesFromItsParentWhatIsNotOfTheEntryAlone() throws IOException {
    Path file =
        file(
            "refs.bib",
            """
            @string{proc = "Proc. "}
            @inproceedings{child, title={Child}, author={Ada Lovelace}, crossref={Parent}}
            @inproceedings{orphan, title={Orphan}, author={Ada Lovelace}, crossref="missing"}
            @proceedings{parent, title = proc # {SOSP}, editor={Alan Turing}, year=2007, month=oct,
              volume=41, number=6, publisher={ACM}, pages=600, doi={10.1/p}, abstract={A},
              pdf={https://x.org/p.pdf}}
            """);
    try (Sources source = new Sources(Read.MAPPING)) {
      source.add(file, FileFormat.BIBTEX);
      Paper child = ((PaperEntry) source.next()).paper();
      assertThat(child.venue()).contains("Proc. SOSP");
      assertThat(child.published().text()).isEqualTo("2007-10");
      assertThat(child.volume()).contains("41");
      assertThat(child.issue()).contains("6");
      assertThat(child.publisher()).contains("ACM");
      assertThat(child.pages()).isEmpty();
      assertThat(child.identifiers()).isEmpty();
      assertThat(child.abstractText()).isEmpty();
      assertThat(child.text(TextField.FULL_TEXT)).isEmpty();
      assertThat(child.authors())
          .extracting(Authorship::role)
          .containsExactly(Role.AUTHOR, Role.EDITOR);
      assertThat(source.next())
          .isInstanceOfSatisfying(
              Rejected.class,
              orphan ->
                  assertThat(orphan.reason())
                      .isEqualTo("crossref or xdata names an entry that the files do not have"));
      assertThat(source.next()).isInstanceOf(PaperEntry.class);
      assertThat(source.hasNext()).isFalse();
      assertThat(source.bytesRead()).isEqualTo(Files.size(file));
    }
  }

  @Test
  void notUtf8_isRejected() {
    byte[] latin1 =
        "@misc{k, title={Caf\u00e9}, author={Ada Lovelace}, year=2018}"
            .getBytes(StandardCharsets.ISO_8859_1);

    assertThat(Read.entries(FileFormat.BIBTEX, latin1, Read.MAPPING))
        .containsExactly(
            new Rejected(
                new FilePosition("file", 1, "k"),
                "not UTF-8: there is a character that cannot be read"));
  }

  @Test
  void deepNesting_isRejected() {
    assertThat(read("@misc{k, title={" + "{".repeat(100_000) + "}".repeat(100_000) + "}}\n" + FINE))
        .containsExactly("file:1 (k) braces are nested deeper than 1,000", "file:2 (fine) Fine");
  }

  @Test
  void endlessEntry_isRejected() {
    assertThat(read("@misc{k, title={" + "x".repeat(9_000_000) + "}}\n" + FINE))
        .containsExactly("file:1 (k) longer than 8,000,000 characters", "file:2 (fine) Fine");
  }

  @Test
  void thousandsOfParts_areRejected() {
    assertThat(read("@misc{k, title={a}" + "#{b}".repeat(100_000) + "}\n" + FINE))
        .containsExactly("file:1 (k) more than 1,000 parts are joined by #", "file:2 (fine) Fine");
  }

  @Test
  void authors3000_areAllRead() {
    String names =
        IntStream.range(0, 3_000)
            .mapToObj(i -> "Author Number" + i)
            .collect(Collectors.joining(" and "));

    assertThat(
            Read.paper(
                    FileFormat.BIBTEX,
                    "@misc{k, title={T}, year=2018, author={%s}}".formatted(names))
                .authors())
        .hasSize(3_000);
  }

  private static List<String> read(String text) {
    return Read.entries(FileFormat.BIBTEX, text).stream().map(BibtexFileTest::shown).toList();
  }

  private List<String> read(Path... files) throws IOException {
    List<String> read = new ArrayList<>();
    Sources sources = new Sources(Read.MAPPING);
    for (Path file : files) {
      sources.add(file, FileFormat.of(file).orElseThrow());
    }
    sources.forEachRemaining(
        entry -> read.add(shown(entry).substring(directory.toString().length() + 1)));
    return read;
  }

  private Path file(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content);
  }

  private static String shown(Entry entry) {
    return entry.position()
        + " "
        + switch (entry) {
          case PaperEntry paper -> paper.paper().title();
          case AuthorEntry author -> author.author().name();
          case Rejected rejected -> rejected.reason();
        };
  }
}
