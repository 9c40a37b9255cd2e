package papercatalog.domain.model;

import static java.util.stream.Collectors.joining;

import module java.base;

/** The types of the Citation Style Language (CSL 1.0.2) for written works. */
public enum WorkKind implements NamedConstant {
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

  public static WorkKind of(String text) {
    Optional<WorkKind> kind = NamedConstant.find(values(), text);
    if (kind.isEmpty()) {
      throw new InvalidValue(
          "kind",
          Arrays.stream(values())
              .map(WorkKind::text)
              .collect(joining(", ", "must be one of ", "")));
    }
    return kind.get();
  }
}
