package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.model.NamePrefix;
import papercatalog.functions.html.DirectoryPage;
import papercatalog.functions.html.JtedirectoryGenerated;
import papercatalog.functions.json.AuthorJson;
import papercatalog.functions.json.DirectoryJson;
import papercatalog.functions.request.LinkedPage;

/** A directory: the collections, topics or authors of a prefix. */
public final class DirectoryAnswer<T extends ListHead> extends ListAnswer<T> {
  private final String title;
  private final RecordJson.Writing<T> entry;
  private final String prefix;

  private DirectoryAnswer(
      String title, LinkedPage<T> listed, RecordJson.Writing<T> entry, String prefix) {
    super(listed);
    this.title = title;
    this.entry = entry;
    this.prefix = prefix;
  }

  public static DirectoryAnswer<DirectoryEntry> of(
      String title, NamePrefix prefix, LinkedPage<DirectoryEntry> listed) {
    return new DirectoryAnswer<>(title, listed, DirectoryJson::entry, prefix.value());
  }

  public static DirectoryAnswer<Author> ofAuthors(AuthorPrefix prefix, LinkedPage<Author> listed) {
    String title =
        "Authors: " + Character.toUpperCase(prefix.value().charAt(0)) + prefix.value().substring(1);
    return new DirectoryAnswer<>(title, listed, AuthorJson::entry, prefix.value());
  }

  @Override
  RecordJson.Writing<T> entry() {
    return entry;
  }

  @Override
  void render(HtmlTemplateOutput page) {
    JtedirectoryGenerated.render(
        page,
        null,
        new DirectoryPage(
            frame(title),
            request.origin(),
            listed.items().stream().map(DirectoryPage.DirectoryRow::of).toList(),
            list(),
            request.path(),
            prefix));
  }
}
