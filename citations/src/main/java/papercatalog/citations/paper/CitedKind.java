package papercatalog.citations.paper;

import static java.util.stream.Collectors.toUnmodifiableMap;

import module java.base;

import papercatalog.domain.model.WorkKind;

/**
 * The names of a kind of work in citation formats, one row for each kind.
 *
 * @param bibtex the type of entry to write: one of BibTeX's own, which every style knows
 * @param bibtexRead the types of entries to read as this kind, separated by spaces
 * @param cslRead the types of items to read as this kind, apart from its own name
 */
public record CitedKind(String bibtex, String ris, String bibtexRead, String cslRead) {

  public static CitedKind of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE -> new CitedKind("misc", "UNPB", "", "posted-content");
      case ARTICLE_JOURNAL ->
          new CitedKind("article", "JOUR", "article suppperiodical", "journal-article");
      case ARTICLE_MAGAZINE -> new CitedKind("article", "MGZN", "", "");
      case ARTICLE_NEWSPAPER -> new CitedKind("article", "NEWS", "", "");
      case BOOK ->
          new CitedKind(
              "book",
              "BOOK",
              "book mvbook proceedings mvproceedings collection mvcollection reference mvreference"
                  + " manual periodical",
              "monograph edited-book reference-book book-set book-series proceedings collection"
                  + " periodical journal-issue classic");
      case CHAPTER ->
          new CitedKind(
              "incollection",
              "CHAP",
              "inbook incollection bookinbook suppbook suppcollection",
              "book-chapter book-section book-part book-track");
      case DATASET -> new CitedKind("misc", "DATA", "dataset", "database");
      case DOCUMENT -> new CitedKind("misc", "GEN", "misc", "component other");
      case ENTRY_DICTIONARY -> new CitedKind("incollection", "DICT", "", "");
      case ENTRY_ENCYCLOPEDIA ->
          new CitedKind("incollection", "ENCYC", "inreference", "reference-entry entry");
      case MANUSCRIPT -> new CitedKind("unpublished", "MANSCPT", "unpublished", "");
      case PAMPHLET -> new CitedKind("booklet", "PAMP", "booklet", "");
      case PAPER_CONFERENCE ->
          new CitedKind("inproceedings", "CONF", "inproceedings conference", "proceedings-article");
      case PATENT -> new CitedKind("misc", "PAT", "patent", "");
      case POST_WEBLOG -> new CitedKind("misc", "BLOG", "", "post");
      case REPORT ->
          new CitedKind(
              "techreport", "RPRT", "techreport report", "report-component report-series");
      case REVIEW -> new CitedKind("article", "JOUR", "review", "peer-review");
      case REVIEW_BOOK -> new CitedKind("article", "JOUR", "", "");
      case SOFTWARE -> new CitedKind("misc", "COMP", "software", "");
      case SPEECH -> new CitedKind("misc", "SLIDE", "", "");
      case STANDARD -> new CitedKind("misc", "STAND", "standard", "");
      case THESIS ->
          new CitedKind("phdthesis", "THES", "phdthesis mastersthesis thesis", "dissertation");
      case WEBPAGE -> new CitedKind("misc", "ELEC", "online electronic www", "");
    };
  }

  public static Map<String, WorkKind> byName(Function<CitedKind, String> names) {
    return Arrays.stream(WorkKind.values())
        .flatMap(
            kind -> Arrays.stream(names.apply(of(kind)).split(" ")).map(n -> Map.entry(n, kind)))
        .filter(entry -> !entry.getKey().isEmpty())
        .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** The name of a kind among those that are written as one type of BibTeX: {@code magazine}. */
  public static String subtype(WorkKind kind) {
    return kind.text().replaceFirst("^article-", "");
  }

  /** The kind with a subtype among those that are written as this type of BibTeX. */
  public Optional<WorkKind> ofSubtype(String subtype) {
    return Arrays.stream(WorkKind.values())
        .filter(kind -> of(kind).bibtex().equals(bibtex) && subtype(kind).equals(subtype))
        .findFirst();
  }

  public String bibtex(CitationField field) {
    return switch (field) {
      case VENUE ->
          switch (bibtex) {
            case "article" -> "journal";
            case "book" -> "maintitle";
            case "incollection", "inproceedings" -> "booktitle";
            default -> "howpublished";
          };
      case PUBLISHER ->
          switch (bibtex) {
            case "phdthesis" -> "school";
            case "techreport" -> "institution";
            default -> "publisher";
          };
      case VERSION -> isInEditions() ? "edition" : "version";
      default -> field.bibtex().getFirst();
    };
  }

  public String csl(CitationField field) {
    return switch (field) {
      case ISSUE -> isNumbered() ? "number" : "issue";
      case VERSION -> isInEditions() ? "edition" : "version";
      default -> field.csl().getFirst();
    };
  }

  public String ris(CitationField field) {
    return switch (field) {
      case EDITOR ->
          switch (ris) {
            case "BLOG", "CHAP", "CONF", "DICT", "ENCYC" -> "A2";
            case "BOOK" -> "A3";
            default -> field.ris;
          };
      case ISSUE -> isNumbered() ? "SN" : field.ris;
      case VERSION -> isInEditions() || ris.equals("COMP") ? "ET" : field.ris;
      default -> field.ris;
    };
  }

  /** Whether a number in BibTeX is that in the series, and not of an issue. */
  public boolean isInSeries() {
    return switch (bibtex) {
      case "book", "booklet", "incollection", "inproceedings", "phdthesis" -> true;
      default -> false;
    };
  }

  private boolean isInEditions() {
    return bibtex.equals("book") || bibtex.equals("incollection");
  }

  /** Whether its number identifies the work, not an issue. */
  public boolean isNumbered() {
    return switch (ris) {
      case "PAT", "RPRT", "STAND" -> true;
      default -> false;
    };
  }
}
