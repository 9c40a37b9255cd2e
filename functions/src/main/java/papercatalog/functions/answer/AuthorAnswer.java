package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.Map;
import papercatalog.domain.model.Author;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.JteauthorGenerated;
import papercatalog.functions.json.AuthorJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

public final class AuthorAnswer extends Answer {
  private final Author author;

  public AuthorAnswer(Author author, Request request) {
    super(request, Links.of(request));
    this.author = author;
  }

  @Override
  Content json() {
    return AuthorJson.author(author);
  }

  @Override
  void render(HtmlTemplateOutput page) {
    JteauthorGenerated.render(page, null, frame(author.name()), author);
  }

  @Override
  public void addHeaders(Map<String, String> headers) {
    addModified(headers, author.updatedAt());
  }

  @Override
  public String fileName() {
    return author.handle().value();
  }
}
