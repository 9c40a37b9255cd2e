package papercatalog.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Supplier;
import papercatalog.bibliography.document.DirectoryDocument;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.cli.console.AuthorText;
import papercatalog.cli.console.DirectoryText;
import papercatalog.cli.console.SummaryText;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperSummary;

/** A printable entry of a list. */
record ListEntry(Supplier<String> text, Supplier<JsonNode> json) {
  static ListEntry of(PaperSummary paper) {
    return new ListEntry(() -> SummaryText.of(paper), () -> PaperDocument.writeSummary(paper));
  }

  static ListEntry of(AuthorPaper paper) {
    return new ListEntry(() -> SummaryText.of(paper), () -> PaperDocument.writeAuthorPaper(paper));
  }

  static ListEntry of(DirectoryEntry entry) {
    return new ListEntry(() -> DirectoryText.of(entry), () -> DirectoryDocument.write(entry));
  }

  static ListEntry of(Membership author) {
    return new ListEntry(() -> AuthorText.of(author), () -> PaperDocument.writeMembership(author));
  }
}
