package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.format.RisWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.document.PaperDocument;

/** Awkward names, from each format into each: {@code names.txt} has a line for each. */
final class NamesTest {
  private static final Path TABLE = Path.of("src/test/resources/papercatalog/publishing/names.txt");

  /** The columns: a name in BibTeX or a member of CSL-JSON, and what becomes of it. */
  private record Line(String source, String json, String bibtex, String csl, String ris) {
    static Line of(String text) {
      String[] columns = text.split(" \\| ", -1);
      return new Line(
          columns[0].strip(),
          columns[1].strip(),
          columns[2].strip(),
          columns[3].strip(),
          columns[4].strip());
    }

    Paper paper() {
      return source.startsWith("{\"")
          ? Read.paper(
              FileFormat.CSL_JSON,
              "[{\"id\":\"k\",\"title\":\"T\",\"issued\":{\"date-parts\":[[2018]]},\"author\":["
                  + source
                  + "]}]")
          : Read.paper(
              FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={" + source + "}}");
    }
  }

  @Test
  void names_becomeTheSameInEachFormat_andAreReadBack() throws IOException {
    List<String> lines =
        Files.readAllLines(TABLE).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    assertThat(lines).hasSizeGreaterThanOrEqualTo(60);
    List<String> found = new ArrayList<>();
    for (String text : lines) {
      Line line = Line.of(text);
      Paper paper = line.paper();
      found.add(
          String.join(" | ", line.source(), json(paper), bibtex(paper), csl(paper), ris(paper)));
      Authorship author = paper.authors().getFirst();
      for (Paper again :
          List.of(
              Read.paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))),
              Read.paper(FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper))),
              Read.paper(FileFormat.NDJSON, PaperDocument.write(paper).toString()))) {
        assertThat(again.authors().getFirst().withOrcid(null))
            .as(text)
            .isEqualTo(author.withOrcid(null));
      }
    }
    assertThat(String.join("\n", found)).isEqualTo(String.join("\n", lines));
  }

  private static String json(Paper paper) {
    return PaperDocument.write(paper).path("authors").get(0).toString();
  }

  private static String bibtex(Paper paper) {
    return between(BibtexWriter.entry(new CitedPaper(paper)), "author = {", "},\n");
  }

  private static String csl(Paper paper) {
    return between(CslWriter.item(new CitedPaper(paper)), "\"author\":[", "],\"issued");
  }

  private static String ris(Paper paper) {
    return between(RisWriter.reference(new CitedPaper(paper)), "AU  - ", "\r\n");
  }

  private static String between(String text, String begin, String end) {
    int from = text.indexOf(begin) + begin.length();
    return text.substring(from, text.indexOf(end, from));
  }
}
