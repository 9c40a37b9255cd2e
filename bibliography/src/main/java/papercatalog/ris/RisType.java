package papercatalog.ris;

import papercatalog.model.WorkKind;

/** The types of references of RIS that there are kinds of works for. */
enum RisType {
  BLOG,
  BOOK,
  CHAP,
  COMP,
  CONF,
  DATA,
  DICT,
  ELEC,
  ENCYC,
  GEN,
  JOUR,
  MANSCPT,
  MGZN,
  NEWS,
  PAMP,
  PAT,
  RPRT,
  SLIDE,
  STAND,
  THES,
  UNPB;

  /** The type for a kind of work. */
  static RisType of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE -> UNPB;
      case ARTICLE_JOURNAL, REVIEW, REVIEW_BOOK -> JOUR;
      case ARTICLE_MAGAZINE -> MGZN;
      case ARTICLE_NEWSPAPER -> NEWS;
      case BOOK -> BOOK;
      case CHAPTER -> CHAP;
      case DATASET -> DATA;
      case DOCUMENT -> GEN;
      case ENTRY_DICTIONARY -> DICT;
      case ENTRY_ENCYCLOPEDIA -> ENCYC;
      case MANUSCRIPT -> MANSCPT;
      case PAMPHLET -> PAMP;
      case PAPER_CONFERENCE -> CONF;
      case PATENT -> PAT;
      case POST_WEBLOG -> BLOG;
      case REPORT -> RPRT;
      case SOFTWARE -> COMP;
      case SPEECH -> SLIDE;
      case STANDARD -> STAND;
      case THESIS -> THES;
      case WEBPAGE -> ELEC;
    };
  }

  /** The tag of its editors, who are of second or third rank where it says of what they are. */
  String editorTag() {
    return switch (this) {
      case BLOG, CHAP, CONF, DICT, ENCYC -> "A2";
      case BOOK -> "A3";
      default -> "ED";
    };
  }

  /** Whether its number is one of its own, not that of an issue. */
  boolean isNumbered() {
    return this == PAT || this == RPRT || this == STAND;
  }

  /** Whether what others call a version is an edition of it. */
  boolean hasEditions() {
    return this == BOOK || this == COMP;
  }
}
