package papercatalog.citations.format;

import static papercatalog.citations.paper.CitationField.*;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkKind;

/** Writes an item of CSL-JSON 1.0.2. Text is plain: an {@code <i>} in a title is literal. */
public final class CslWriter {
  public static final String BEGIN = "[\n";

  public static final String BETWEEN = ",\n";

  public static final String END = "\n]\n";

  private static final JsonFactory JSON = new JsonFactory();
  private static final Pattern GIVEN =
      Pattern.compile("(?<names>\\S+(?: \\S+)*?)(?: (?<particle>\\p{Ll}\\S*(?: \\p{Ll}\\S*)*))?");

  private final Map<String, Object> members = new LinkedHashMap<>();
  private final CitedPaper cited;
  private final CitedKind kind;

  private CslWriter(CitedPaper cited) {
    this.cited = cited;
    this.kind = CitedKind.of(cited.kind());
  }

  public static String array(List<CitedPaper> papers) {
    return papers.stream().map(CslWriter::item).collect(Collectors.joining(BETWEEN, BEGIN, END));
  }

  public static String item(CitedPaper cited) {
    StringWriter item = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(item)) {
      MapJson.value(json, members(cited));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return item.toString();
  }

  /** The members of an item: texts, and maps and lists of such. */
  public static Map<String, Object> members(CitedPaper cited) {
    CslWriter item = new CslWriter(cited);
    item.add(cited.paper());
    return item.members;
  }

  private void add(Paper paper) {
    text("id", Optional.of(paper.id().value()));
    text("type", Optional.of(cited.kind().text()));
    member(TITLE);
    members(AUTHOR, CONTRIBUTOR);
    members.put("issued", date(paper.published()));
    members(VENUE, PUBLISHER);
    member(GENRE);
    member(VERSION);
    member(LANGUAGE);
    members(ARXIV, PMID);
    text("URL", cited.url().or(cited::arxivUrl).or(cited::address));
    members(ABSTRACT, KEYWORDS);
    if (paper.status() != Status.PUBLISHED) {
      text("status", Optional.of(paper.status().text()));
    }
    text("note", note());
    Map<String, Object> custom = custom();
    if (!custom.isEmpty()) {
      members.put("custom", custom);
    }
  }

  private void members(CitationField first, CitationField last) {
    for (CitationField field : EnumSet.range(first, last)) {
      member(field);
    }
  }

  private void member(CitationField field) {
    switch (field.form()) {
      case PEOPLE -> people(kind.csl(field), Role.of(field.text()));
      case WORDS -> text(kind.csl(field), cited.keywords());
      case LINE, PROSE -> text(kind.csl(field), cited.text(field).map(PlainFormula::of));
      case ADDRESS -> text(kind.csl(field), cited.text(field));
      case IDENTIFIER -> {
        if (field == ARXIV) {
          arxiv(cited.text(field));
        } else {
          text(kind.csl(field), cited.text(field));
        }
      }
    }
  }

  private void people(String member, Role role) {
    List<CitedName> names = cited.names(role);
    if (!names.isEmpty()) {
      List<Object> all = new ArrayList<>(names.stream().map(CslWriter::name).toList());
      if (cited.isOpen(role)) {
        all.add(Map.of("literal", "others"));
      }
      members.put(member, all);
    }
  }

  /** Styles treat the words in lower case at the end of given names apart. */
  private static Map<String, Object> name(CitedName name) {
    Map<String, Object> parts = new LinkedHashMap<>();
    Optional<PersonName> person = name.person();
    if (person.isEmpty()) {
      parts.put(name.isWord() ? "family" : "literal", name.printed());
      return parts;
    }
    Matcher given = GIVEN.matcher(person.get().given().orElse(""));
    if (given.matches()) {
      put(parts, "given", Optional.ofNullable(given.group("names")));
      put(parts, "dropping-particle", Optional.ofNullable(given.group("particle")));
    }
    put(parts, "non-dropping-particle", person.get().particle());
    parts.put("family", person.get().family());
    put(parts, "suffix", person.get().suffix());
    return parts;
  }

  /** The known numbers of year, month and day; programs read a year 0 as no year. */
  private static Map<String, Object> date(PublicationDate published) {
    String date = published.text();
    LocalDateTime earliest = published.earliest();
    if (earliest.getYear() == 0) {
      return Map.of("literal", date);
    }
    int known = date.length() > 7 ? 3 : date.length() > 4 ? 2 : 1;
    List<Integer> numbers =
        List.of(earliest.getYear(), earliest.getMonthValue(), earliest.getDayOfMonth());
    return Map.of("date-parts", List.of(numbers.subList(0, known)));
  }

  /** A preprint as arXiv's own citations have it. Styles print the {@code archive} of any work. */
  private void arxiv(Optional<String> id) {
    if (cited.kind() == WorkKind.ARTICLE && id.isPresent()) {
      text("number", id.map(number -> "arXiv:" + number));
      if (cited.text(VENUE).or(cited.paper()::publisher).isEmpty()) {
        text("publisher", Optional.of("arXiv"));
      }
    }
  }

  /** What CSL has no member for that styles do not print. */
  private Map<String, Object> custom() {
    Map<String, Object> custom = new LinkedHashMap<>();
    for (CitationField field : List.of(SUBTITLE, PROTECTED_WORDS)) {
      put(custom, field.text(), cited.text(field));
    }
    if (cited.kind() != WorkKind.ARTICLE) {
      put(custom, "arxiv", cited.text(ARXIV));
    }
    return custom;
  }

  private Optional<String> note() {
    return Stream.of(cited.statusNoteWithReason(), cited.missingNote())
        .flatMap(Optional::stream)
        .reduce((one, other) -> one + ". " + other);
  }

  private void text(String member, Optional<String> value) {
    if (!member.isEmpty()) { // CSL has no name for some fields
      put(members, member, value);
    }
  }

  private static void put(Map<String, Object> object, String member, Optional<String> value) {
    value.ifPresent(text -> object.put(member, text));
  }
}
