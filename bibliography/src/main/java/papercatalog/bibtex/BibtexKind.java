package papercatalog.bibtex;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.model.WorkKind;
import papercatalog.text.Excerpt;

/** What kind of work a BibTeX entry is, by its type: those of BibTeX and of biblatex. */
final class BibtexKind {
  private static final String ARXIV = "arxiv";

  private BibtexKind() {}

  /**
   * The kind, unless the type has none. What is on arXiv and in no journal is an article that
   * stands by itself.
   */
  static Optional<WorkKind> of(
      BibtexFields fields, Map<String, String> identifiers, List<Notice> notices) {
    Optional<WorkKind> kind = ofType(fields.type());
    if (kind.isEmpty()) {
      notices.add(
          new Notice(
              NoticeKind.KIND_LEFT_OUT,
              "type `@%s` is no kind of work: left out".formatted(Excerpt.of(fields.type()))));
    }
    return kind.map(
        usual ->
            switch (usual) {
              case ARTICLE_JOURNAL -> ofArticle(fields, identifiers);
              case DOCUMENT, MANUSCRIPT, WEBPAGE ->
                  identifiers.containsKey(ARXIV) && isWithout(fields, "booktitle")
                      ? WorkKind.ARTICLE
                      : usual;
              default -> usual;
            });
  }

  private static WorkKind ofArticle(BibtexFields fields, Map<String, String> identifiers) {
    Optional<String> journal = fields.firstLine("journal", "journaltitle");
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

  private static boolean isWithout(BibtexFields fields, String name) {
    return !fields.values().containsKey(name);
  }

  private static Optional<WorkKind> ofType(String type) {
    return Optional.ofNullable(
        switch (type) {
          case "article", "suppperiodical" -> WorkKind.ARTICLE_JOURNAL;
          case "inproceedings", "conference" -> WorkKind.PAPER_CONFERENCE;
          case "inbook", "incollection", "bookinbook", "suppbook", "suppcollection" ->
              WorkKind.CHAPTER;
          case "inreference" -> WorkKind.ENTRY_ENCYCLOPEDIA;
          case "book",
              "mvbook",
              "proceedings",
              "mvproceedings",
              "collection",
              "mvcollection",
              "reference",
              "mvreference",
              "manual",
              "periodical" ->
              WorkKind.BOOK;
          case "booklet" -> WorkKind.PAMPHLET;
          case "techreport", "report" -> WorkKind.REPORT;
          case "phdthesis", "mastersthesis", "thesis" -> WorkKind.THESIS;
          case "unpublished" -> WorkKind.MANUSCRIPT;
          case "online", "electronic", "www" -> WorkKind.WEBPAGE;
          case "patent" -> WorkKind.PATENT;
          case "dataset" -> WorkKind.DATASET;
          case "software" -> WorkKind.SOFTWARE;
          case "standard" -> WorkKind.STANDARD;
          case "review" -> WorkKind.REVIEW;
          case "misc" -> WorkKind.DOCUMENT;
          default -> null;
        });
  }
}
