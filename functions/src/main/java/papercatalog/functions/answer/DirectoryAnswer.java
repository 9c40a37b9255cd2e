package papercatalog.functions.answer;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.DirectoryPage;
import papercatalog.functions.json.DirectoryJson;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.request.LinkedPage;

/** A page of collections or topics. */
public final class DirectoryAnswer extends ListAnswer<DirectoryEntry> {
  private final String title;

  /**
   * @param title of the directory
   */
  public DirectoryAnswer(String title, LinkedPage<DirectoryEntry> listed) {
    super(listed);
    this.title = title;
  }

  @Override
  JsonText.Element<DirectoryEntry> entry() {
    return DirectoryJson::entry;
  }

  @Override
  Content html() {
    return DirectoryPage.html(title, listed());
  }
}
