package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.Generated;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;

/**
 * Bibliographies that differ from the textbook, a folder for each format: {@code NAME.bib}, and in
 * {@code NAME.expected} the papers that its entries become, a line of JSON each, with the notices;
 * or why an entry is rejected. All papers are in the collection {@code refs}.
 *
 * <p>With {@code -Ddocs.update=true} the test writes what it reads: review each line that changes.
 */
final class ReadingTest {
  private static final Path FILES = Path.of("src/test/resources/papercatalog/publishing/reading");
  private static final ObjectMapper JSON = new ObjectMapper();

  static List<String> bibtex() throws IOException {
    return files("bibtex");
  }

  static List<String> csl() throws IOException {
    return files("csl");
  }

  private static List<String> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(FILES.resolve(folder))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.endsWith(".expected"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource
  void bibtex(String file) throws IOException {
    for (Paper paper : read(FileFormat.BIBTEX, FILES.resolve("bibtex", file))) {
      String entry = BibtexWriter.entry(new CitedPaper(paper));
      Paper written =
          PaperBuilder.from(paper)
              .kind(paper.kind().or(() -> Optional.of(WorkKind.DOCUMENT)))
              .build();
      assertThat(Read.paper(FileFormat.BIBTEX, entry)).as("read back").isEqualTo(written);
      assertReadBackFromCsl(paper);
    }
  }

  @ParameterizedTest
  @MethodSource
  void csl(String file) throws IOException {
    read(FileFormat.CSL_JSON, FILES.resolve("csl", file))
        .forEach(ReadingTest::assertReadBackFromCsl);
  }

  private static List<Paper> read(FileFormat format, Path file) throws IOException {
    List<Entry> entries = Read.entries(format, Files.readAllBytes(file), Read.MAPPING);
    Generated.file(
        Path.of(file.toString().replaceFirst("[^.]+$", "expected")),
        entries.stream().map(entry -> json(entry) + "\n").collect(Collectors.joining()));
    return entries.stream()
        .filter(PaperEntry.class::isInstance)
        .map(entry -> ((PaperEntry) entry).paper())
        .toList();
  }

  private static void assertReadBackFromCsl(Paper paper) {
    Paper read = Read.paper(FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper)));
    assertThat(read.identifiers()).isEqualTo(paper.identifiers());
  }

  private static ObjectNode json(Entry entry) {
    ObjectNode object =
        switch (entry) {
          case PaperEntry paper -> PaperDocument.write(paper.paper());
          case AuthorEntry _ -> throw new AssertionError("A bibliography has no profiles");
          case Rejected rejected ->
              JSON.createObjectNode()
                  .put("position", rejected.position().toString())
                  .put("rejected", rejected.reason());
        };
    object.remove("collection");
    for (Notice notice : entry.notices()) {
      object.withArray("notices").add(notice.kind().text() + ": " + notice.text());
    }
    return object;
  }
}
