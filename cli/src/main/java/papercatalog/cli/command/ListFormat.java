package papercatalog.cli.command;

import java.util.function.Function;
import papercatalog.citations.format.RecordJson;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordLine;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.PaperSummary;
import papercatalog.publishing.document.RecordDocument;

record ListFormat<T>(Function<T, String> text, RecordJson.Writing<T> json) {
  static final ListFormat<PaperSummary> PAPERS =
      new ListFormat<>(RecordLine::of, RecordJson::summary);
  static final ListFormat<AuthorPaper> AUTHOR_PAPERS =
      new ListFormat<>(RecordLine::of, RecordJson::authorPaper);
  static final ListFormat<DirectoryEntry> ENTRIES =
      new ListFormat<>(RecordLine::of, RecordJson::entry);
  static final ListFormat<Change> CHANGES = new ListFormat<>(RecordLine::of, RecordJson::change);
  static final ListFormat<Author> AUTHORS = new ListFormat<>(RecordLine::of, RecordJson::author);
  static final ListFormat<ListedAuthor> LISTED_AUTHORS =
      new ListFormat<>(
          listed -> RecordLine.of(listed.membership()),
          (json, listed) -> RecordJson.membership(json, listed.membership()));

  void print(T entry, Output out) {
    out.result(() -> text.apply(entry), () -> RecordDocument.of(entry, json));
  }
}
