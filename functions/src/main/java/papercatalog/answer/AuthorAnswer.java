package papercatalog.answer;

import papercatalog.content.Content;
import papercatalog.html.AuthorPage;
import papercatalog.json.AuthorJson;
import papercatalog.model.Author;
import papercatalog.request.Links;
import papercatalog.request.Request;

/** An author's profile. */
public final class AuthorAnswer extends Answer {
  private final Author author;

  /** Makes it. */
  public AuthorAnswer(Author author, Request request) {
    super(request, Links.of(request));
    this.author = author;
  }

  @Override
  Content json() {
    return AuthorJson.author(author);
  }

  @Override
  Content html() {
    return AuthorPage.html(author, request(), links());
  }

  @Override
  public String fileName() {
    return author.handle().value();
  }
}
