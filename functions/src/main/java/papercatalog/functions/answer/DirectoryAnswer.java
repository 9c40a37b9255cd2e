package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtedirectoryGenerated;
import papercatalog.functions.html.Link;
import papercatalog.functions.html.SchemaOrgPages;
import papercatalog.functions.json.DirectoryJson;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.request.LinkedPage;

public final class DirectoryAnswer extends ListAnswer<DirectoryEntry> {
  private final String title;

  public DirectoryAnswer(String title, LinkedPage<DirectoryEntry> listed) {
    super(listed);
    this.title = title;
  }

  @Override
  JsonText.Element<DirectoryEntry> entry() {
    return DirectoryJson::entry;
  }

  @Override
  void render(HtmlTemplateOutput page) {
    Frame frame = frame(title);
    List<Link> links = new ArrayList<>();
    for (DirectoryEntry entry : listed().items()) {
      String name = entry.title().orElse(entry.name());
      links.add(new Link(name, DirectoryJson.papers(entry)));
    }
    String schemaOrg = SchemaOrgPages.of(frame, request().origin(), links);
    JtedirectoryGenerated.render(page, null, frame, schemaOrg, listed().items(), list());
  }
}
