package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.PaperFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtepapersGenerated;
import papercatalog.functions.html.ListedPaper;
import papercatalog.functions.html.PapersPage;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.LinkedPage;

public final class AuthorPapersAnswer extends ListAnswer<AuthorPaper> {
  private final AuthorHandle author;

  public AuthorPapersAnswer(AuthorHandle author, LinkedPage<AuthorPaper> listed) {
    super(listed);
    this.author = author;
  }

  @Override
  RecordJson.Writing<AuthorPaper> entry() {
    return PaperJson::authorPaper;
  }

  /** Names the lead authors and the author of the list. */
  @Override
  List<Paper> cited() {
    return listed.items().stream()
        .map(
            entry ->
                PaperBuilder.from(entry.paper())
                    .authors(entry.authors())
                    .authorCount(entry.paper().authorCount())
                    .build())
        .toList();
  }

  @Override
  void render(HtmlTemplateOutput page) {
    String about = AccessPatterns.GET_AUTHOR.path(author);
    List<ListedPaper> entries = ListedPaper.ofAuthor(listed.items(), request.origin());
    String name = authorName();
    Frame frame = frame("Papers by " + name);
    String none = "There is no author with the handle “" + name + "”, or no paper names them.";
    JtepapersGenerated.render(
        page,
        null,
        new PapersPage(frame, "Papers by", name, about, entries, listed, list(), none, null));
  }

  @Override
  Content atom(Namespace namespace) {
    return PaperFeed.by(listed, namespace, "Papers by " + authorName());
  }

  /** The author's name at the head of the list; on a later page, in its first paper. */
  private String authorName() {
    return listed
        .head(Author.class)
        .map(Author::name)
        .or(
            () ->
                listed.items().stream()
                    .findFirst()
                    .map(entry -> entry.membership().author().name()))
        .orElse(author.value());
  }
}
