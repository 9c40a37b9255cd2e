package papercatalog.domain.model;

import static java.util.stream.Collectors.joining;

import module java.base;

/** The types of the Citation Style Language (CSL 1.0.2) for written works. */
public enum WorkKind implements NamedConstant {
  /** An article outside any periodical, such as a preprint. */
  ARTICLE("ScholarlyArticle"),
  ARTICLE_JOURNAL("ScholarlyArticle"),
  ARTICLE_MAGAZINE("Article"),
  ARTICLE_NEWSPAPER("NewsArticle"),
  BOOK("Book"),
  CHAPTER("Chapter"),
  DATASET("Dataset"),
  /** Any work of no other kind. */
  DOCUMENT("CreativeWork"),
  ENTRY_DICTIONARY("Article"),
  ENTRY_ENCYCLOPEDIA("Article"),
  MANUSCRIPT("Manuscript"),
  PAMPHLET("CreativeWork"),
  PAPER_CONFERENCE("ScholarlyArticle"),
  PATENT("CreativeWork"),
  POST_WEBLOG("BlogPosting"),
  REPORT("Report"),
  REVIEW("Review"),
  REVIEW_BOOK("Review"),
  SOFTWARE("SoftwareSourceCode"),
  SPEECH("CreativeWork"),
  STANDARD("CreativeWork"),
  THESIS("Thesis"),
  WEBPAGE("WebPage");

  private final String schemaType;

  WorkKind(String schemaType) {
    this.schemaType = schemaType;
  }

  /** Its type of schema.org. */
  public String schemaType() {
    return schemaType;
  }

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
