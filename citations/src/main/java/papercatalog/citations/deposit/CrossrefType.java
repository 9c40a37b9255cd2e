package papercatalog.citations.deposit;

import module java.base;

import papercatalog.domain.model.WorkKind;

/** A type of record of Crossref that a paper can be deposited as. */
enum CrossrefType {
  POSTED_CONTENT,
  JOURNAL_ARTICLE,
  CONFERENCE_PAPER,
  CHAPTER,
  BOOK,
  REPORT,
  DISSERTATION;

  /** Empty for a kind that is not deposited. */
  static Optional<CrossrefType> of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE, POST_WEBLOG -> Optional.of(POSTED_CONTENT);
      case ARTICLE_JOURNAL, ARTICLE_MAGAZINE, ARTICLE_NEWSPAPER, REVIEW, REVIEW_BOOK ->
          Optional.of(JOURNAL_ARTICLE);
      case PAPER_CONFERENCE -> Optional.of(CONFERENCE_PAPER);
      case CHAPTER, ENTRY_DICTIONARY, ENTRY_ENCYCLOPEDIA -> Optional.of(CHAPTER);
      case BOOK -> Optional.of(BOOK);
      case REPORT -> Optional.of(REPORT);
      case THESIS -> Optional.of(DISSERTATION);
      case DATASET, DOCUMENT, MANUSCRIPT, PAMPHLET, PATENT, SOFTWARE, SPEECH, STANDARD, WEBPAGE ->
          Optional.empty();
    };
  }

  /** Whether the volume that holds the paper has a record of its own, with its editors. */
  boolean isInVolume() {
    return this == CONFERENCE_PAPER || this == CHAPTER;
  }
}
