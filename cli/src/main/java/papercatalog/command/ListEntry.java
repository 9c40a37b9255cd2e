package papercatalog.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Supplier;
import papercatalog.console.AuthorText;
import papercatalog.console.DirectoryText;
import papercatalog.console.SummaryText;
import papercatalog.document.DirectoryDocument;
import papercatalog.document.PaperDocument;
import papercatalog.model.AuthorPaper;
import papercatalog.model.DirectoryEntry;
import papercatalog.model.Membership;
import papercatalog.model.PaperSummary;

/** An entry of a list, as it is printed. */
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
