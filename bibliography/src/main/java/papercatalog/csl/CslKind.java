package papercatalog.csl;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.model.InvalidValue;
import papercatalog.model.WorkKind;
import papercatalog.text.Excerpt;

/** What kind of work a CSL-JSON item is: CSL's types, older ones, and Crossref's own. */
final class CslKind {
  private CslKind() {}

  /** The kind, unless the item has no type that is one. */
  static Optional<WorkKind> of(JsonNode item, List<Notice> notices) {
    String type = item.path("type").asText("");
    Optional<WorkKind> kind = ofType(type);
    if (kind.isEmpty() && !type.isBlank()) {
      notices.add(
          new Notice(
              NoticeKind.KIND_LEFT_OUT,
              "type `%s` is no kind of work: left out".formatted(Excerpt.of(type))));
    }
    return kind;
  }

  private static Optional<WorkKind> ofType(String type) {
    return switch (type) {
      case "journal-article" -> Optional.of(WorkKind.ARTICLE_JOURNAL);
      case "proceedings-article" -> Optional.of(WorkKind.PAPER_CONFERENCE);
      case "book-chapter", "book-section", "book-part" -> Optional.of(WorkKind.CHAPTER);
      case "reference-entry", "entry" -> Optional.of(WorkKind.ENTRY_ENCYCLOPEDIA);
      case "posted-content" -> Optional.of(WorkKind.ARTICLE);
      case "dissertation" -> Optional.of(WorkKind.THESIS);
      case "peer-review" -> Optional.of(WorkKind.REVIEW);
      case "monograph",
          "edited-book",
          "reference-book",
          "proceedings",
          "collection",
          "periodical",
          "classic" ->
          Optional.of(WorkKind.BOOK);
      case "post" -> Optional.of(WorkKind.POST_WEBLOG);
      default -> exact(type);
    };
  }

  private static Optional<WorkKind> exact(String type) {
    try {
      return Optional.of(WorkKind.of(type));
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }
}
