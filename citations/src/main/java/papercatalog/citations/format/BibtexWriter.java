package papercatalog.citations.format;

import static papercatalog.citations.paper.CitationField.*;

import module java.base;

import papercatalog.citations.latex.LatexWriter;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.WorkKind;

/** Writes a paper as one BibTeX entry with the fields that styles and reference managers know. */
public final class BibtexWriter {
  private static final Pattern PLAIN_PAGES = Pattern.compile("[A-Za-z0-9.:, –-]+");
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
  private static final Map<String, WorkKind> BY_TYPE = CitedKind.byName(CitedKind::bibtexRead);
  private static final String AND = " and ";
  private static final Pattern UNSAFE = Pattern.compile("[$\\\\{}\\p{C}\\p{Zl}\\p{Zp}\uFFFD]+");

  /** A family name with a word in lower case, or with initials at its end. */
  private static final Pattern ENCLOSED =
      Pattern.compile("^['’]?\\p{Ll}.* | ['’]?\\p{Ll}| \\p{Lu}\\.?$");

  private static final Pattern NAME_GRAMMAR =
      Pattern.compile("[,=;]|(?i)(?<!\\S)(?:and|et|al\\.?)(?!\\S)|\\S (?:[js]r\\.?|ii|iii|iv)$");

  private final StringBuilder entry = new StringBuilder();
  private final CitedPaper cited;
  private final CitedKind kind;

  private BibtexWriter(CitedPaper cited) {
    this.cited = cited;
    this.kind = CitedKind.of(cited.kind());
  }

  /** The entry, with a line end. */
  public static String entry(CitedPaper cited) {
    return new BibtexWriter(cited).write(cited.paper());
  }

  private String write(Paper paper) {
    boolean thesis = kind.bibtex().equals("phdthesis");
    String type = thesis ? Degree.type(cited.text(GENRE)) : kind.bibtex();
    entry.append('@').append(type).append('{').append(paper.id());
    fields(AUTHOR, TRANSLATOR);
    fields(TITLE, PUBLISHER);
    if (thesis || kind.bibtex().equals("techreport")) {
      cited
          .text(GENRE)
          .or(() -> thesis ? Optional.of("Thesis") : Optional.empty())
          .filter(genre -> !genre.equals(Degree.of(type)))
          .ifPresent(genre -> field(GENRE.bibtex().getFirst(), LatexWriter.text(genre)));
    }
    if (cited.kind() != evidentKind()) {
      field("entrysubtype", CitedKind.subtype(cited.kind()));
    }
    date(paper);
    fields(ARXIV, URL);
    fields(LANGUAGE, LICENSE);
    cited.statusNote().ifPresent(note -> field("note", LatexWriter.text(note)));
    fields(ABSTRACT, KEYWORDS);
    return entry.append("\n}\n").toString();
  }

  /** The kind that readers take from the type. */
  private WorkKind evidentKind() {
    boolean preprint =
        cited.text(ARXIV).isPresent()
            && switch (kind.bibtex()) {
              case "article" -> cited.text(VENUE).isEmpty();
              case "misc", "unpublished" -> true;
              default -> false;
            };
    return preprint ? WorkKind.ARTICLE : BY_TYPE.get(kind.bibtex());
  }

  private void fields(CitationField first, CitationField last) {
    for (CitationField field : EnumSet.range(first, last)) {
      Optional<String> latex = latex(field);
      latex.ifPresent(value -> field(name(field), value));
      if (field == ARXIV && latex.isPresent()) {
        field("archiveprefix", "arXiv");
      }
    }
  }

  /** A {@code number} next to a series is that in the series. */
  private String name(CitationField field) {
    return field == ISSUE && kind.isInSeries() && cited.text(SERIES).isPresent()
        ? "issue"
        : kind.bibtex(field);
  }

  private Optional<String> latex(CitationField field) {
    return switch (field.form()) {
      case PEOPLE -> Optional.of(names(Role.of(field.text()))).filter(names -> !names.isEmpty());
      case IDENTIFIER ->
          cited.text(field).map(field == URL ? CitedPaper::address : BibtexWriter::bare);
      case ADDRESS -> cited.text(field).map(CitedPaper::address);
      case WORDS -> cited.keywords();
      case LINE, PROSE ->
          switch (field) {
            case TITLE -> Optional.of(title(cited.titleAlone()));
            case SUBTITLE -> cited.text(field).map(this::title);
            case SERIES_NUMBER ->
                cited
                    .text(field)
                    .filter(_ -> kind.isInSeries() && cited.text(SERIES).isPresent())
                    .map(LatexWriter::text);
            case PROTECTED_WORDS -> Optional.empty();
            case PAGES -> cited.paper().pages().map(BibtexWriter::pages);
            default -> cited.text(field).map(LatexWriter::text);
          };
    };
  }

  private String title(String title) {
    List<String> words =
        cited.text(PROTECTED_WORDS).map(text -> List.of(text.split(" ", -1))).orElse(List.of());
    return LatexWriter.title(title, Set.copyOf(words));
  }

  /** An identifier is no LaTeX, but must not act as LaTeX, or unbalance the braces. */
  private static String bare(String identifier) {
    return UNSAFE
        .matcher(identifier)
        .replaceAll(unsafe -> Matcher.quoteReplacement(CitedPaper.address(unsafe.group())));
  }

  private String names(Role role) {
    return cited.names(role).stream().map(BibtexWriter::name).collect(Collectors.joining(AND))
        + (cited.andOthers(role) ? AND + "others" : "");
  }

  /** {@code Family, Given} for people; groups in braces, and names that are not split. */
  private static String name(CitedName name) {
    Optional<PersonName> person = name.person();
    return person.isPresent()
        ? name(person.get())
        : name.isWord() && name.printed().indexOf(' ') < 0
            ? name.printed()
            : braced(name.printed());
  }

  private static String name(PersonName name) {
    String particle = name.particle().map(LatexWriter::text).orElse("");
    String family =
        ENCLOSED.matcher(name.family()).find() ? braced(name.family()) : part(name.family());
    boolean joined = particle.isEmpty() || PersonName.isJoined(particle);
    String full = particle + (joined ? "" : " ") + family;
    if (name.given().isEmpty() && name.suffix().isEmpty()) {
      return family.indexOf(' ') < 0 ? full : full + ", {}";
    }
    return Stream.of(
            Optional.of(full),
            name.suffix().map(BibtexWriter::part),
            name.given().map(BibtexWriter::part))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
  }

  /** A part of a name, in braces if it has signs of the grammar of names. */
  private static String part(String text) {
    return NAME_GRAMMAR.matcher(text).find() ? braced(text) : LatexWriter.text(text);
  }

  private static String braced(String text) {
    return "{" + LatexWriter.text(text) + "}";
  }

  private void date(Paper paper) {
    String date = paper.published().text();
    field("year", date.substring(0, 4));
    if (date.length() >= 7) {
      macro("month", MONTHS.get(paper.published().earliest().getMonthValue() - 1));
    }
    if (date.length() > 7) {
      field("date", date);
    }
  }

  /** Writes ranges with two hyphens, as styles and other programs expect. */
  private static String pages(String pages) {
    return PLAIN_PAGES.matcher(pages).matches()
        ? pages.replace("–", "--")
        : LatexWriter.text(pages);
  }

  private void field(String name, String latex) {
    macro(name, "{" + latex + "}");
  }

  private void macro(String name, String value) {
    entry.append(",\n  ").append(name).append(" = ").append(value);
  }
}
