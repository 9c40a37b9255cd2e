package papercatalog.functions.html;

import static papercatalog.functions.html.KindName.Genre.*;

import papercatalog.domain.model.WorkKind;

/**
 * The names of a kind of work on pages.
 *
 * @param name for people: {@code Journal article}
 */
record KindName(String name, Genre genre) {
  /** How reference managers find the title and the venue. */
  enum Genre {
    PERIODICAL("journal_title", "journal", "article", "jtitle"),
    PREPRINT("", "journal", "preprint", "jtitle"),
    PROCEEDINGS("conference_title", "book", "proceeding", "btitle"),
    COLLECTION("inbook_title", "book", "bookitem", "btitle"),
    BOOK("", "book", "book", "btitle"),
    REPORT("", "book", "report", "btitle"),
    THESIS("", "dissertation", "dissertation", "title"),
    PATENT("", "patent", "patent", "title"),
    OTHER("", "book", "document", "title");

    /** Highwire's tag of the venue, without its prefix; empty if there is none. */
    final String tag;

    /** The format and the genre in COinS, and the title there: of the venue of a part. */
    final String format;

    final String word;
    final String title;

    Genre(String tag, String format, String word, String title) {
      this.tag = tag;
      this.format = format;
      this.word = word;
      this.title = title;
    }

    boolean isPart() {
      return this == PREPRINT || !tag.isEmpty();
    }
  }

  static KindName of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE -> new KindName("Preprint", PREPRINT);
      case ARTICLE_JOURNAL -> new KindName("Journal article", PERIODICAL);
      case ARTICLE_MAGAZINE -> new KindName("Magazine article", PERIODICAL);
      case ARTICLE_NEWSPAPER -> new KindName("Newspaper article", PERIODICAL);
      case BOOK -> new KindName("Book", Genre.BOOK);
      case CHAPTER -> new KindName("Chapter", COLLECTION);
      case DATASET -> new KindName("Data set", OTHER);
      case DOCUMENT -> new KindName("Document", OTHER);
      case ENTRY_DICTIONARY -> new KindName("Dictionary entry", COLLECTION);
      case ENTRY_ENCYCLOPEDIA -> new KindName("Encyclopedia entry", COLLECTION);
      case MANUSCRIPT -> new KindName("Manuscript", OTHER);
      case PAMPHLET -> new KindName("Pamphlet", OTHER);
      case PAPER_CONFERENCE -> new KindName("Conference paper", PROCEEDINGS);
      case PATENT -> new KindName("Patent", Genre.PATENT);
      case POST_WEBLOG -> new KindName("Blog post", OTHER);
      case REPORT -> new KindName("Report", Genre.REPORT);
      case REVIEW -> new KindName("Review", PERIODICAL);
      case REVIEW_BOOK -> new KindName("Book review", PERIODICAL);
      case SOFTWARE -> new KindName("Software", OTHER);
      case SPEECH -> new KindName("Talk", PROCEEDINGS);
      case STANDARD -> new KindName("Standard", OTHER);
      case THESIS -> new KindName("Thesis", Genre.THESIS);
      case WEBPAGE -> new KindName("Web page", OTHER);
    };
  }

  static String openGraphType(WorkKind kind) {
    return switch (kind) {
      case BOOK -> "book";
      case POST_WEBLOG, WEBPAGE -> "website";
      default -> "article";
    };
  }
}
