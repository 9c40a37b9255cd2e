package papercatalog.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Supplier;
import papercatalog.bibliography.document.RecordDocument;
import papercatalog.bibliography.document.RecordJson;
import papercatalog.cli.console.RecordLine;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperSummary;

/** A printable entry of a list. */
record ListEntry(Supplier<String> text, Supplier<JsonNode> json) {
  static ListEntry of(PaperSummary paper) {
    return new ListEntry(
        () -> RecordLine.of(paper), () -> RecordDocument.of(paper, RecordJson::summary));
  }

  static ListEntry of(AuthorPaper paper) {
    return new ListEntry(
        () -> RecordLine.of(paper), () -> RecordDocument.of(paper, RecordJson::authorPaper));
  }

  static ListEntry of(DirectoryEntry entry) {
    return new ListEntry(
        () -> RecordLine.of(entry), () -> RecordDocument.of(entry, RecordJson::entry));
  }

  static ListEntry of(Change change) {
    return new ListEntry(
        () -> RecordLine.of(change), () -> RecordDocument.of(change, RecordJson::change));
  }

  static ListEntry of(Membership author) {
    return new ListEntry(
        () -> RecordLine.of(author), () -> RecordDocument.of(author, RecordJson::membership));
  }
}
