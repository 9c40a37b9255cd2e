package papercatalog.answer;

import java.util.List;
import papercatalog.content.Content;
import papercatalog.model.Paper;

/** Papers in the formats of reference managers. */
final class Citations {
  private Citations() {}

  static Content bibtex(List<Paper> papers) {
    return written("BibTeX", papers);
  }

  static Content ris(List<Paper> papers) {
    return written("RIS", papers);
  }

  static Content csl(List<Paper> papers) {
    return written("CSL-JSON", papers);
  }

  private static Content written(String format, List<Paper> papers) {
    throw new UnsupportedOperationException(format + " of " + papers);
  }
}
