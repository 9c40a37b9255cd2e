package papercatalog.citations.paper;

import static java.util.stream.Collectors.toUnmodifiableMap;

import module java.base;

import papercatalog.domain.model.WorkKind;

/**
 * The names of a kind of work in citation formats, one row for each kind.
 *
 * @param bibtex the type of entry to write: one of BibTeX's own, which every style knows
 * @param standsAlone whether it is not part of another work, so that its editors edited the work
 *     itself
 * @param bibtexRead the types of entries to read as this kind, separated by spaces
 * @param cslRead the types of items to read as this kind, apart from its own name
 */
public record CitedKind(
    String bibtex, String ris, boolean standsAlone, String bibtexRead, String cslRead) {

  public static CitedKind of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE -> part("misc", "UNPB", "", "posted-content");
      case ARTICLE_JOURNAL -> part("article", "JOUR", "article suppperiodical", "journal-article");
      case ARTICLE_MAGAZINE -> part("article", "MGZN", "", "");
      case ARTICLE_NEWSPAPER -> part("article", "NEWS", "", "");
      case BOOK ->
          whole(
              "book",
              "BOOK",
              "book mvbook proceedings mvproceedings collection mvcollection reference mvreference"
                  + " manual periodical",
              "monograph edited-book reference-book proceedings collection periodical classic");
      case CHAPTER ->
          part(
              "incollection",
              "CHAP",
              "inbook incollection bookinbook suppbook suppcollection",
              "book-chapter book-section book-part");
      case DATASET -> whole("misc", "DATA", "dataset", "");
      case DOCUMENT -> part("misc", "GEN", "misc", "");
      case ENTRY_DICTIONARY -> part("incollection", "DICT", "", "");
      case ENTRY_ENCYCLOPEDIA ->
          part("incollection", "ENCYC", "inreference", "reference-entry entry");
      case MANUSCRIPT -> whole("unpublished", "MANSCPT", "unpublished", "");
      case PAMPHLET -> whole("booklet", "PAMP", "booklet", "");
      case PAPER_CONFERENCE ->
          part("inproceedings", "CONF", "inproceedings conference", "proceedings-article");
      case PATENT -> whole("misc", "PAT", "patent", "");
      case POST_WEBLOG -> part("misc", "BLOG", "", "post");
      case REPORT -> whole("techreport", "RPRT", "techreport report", "");
      case REVIEW -> part("article", "JOUR", "review", "peer-review");
      case REVIEW_BOOK -> part("article", "JOUR", "", "");
      case SOFTWARE -> whole("misc", "COMP", "software", "");
      case SPEECH -> part("misc", "SLIDE", "", "");
      case STANDARD -> whole("misc", "STAND", "standard", "");
      case THESIS -> whole("phdthesis", "THES", "phdthesis mastersthesis thesis", "dissertation");
      case WEBPAGE -> part("misc", "ELEC", "online electronic www", "");
    };
  }

  public static Map<String, WorkKind> byName(Function<CitedKind, String> names) {
    return Arrays.stream(WorkKind.values())
        .flatMap(
            kind -> Arrays.stream(names.apply(of(kind)).split(" ")).map(n -> Map.entry(n, kind)))
        .filter(entry -> !entry.getKey().isEmpty())
        .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  public String bibtex(CitationField field) {
    return switch (field) {
      case VENUE ->
          switch (bibtex) {
            case "article" -> "journal";
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
            default -> field.ris();
          };
      case ISSUE -> isNumbered() ? "SN" : field.ris();
      case VERSION -> ris.equals("BOOK") || ris.equals("COMP") ? "ET" : field.ris();
      default -> field.ris();
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

  private static CitedKind part(String bibtex, String ris, String bibtexRead, String cslRead) {
    return new CitedKind(bibtex, ris, false, bibtexRead, cslRead);
  }

  private static CitedKind whole(String bibtex, String ris, String bibtexRead, String cslRead) {
    return new CitedKind(bibtex, ris, true, bibtexRead, cslRead);
  }
}
