package papercatalog.functions.answer;

import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperPage;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A version of a paper. */
public final class VersionAnswer extends Answer {
  private final Paper version;

  /** Makes it. */
  public VersionAnswer(Paper version, Request request) {
    super(request, Links.of(request));
    this.version = version;
  }

  @Override
  Content json() {
    return PaperJson.version(version);
  }

  @Override
  Content html() {
    return PaperPage.html(version, request(), links());
  }

  @Override
  List<Paper> cited() {
    return List.of(version);
  }

  @Override
  void addRelations(List<String> values) {
    Signposts.add(values, version);
  }

  @Override
  public String fileName() {
    return version.id() + "-" + version.revision();
  }
}
