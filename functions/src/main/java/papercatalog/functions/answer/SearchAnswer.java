package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.model.RecognizedIdentifier;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.PaperFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtesearchGenerated;
import papercatalog.functions.html.SearchResult;
import papercatalog.functions.html.SearchResult.Hit;

public final class SearchAnswer extends ListAnswer<Hit> {
  private final SearchResult result;

  public SearchAnswer(SearchResult result) {
    super(result.listed());
    this.result = result;
  }

  /** The paper with an identifier, where a reader entered one in the field of the pages. */
  @Override
  public Optional<String> elsewhere(Format format) {
    return format == Format.HTML && isIdentifier(result.query().strip())
        ? Optional.of(
            AccessPatterns.FIND_PAPERS.path()
                + "?identifier="
                + PercentEncoding.inQuery(result.query().strip()))
        : Optional.empty();
  }

  /** A bare number or range is a year rather than a PubMed id or an ISSN. */
  private static boolean isIdentifier(String words) {
    try {
      return !words.contains(" ")
          && switch (RecognizedIdentifier.of(words).scheme()) {
            case DOI, ARXIV, ISBN, URL -> true;
            case ISSN, PMID -> words.contains(":");
          };
    } catch (InvalidValue _) {
      return false;
    }
  }

  @Override
  RecordJson.Writing<Hit> entry() {
    return SearchJson::hit;
  }

  @Override
  Content json() {
    return SearchJson.result(result);
  }

  @Override
  Content atom(Namespace namespace) {
    return PaperFeed.added(listed.map(Hit::paper), namespace, "Search for " + result.query());
  }

  @Override
  void render(HtmlTemplateOutput page) {
    Frame frame = frame("Search").asked(result.query());
    JtesearchGenerated.render(page, null, frame, result);
  }

  @Override
  List<Paper> cited() {
    return listed.items().stream().map(Hit::paper).toList();
  }
}
