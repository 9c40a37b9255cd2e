package papercatalog.domain.model;

import module java.base;

/**
 * What kind of work a paper is: the types of the Citation Style Language (CSL 1.0.2) for written
 * works.
 */
public enum WorkKind {
  /** An article outside any periodical, such as a preprint. */
  ARTICLE,
  ARTICLE_JOURNAL,
  ARTICLE_MAGAZINE,
  ARTICLE_NEWSPAPER,
  BOOK,
  CHAPTER,
  DATASET,
  /** Any work of no other kind. */
  DOCUMENT,
  ENTRY_DICTIONARY,
  ENTRY_ENCYCLOPEDIA,
  MANUSCRIPT,
  PAMPHLET,
  PAPER_CONFERENCE,
  PATENT,
  POST_WEBLOG,
  REPORT,
  REVIEW,
  REVIEW_BOOK,
  SOFTWARE,
  SPEECH,
  STANDARD,
  THESIS,
  WEBPAGE;

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Its name in CSL, in JSON and in items: {@code paper-conference}. */
  public String text() {
    return text;
  }

  public static WorkKind of(String text) {
    for (WorkKind kind : values()) {
      if (kind.text.equals(text)) {
        return kind;
      }
    }
    throw new InvalidValue("kind", "must be one of " + names());
  }

  private static String names() {
    return Arrays.stream(values()).map(WorkKind::text).collect(Collectors.joining(", "));
  }
}
