package papercatalog.bibtex;

import java.util.List;
import java.util.stream.Collectors;
import papercatalog.citation.CitedPaper;
import papercatalog.citation.PersonName;
import papercatalog.latex.LatexWriter;

/**
 * Names as BibTeX wants them: {@code Family, Given} for people, in braces where the parts are not
 * known, as those of groups.
 */
final class NameWriter {
  private static final String AND = " and ";

  private NameWriter() {}

  /** The names of one field. */
  static String names(List<String> names, boolean andOthers) {
    return names.stream().map(NameWriter::name).collect(Collectors.joining(AND))
        + (andOthers ? AND + CitedPaper.OTHERS : "");
  }

  private static String name(String name) {
    return switch (PersonName.of(name)) {
      case PersonName.Whole whole -> "{" + LatexWriter.text(whole.name()) + "}";
      case PersonName.Parts parts ->
          LatexWriter.text(parts.fullFamily())
              + parts.suffix().map(suffix -> ", " + suffix).orElse("")
              + ", "
              + LatexWriter.text(parts.given());
    };
  }
}
