package papercatalog.citations.paper;

import static papercatalog.citations.paper.CitationField.ValueForm.*;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;

/**
 * The fields of a citation, one row each: its names in BibTeX | CSL-JSON | RIS, and the part of a
 * paper that it holds. Readers use the first name that an entry has; writers use the first one in
 * the row, unless {@link CitedKind} has another for the kind of work. Each format has its own way
 * to write the id, the kind, the date and the status, so these have no row.
 */
public enum CitationField {
  AUTHOR(PEOPLE, "author | author | AU"),
  EDITOR(PEOPLE, "editor | editor | ED"),
  TRANSLATOR(PEOPLE, "translator | translator | A4"),
  CONTRIBUTOR(PEOPLE, " | contributor | N1"),
  TITLE(LINE, "title | title | TI"),
  SUBTITLE(TextField.SUBTITLE, "subtitle | subtitle | "),
  VENUE(
      TextField.VENUE,
      "journal journaltitle booktitle eventtitle howpublished school institution publisher"
          + " organization"
          + " | container-title event-title event institution publisher | T2"),
  VOLUME(TextField.VOLUME, "volume | volume | VL"),
  ISSUE(TextField.ISSUE, "number issue | issue number | IS"),
  PAGES(TextField.PAGES, "pages eid articleno | page article-number | SP"),
  SERIES(TextField.SERIES, "series | collection-title | T3"),
  SERIES_NUMBER(TextField.SERIES_NUMBER, "number volume | collection-number | M1"),
  PUBLISHER(TextField.PUBLISHER, "publisher institution school organization | publisher | PB"),
  GENRE(TextField.GENRE, "type | genre degree | M3"),
  ARXIV(IDENTIFIER, "eprint arxiv arxivid | number | UR"),
  DOI(IDENTIFIER, "doi | DOI | DO"),
  ISBN(IDENTIFIER, "isbn | ISBN | SN"),
  ISSN(IDENTIFIER, "issn | ISSN | SN"),
  PMCID(IDENTIFIER, "pmcid | PMCID | "),
  PMID(IDENTIFIER, "pmid | PMID | AN"),
  FULL_TEXT(TextField.FULL_TEXT, "pdf file | | L1"),
  URL(IDENTIFIER, "url | URL | UR"),
  LANGUAGE(TextField.LANGUAGE, "language langid hyphenation | language | LA"),
  VERSION(TextField.VERSION, "version edition | version edition edition-number | N1"),
  LICENSE(TextField.LICENSE, "license | | N1"),
  ABSTRACT(TextField.ABSTRACT, "abstract | abstract | AB"),
  KEYWORDS(WORDS, "keywords | keyword | KW"),
  PROTECTED_WORDS(TextField.PROTECTED_WORDS, " | protectedWords | ");

  public enum ValueForm {
    PEOPLE,
    LINE,
    PROSE,
    /** An identifier of the scheme of the same name, without markup. */
    IDENTIFIER,
    /** An http or https URL, without markup. */
    ADDRESS,
    WORDS
  }

  /** Texts that a work does not take from the volume that holds it. */
  private static final Set<CitationField> OWN =
      EnumSet.of(TITLE, SUBTITLE, PAGES, GENRE, PROTECTED_WORDS);

  private final ValueForm form;
  private final Optional<TextField> field;
  private final List<String> bibtex;
  private final List<String> csl;
  final String ris;

  CitationField(ValueForm form, String names) {
    this(form, Optional.empty(), names);
  }

  CitationField(TextField field, String names) {
    this(form(field), Optional.of(field), names);
  }

  CitationField(ValueForm form, Optional<TextField> field, String names) {
    String[] columns = names.split("\\|", -1);
    this.form = form;
    this.field = field;
    this.bibtex = List.of(columns[0].strip().split(" "));
    this.csl = List.of(columns[1].strip().split(" "));
    this.ris = columns[2].strip();
  }

  private static ValueForm form(TextField field) {
    return switch (field.form()) {
      case PROSE -> PROSE;
      case WEB_ADDRESS -> ADDRESS;
      case LINE, LANGUAGE_TAG -> LINE;
    };
  }

  public ValueForm form() {
    return form;
  }

  public List<String> bibtex() {
    return bibtex;
  }

  public List<String> csl() {
    return csl;
  }

  public String text() {
    return field.map(TextField::text).orElse(name().toLowerCase(Locale.ROOT));
  }

  public Optional<String> of(Paper paper) {
    return switch (form) {
      case LINE, PROSE, ADDRESS -> field.map(paper::text).orElse(Optional.of(paper.title()));
      case IDENTIFIER -> Optional.ofNullable(paper.identifiers().get(text()));
      case PEOPLE, WORDS -> Optional.empty();
    };
  }

  public void set(PaperBuilder paper, Optional<String> value) {
    if (this == TITLE) {
      value.ifPresent(paper::title);
    } else {
      field.ifPresent(it -> paper.text(it, value));
    }
  }

  /** Whether a paper is imported without this field, with a notice, if its value cannot be used. */
  public boolean mayBeLeftOut() {
    return form == ADDRESS || (form == LINE && this != TITLE && this != VENUE);
  }

  /** Whether an entry without the field has that of its {@code crossref} parent. */
  public boolean isInherited() {
    return this == AUTHOR || this == EDITOR || (form == LINE && !OWN.contains(this));
  }

  public static Optional<CitationField> toLeaveOut(String name) {
    return Arrays.stream(values())
        .filter(field -> field.mayBeLeftOut() && field.text().equals(name))
        .findFirst();
  }
}
