package papercatalog.functions.html;

import papercatalog.domain.model.WorkKind;

/** Display names and schema.org types of kinds of work. */
final class KindName {
  private KindName() {}

  /** {@code Journal article}. */
  static String of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE -> "Preprint";
      case ARTICLE_JOURNAL -> "Journal article";
      case ARTICLE_MAGAZINE -> "Magazine article";
      case ARTICLE_NEWSPAPER -> "Newspaper article";
      case BOOK -> "Book";
      case CHAPTER -> "Chapter";
      case DATASET -> "Data set";
      case DOCUMENT -> "Document";
      case ENTRY_DICTIONARY -> "Dictionary entry";
      case ENTRY_ENCYCLOPEDIA -> "Encyclopedia entry";
      case MANUSCRIPT -> "Manuscript";
      case PAMPHLET -> "Pamphlet";
      case PAPER_CONFERENCE -> "Conference paper";
      case PATENT -> "Patent";
      case POST_WEBLOG -> "Blog post";
      case REPORT -> "Report";
      case REVIEW -> "Review";
      case REVIEW_BOOK -> "Book review";
      case SOFTWARE -> "Software";
      case SPEECH -> "Talk";
      case STANDARD -> "Standard";
      case THESIS -> "Thesis";
      case WEBPAGE -> "Web page";
    };
  }

  static String schemaType(WorkKind kind) {
    return switch (kind) {
      case ARTICLE, ARTICLE_JOURNAL, PAPER_CONFERENCE -> "ScholarlyArticle";
      case ARTICLE_MAGAZINE, ENTRY_DICTIONARY, ENTRY_ENCYCLOPEDIA -> "Article";
      case ARTICLE_NEWSPAPER -> "NewsArticle";
      case BOOK -> "Book";
      case CHAPTER -> "Chapter";
      case DATASET -> "Dataset";
      case MANUSCRIPT -> "Manuscript";
      case POST_WEBLOG -> "BlogPosting";
      case REPORT -> "Report";
      case REVIEW, REVIEW_BOOK -> "Review";
      case SOFTWARE -> "SoftwareSourceCode";
      case THESIS -> "Thesis";
      case WEBPAGE -> "WebPage";
      case DOCUMENT, PAMPHLET, PATENT, SPEECH, STANDARD -> "CreativeWork";
    };
  }

  static String openGraphType(WorkKind kind) {
    return switch (kind) {
      case BOOK -> "book";
      case POST_WEBLOG, WEBPAGE -> "website";
      default -> "article";
    };
  }

  /** The label of the venue for this kind of work. */
  static String venue(WorkKind kind) {
    return switch (kind) {
      case ARTICLE_JOURNAL, REVIEW, REVIEW_BOOK -> "Journal";
      case ARTICLE_MAGAZINE -> "Magazine";
      case ARTICLE_NEWSPAPER -> "Newspaper";
      case PAPER_CONFERENCE -> "Proceedings";
      case CHAPTER, ENTRY_DICTIONARY, ENTRY_ENCYCLOPEDIA -> "Book";
      case SPEECH -> "Event";
      case ARTICLE,
          BOOK,
          DATASET,
          DOCUMENT,
          MANUSCRIPT,
          PAMPHLET,
          PATENT,
          POST_WEBLOG,
          REPORT,
          SOFTWARE,
          STANDARD,
          THESIS,
          WEBPAGE ->
          "Appeared in";
    };
  }
}
