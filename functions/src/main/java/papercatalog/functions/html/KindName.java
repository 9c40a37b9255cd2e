package papercatalog.functions.html;

import static papercatalog.functions.html.KindName.Genre.*;

import papercatalog.domain.model.WorkKind;

/**
 * The names of a kind of work on pages.
 *
 * @param name for people: {@code Journal article}
 * @param schemaType its type of schema.org
 * @param venue the label of the venue
 */
record KindName(String name, String schemaType, String venue, Genre genre) {
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
      case ARTICLE -> alone("Preprint", "ScholarlyArticle", PREPRINT);
      case ARTICLE_JOURNAL -> part("Journal article", "ScholarlyArticle", "Journal", PERIODICAL);
      case ARTICLE_MAGAZINE -> part("Magazine article", "Article", "Magazine", PERIODICAL);
      case ARTICLE_NEWSPAPER -> part("Newspaper article", "NewsArticle", "Newspaper", PERIODICAL);
      case BOOK -> alone("Book", "Book", Genre.BOOK);
      case CHAPTER -> part("Chapter", "Chapter", "Book", COLLECTION);
      case DATASET -> alone("Data set", "Dataset", OTHER);
      case DOCUMENT -> alone("Document", "CreativeWork", OTHER);
      case ENTRY_DICTIONARY -> part("Dictionary entry", "Article", "Book", COLLECTION);
      case ENTRY_ENCYCLOPEDIA -> part("Encyclopedia entry", "Article", "Book", COLLECTION);
      case MANUSCRIPT -> alone("Manuscript", "Manuscript", OTHER);
      case PAMPHLET -> alone("Pamphlet", "CreativeWork", OTHER);
      case PAPER_CONFERENCE ->
          part("Conference paper", "ScholarlyArticle", "Proceedings", PROCEEDINGS);
      case PATENT -> alone("Patent", "CreativeWork", Genre.PATENT);
      case POST_WEBLOG -> alone("Blog post", "BlogPosting", OTHER);
      case REPORT -> alone("Report", "Report", Genre.REPORT);
      case REVIEW -> part("Review", "Review", "Journal", PERIODICAL);
      case REVIEW_BOOK -> part("Book review", "Review", "Journal", PERIODICAL);
      case SOFTWARE -> alone("Software", "SoftwareSourceCode", OTHER);
      case SPEECH -> part("Talk", "CreativeWork", "Event", PROCEEDINGS);
      case STANDARD -> alone("Standard", "CreativeWork", OTHER);
      case THESIS -> alone("Thesis", "Thesis", Genre.THESIS);
      case WEBPAGE -> alone("Web page", "WebPage", OTHER);
    };
  }

  private static KindName part(String name, String schemaType, String venue, Genre genre) {
    return new KindName(name, schemaType, venue, genre);
  }

  private static KindName alone(String name, String schemaType, Genre genre) {
    return new KindName(name, schemaType, "Appeared in", genre);
  }

  static String openGraphType(WorkKind kind) {
    return switch (kind) {
      case BOOK -> "book";
      case POST_WEBLOG, WEBPAGE -> "website";
      default -> "article";
    };
  }
}
