package papercatalog.citations.style;

import static papercatalog.citations.paper.CitationField.*;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.Pages;
import papercatalog.domain.model.Role;

/** Plain text, written by hand: a CSL processor starts too slowly. Titles keep their case. */
public final class FormattedCitation {
  private static final List<String> MONTHS =
      List.of(
          "Jan.", "Feb.", "Mar.", "Apr.", "May", "June", "July", "Aug.", "Sept.", "Oct.", "Nov.",
          "Dec.");
  private static final Predicate<String> ENDED = Pattern.compile("[.?!…。？！]”?\\z").asPredicate();
  private static final Pattern QUOTATION = Pattern.compile("[“\"]([^“”\"]*)[”\"]");

  private final CitedPaper cited;
  private final CitationStyle style;
  private final CitedKind kind;
  private final String year;

  private FormattedCitation(CitedPaper cited, CitationStyle style) {
    this.cited = cited;
    this.style = style;
    this.kind = CitedKind.of(cited.kind());
    this.year = cited.paper().published().text().substring(0, 4);
  }

  public static String of(CitedPaper cited, CitationStyle style) {
    FormattedCitation citation = new FormattedCitation(cited, style);
    return PlainFormula.of(
            switch (style) {
              case APA -> citation.apa();
              case IEEE -> citation.ieee();
              case CHICAGO -> citation.chicago();
              case MLA -> citation.mla();
            })
        .replaceAll("\\s+", " ")
        .strip();
  }

  /** The address at the end of an APA citation: of the DOI, on the web, or the record's own. */
  public static String address(CitedPaper cited) {
    return new FormattedCitation(cited, CitationStyle.APA).link();
  }

  private String apa() {
    boolean inProceedings = kind.bibtex().equals("inproceedings");
    String editors = editors("%s (Ed.)", "%s (Eds.)");
    boolean asPeriodical = isPeriodical() || (inProceedings && editors.isEmpty());
    String details =
        isPart() ? list(text(VOLUME, "Vol. ", ""), text(PAGES, "pp. ", "")) : edition();
    String container = list(editors, text(VENUE));
    String source =
        asPeriodical
            ? list(text(VENUE), text(VOLUME) + text(ISSUE, "(", ")"), text(PAGES))
            : container.isEmpty() ? "" : "In " + container + inBrackets(details);
    String title = cited.title() + (container.isEmpty() ? inBrackets(details) : "");
    String head = sentences(names().isEmpty() ? title : names()) + " (" + year + ")";
    String publisher = asPeriodical ? "" : text(PUBLISHER);
    return sentences(head, names().isEmpty() ? "" : title, source, publisher) + " " + link();
  }

  private String edition() {
    String number = text(ISSUE).matches("[0-9]+") ? text(ISSUE, "No. ", "") : text(ISSUE);
    String version = text(VERSION, "Version ", "");
    return number + (number.isEmpty() || version.isEmpty() ? "" : "; ") + version;
  }

  private String ieee() {
    String where =
        isPart()
            ? list(text(VENUE, "in ", ""), date(), text(VOLUME, "vol. ", ""), pages())
            : isPeriodical()
                ? list(
                    text(VENUE),
                    text(VOLUME, "vol. ", ""),
                    text(ISSUE, "no. ", ""),
                    pages(),
                    date())
                : list(text(VENUE), text(PUBLISHER), text(ISSUE), date());
    String entry = list(names(), quoted(",") + " " + where);
    return cited
        .doi()
        .map(doi -> sentences(entry + (isPeriodical() ? ", doi: " : ". doi: ") + doi))
        .orElseGet(
            () -> sentences(entry) + (link().isEmpty() ? "" : " [Online]. Available: " + link()));
  }

  private String pages() {
    return pages(text(PAGES).matches("\\w+") ? "p. " : "pp. ");
  }

  /** The pages; {@code CHICAGO} and {@code MLA} shorten the last one of a range. */
  private String pages(String before) {
    String pages = text(PAGES, before, "");
    return style == CitationStyle.IEEE
        ? pages
        : Pages.shortened(pages, style == CitationStyle.CHICAGO);
  }

  private String chicago() {
    String number = text(VOLUME, " ", "") + text(ISSUE, " (", ")");
    String source =
        isPeriodical()
            ? text(VENUE) + number + pages(": ")
            : isPart()
                ? list(
                    "In " + text(VENUE),
                    editors("edited by %s", "edited by %s"),
                    pages(text(VOLUME, "", ":")))
                : text(VENUE);
    String volume = isPart() && text(PAGES).isEmpty() ? text(VOLUME, "Vol. ", "") : "";
    String report = isReport() ? text(ISSUE) : "";
    String publisher = isPeriodical() ? "" : text(PUBLISHER);
    return sentences(names(), year, title(), report, source, volume, publisher, link());
  }

  private String mla() {
    String source =
        list(
            text(VENUE),
            isPart() ? editors("edited by %s", "edited by %s") : "",
            text(VOLUME, "vol. ", ""),
            text(ISSUE, isReport() ? "" : "no. ", ""),
            isPeriodical() ? "" : text(PUBLISHER),
            isPart() ? year : date(),
            pages(),
            link());
    return sentences(names(), title(), source);
  }

  private boolean isPeriodical() {
    return kind.bibtex().equals("article");
  }

  private boolean isPart() {
    return kind.bibtex().equals("inproceedings") || kind.bibtex().equals("incollection");
  }

  private boolean isReport() {
    return kind.bibtex().equals("techreport");
  }

  /**
   * Works of their own are set in italics, which plain text lacks; parts are quoted, and reports of
   * a series.
   */
  private String title() {
    boolean whole = kind.standsAlone() && !(isReport() && cited.text(VENUE).isPresent());
    return whole ? cited.title() : quoted(".");
  }

  private String quoted(String stop) {
    String title = QUOTATION.matcher(cited.title()).replaceAll("‘$1’");
    return "“" + title + (ENDED.test(title) ? "" : stop) + "”";
  }

  private String names() {
    Role role = cited.names(Role.AUTHOR).isEmpty() ? Role.EDITOR : Role.AUTHOR;
    List<CitedName> names = cited.names(role);
    String all = names.isEmpty() ? "" : styled(role).asHead();
    String many = names.size() > 1 ? "s" : "";
    return names.isEmpty() || role == Role.AUTHOR
        ? all
        : switch (style) {
          case APA -> all + " (Ed" + many + ".)";
          case IEEE -> all + ", Ed" + many + ".";
          case CHICAGO -> all + ", ed" + many + ".";
          case MLA -> all + ", editor" + many;
        };
  }

  private String editors(String one, String many) {
    List<CitedName> editors = cited.names(Role.EDITOR);
    return editors.isEmpty() || cited.names(Role.AUTHOR).isEmpty()
        ? ""
        : (editors.size() == 1 ? one : many).formatted(styled(Role.EDITOR).inside());
  }

  private StyledNames styled(Role role) {
    return new StyledNames(style, cited.names(role), cited.andOthers(role));
  }

  /** The day, in {@code MLA}, the month and the year, as far as they are known. */
  private String date() {
    String text = cited.paper().published().text();
    LocalDateTime earliest = cited.paper().published().earliest();
    String month = text.length() > 4 ? MONTHS.get(earliest.getMonthValue() - 1) : "";
    boolean isMla = style == CitationStyle.MLA;
    return (isMla && text.length() > 7 ? earliest.getDayOfMonth() + " " : "")
        + month
        + (month.isEmpty() ? "" : " ")
        + year;
  }

  private String link() {
    return cited
        .doi()
        .map(doi -> "https://doi.org/" + CitedPaper.address(doi))
        .or(cited::webUrl)
        .or(cited::arxivUrl)
        .or(() -> cited.text(URL))
        .orElse("");
  }

  private String text(CitationField field) {
    return text(field, "", "");
  }

  private String text(CitationField field, String before, String after) {
    return cited.text(field).map(text -> before + text + after).orElse("");
  }

  private static String inBrackets(String details) {
    return details.isEmpty() ? "" : " (" + details + ")";
  }

  private static String list(String... parts) {
    return given(parts).collect(Collectors.joining(", "));
  }

  private static String sentences(String... parts) {
    return given(parts)
        .map(part -> ENDED.test(part) ? part : part + ".")
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> given(String... parts) {
    return Stream.of(parts).filter(part -> !part.isBlank());
  }
}
