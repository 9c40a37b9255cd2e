package papercatalog.bibliography.bibtex;

import module java.base;

import papercatalog.bibliography.citation.CitedKind;
import papercatalog.bibliography.entry.Notice;
import papercatalog.bibliography.entry.NoticeKind;
import papercatalog.bibliography.text.Excerpt;
import papercatalog.domain.model.WorkKind;

/** Maps the types of BibTeX and biblatex entries to kinds of work. */
final class BibtexKind {
  private static final String ARXIV = "arxiv";
  private static final Map<String, WorkKind> BY_TYPE = CitedKind.byName(CitedKind::bibtexRead);

  private BibtexKind() {}

  /**
   * The kind; empty if the type has none. An entry on arXiv and in no journal is a standalone
   * article.
   */
  static Optional<WorkKind> of(
      BibtexFields fields, Map<String, String> identifiers, List<Notice> notices) {
    WorkKind kind = BY_TYPE.get(fields.type());
    return switch (kind) {
      case null -> {
        notices.add(
            NoticeKind.KIND_LEFT_OUT.notice(
                "type `@%s` is no kind of work: left out", Excerpt.of(fields.type())));
        yield Optional.empty();
      }
      case ARTICLE_JOURNAL -> Optional.of(ofArticle(fields, identifiers));
      case DOCUMENT, MANUSCRIPT, WEBPAGE ->
          Optional.of(
              identifiers.containsKey(ARXIV) && !fields.values().containsKey("booktitle")
                  ? WorkKind.ARTICLE
                  : kind);
      default -> Optional.of(kind);
    };
  }

  private static WorkKind ofArticle(BibtexFields fields, Map<String, String> identifiers) {
    Optional<String> journal = fields.line("journal").or(() -> fields.line("journaltitle"));
    boolean preprint =
        journal
            .map(text -> text.equals("CoRR") || text.toLowerCase(Locale.ROOT).startsWith(ARXIV))
            .orElse(identifiers.containsKey(ARXIV));
    return preprint
        ? WorkKind.ARTICLE
        : switch (fields.line("entrysubtype").orElse("")) {
          case "magazine" -> WorkKind.ARTICLE_MAGAZINE;
          case "newspaper" -> WorkKind.ARTICLE_NEWSPAPER;
          default -> WorkKind.ARTICLE_JOURNAL;
        };
  }
}
