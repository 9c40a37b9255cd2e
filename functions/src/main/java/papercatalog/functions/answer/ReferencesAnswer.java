package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.domain.model.ReferenceList;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.JtereferencesGenerated;
import papercatalog.functions.html.ListedReference;
import papercatalog.functions.html.SchemaOrg;
import papercatalog.functions.json.ReferencesJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

public final class ReferencesAnswer extends Answer {
  private final ReferenceList list;

  public ReferencesAnswer(ReferenceList list, Request request) {
    super(request, Links.of(request));
    this.list = list;
  }

  @Override
  Content json() {
    return ReferencesJson.references(list);
  }

  @Override
  void render(HtmlTemplateOutput page) {
    JtereferencesGenerated.render(
        page,
        null,
        frame("References of " + list.title()),
        list,
        SchemaOrg.of(list, request.origin()),
        ListedReference.of(list.references()));
  }

  @Override
  public String fileName() {
    return list.id() + "-references";
  }
}
