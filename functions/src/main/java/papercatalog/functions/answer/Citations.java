package papercatalog.functions.answer;

import module java.base;

import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.format.RisWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.functions.content.Content;

/** Papers as citations; the operators' tool exports the formats of reference managers too. */
final class Citations {
  private Citations() {}

  /** Entries behind remarks, which hold no {@code @}. */
  static Content bibtex(List<CitedPaper> papers, List<String> remarks) {
    return joined(
        remarks.stream().map(remark -> "% " + remark + "\n").collect(Collectors.joining()),
        papers,
        BibtexWriter::entry);
  }

  static Content ris(List<CitedPaper> papers) {
    return joined("", papers, RisWriter::reference);
  }

  static Content csl(List<CitedPaper> papers) {
    return Content.of(CslWriter.array(papers));
  }

  /** One line for each paper, in a style of the shelf. */
  static Content formatted(List<CitedPaper> papers, String style) {
    FormattedCitation citation = new FormattedCitation(CitationStyle.of(style));
    return joined("", papers, paper -> citation.of(paper) + "\n");
  }

  private static Content joined(
      String head, List<CitedPaper> papers, Function<CitedPaper, String> text) {
    return Content.of(papers.stream().map(text).collect(Collectors.joining("", head, "")));
  }
}
