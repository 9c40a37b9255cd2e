package papercatalog.citations.bibtex;

import static papercatalog.citations.paper.CitationField.*;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.PersonName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;

/** Writes a paper as one BibTeX entry with the fields that styles and reference managers know. */
public final class BibtexWriter {
  private static final Pattern RANGES =
      Pattern.compile("[A-Za-z0-9.:]+(?:(?:–|, | )[A-Za-z0-9.:]+)*");
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
  private static final String AND = " and ";

  private final StringBuilder entry = new StringBuilder();
  private final CitedPaper cited;
  private final CitedKind kind;

  private BibtexWriter(CitedPaper cited) {
    this.cited = cited;
    this.kind = CitedKind.of(cited.kind());
  }

  /** The entry, with a line end. */
  public static String entry(CitedPaper cited) {
    return new BibtexWriter(cited).write(cited.paper());
  }

  private String write(Paper paper) {
    entry.append('@').append(kind.bibtex()).append('{').append(paper.id());
    fields(AUTHOR, TRANSLATOR);
    fields(TITLE, PUBLISHER);
    if (kind.bibtex().equals("phdthesis")) {
      field("type", "Thesis");
    }
    date(paper);
    fields(ARXIV, URL);
    fields(LANGUAGE, LICENSE);
    cited.statusNote().ifPresent(note -> field("note", LatexWriter.text(note)));
    fields(ABSTRACT, KEYWORDS);
    return entry.append("\n}\n").toString();
  }

  private void fields(CitationField first, CitationField last) {
    for (CitationField field : EnumSet.range(first, last)) {
      Optional<String> latex = latex(field);
      latex.ifPresent(value -> field(kind.bibtex(field), value));
      if (field == ARXIV && latex.isPresent()) {
        field("archiveprefix", "arXiv");
      }
    }
  }

  private Optional<String> latex(CitationField field) {
    return switch (field.form()) {
      case PEOPLE -> Optional.of(names(Role.of(field.text()))).filter(names -> !names.isEmpty());
      case IDENTIFIER, ADDRESS -> cited.text(field).map(CitedPaper::address);
      case WORDS -> cited.keywords();
      case LINE, PROSE ->
          switch (field) {
            case TITLE -> Optional.of(LatexWriter.title(cited.title()));
            case VENUE -> cited.paper().venue().map(LatexWriter::text);
            case PAGES -> cited.paper().pages().map(BibtexWriter::pages);
            default -> cited.text(field).map(LatexWriter::text);
          };
    };
  }

  private String names(Role role) {
    return cited.names(role).stream().map(BibtexWriter::name).collect(Collectors.joining(AND))
        + (cited.andOthers(role) ? AND + "others" : "");
  }

  /** {@code Family, Given} for people; others, such as groups, in braces. */
  private static String name(String name) {
    return PersonName.of(name)
        .map(
            parts ->
                LatexWriter.text(parts.fullFamily())
                    + parts.suffix().map(suffix -> ", " + suffix).orElse("")
                    + ", "
                    + LatexWriter.text(parts.given()))
        .orElseGet(() -> "{" + LatexWriter.text(name) + "}");
  }

  private void date(Paper paper) {
    String date = paper.published().text();
    field("year", date.substring(0, 4));
    if (date.length() >= 7) {
      macro("month", MONTHS.get(paper.published().earliest().getMonthValue() - 1));
    }
    if (date.length() > 7) {
      field("date", date);
    }
  }

  /** Writes ranges with two hyphens, as styles and other programs expect. */
  private static String pages(String pages) {
    return RANGES.matcher(pages).matches() ? pages.replace("–", "--") : LatexWriter.text(pages);
  }

  private void field(String name, String latex) {
    macro(name, "{" + latex + "}");
  }

  private void macro(String name, String value) {
    entry.append(",\n  ").append(name).append(" = ").append(value);
  }
}
