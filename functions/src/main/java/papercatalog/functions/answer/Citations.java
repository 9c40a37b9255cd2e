package papercatalog.functions.answer;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import papercatalog.bibliography.bibtex.BibtexWriter;
import papercatalog.bibliography.csl.CslWriter;
import papercatalog.bibliography.ris.RisWriter;
import papercatalog.domain.model.Paper;
import papercatalog.functions.content.Content;

/** Papers in the formats of reference managers; the operators' tool exports the same ones. */
final class Citations {
  private Citations() {}

  static Content bibtex(List<Paper> papers) {
    return joined(papers, BibtexWriter::entry);
  }

  static Content ris(List<Paper> papers) {
    return joined(papers, RisWriter::reference);
  }

  static Content csl(List<Paper> papers) {
    return Content.of(CslWriter.array(papers));
  }

  private static Content joined(List<Paper> papers, Function<Paper, String> text) {
    return Content.of(papers.stream().map(text).collect(Collectors.joining()));
  }
}
