package papercatalog.functions.answer;

import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.SearchResultPage;
import papercatalog.functions.json.SearchJson;
import papercatalog.functions.request.SearchResult;
import papercatalog.functions.request.SearchResult.Hit;

/** The papers that meet a query. */
public final class SearchAnswer extends Answer {
  private final SearchResult result;

  public SearchAnswer(SearchResult result) {
    super(result.listed().request(), result.listed().links());
    this.result = result;
  }

  @Override
  Content json() {
    return SearchJson.result(result);
  }

  @Override
  Content html() {
    return SearchResultPage.html(result);
  }

  @Override
  List<Paper> cited() {
    return result.listed().items().stream().map(Hit::paper).toList();
  }

  @Override
  void addRelations(List<String> values) {
    addRelation(values, result.listed().next(), "next");
  }

  @Override
  public String fileName() {
    return "search";
  }
}
