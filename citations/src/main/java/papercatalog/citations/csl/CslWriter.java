package papercatalog.citations.csl;

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

  private final JsonGenerator json;
  private final CitedPaper cited;
  private final CitedKind kind;

  private CslWriter(JsonGenerator json, CitedPaper cited) {
    this.json = json;
    this.cited = cited;
    this.kind = CitedKind.of(cited.kind());
  }

  public static String array(List<CitedPaper> papers) {
    return papers.stream().map(CslWriter::item).collect(Collectors.joining(BETWEEN, BEGIN, END));
  }

  public static String item(CitedPaper cited) {
    StringWriter item = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(item)) {
      new CslWriter(json, cited).write(cited.paper());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return item.toString();
  }

  private void write(Paper paper) throws IOException {
    json.writeStartObject();
    text("id", Optional.of(paper.id().value()));
    text("type", Optional.of(cited.kind().text()));
    member(TITLE);
    members(AUTHOR, CONTRIBUTOR);
    json.writeObjectFieldStart("issued");
    date(paper.published());
    json.writeEndObject();
    members(VENUE, PUBLISHER);
    member(VERSION);
    member(LANGUAGE);
    members(ARXIV, PMID);
    text("URL", cited.webUrl().or(cited::arxivUrl).or(cited::address));
    members(ABSTRACT, KEYWORDS);
    if (paper.status() != Status.PUBLISHED) {
      text("status", Optional.of(paper.status().text()));
    }
    text("note", note());
    custom();
    json.writeEndObject();
  }

  private void members(CitationField first, CitationField last) throws IOException {
    for (CitationField field : EnumSet.range(first, last)) {
      member(field);
    }
  }

  private void member(CitationField field) throws IOException {
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

  private void people(String member, Role role) throws IOException {
    List<CitedName> names = cited.names(role);
    if (names.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(member);
    for (CitedName name : names) {
      json.writeStartObject();
      name(name);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Styles treat the words in lower case at the end of given names apart. */
  private void name(CitedName name) throws IOException {
    Optional<PersonName> person = name.person();
    if (person.isEmpty()) {
      text(name.isWord() ? "family" : "literal", Optional.of(name.printed()));
      return;
    }
    Matcher given = GIVEN.matcher(person.get().given().orElse(""));
    if (given.matches()) {
      text("given", Optional.ofNullable(given.group("names")));
      text("dropping-particle", Optional.ofNullable(given.group("particle")));
    }
    text("non-dropping-particle", person.get().particle());
    text("family", Optional.of(person.get().family()));
    text("suffix", person.get().suffix());
  }

  /** Writes the known numbers of year, month and day; programs read a year 0 as no year. */
  private void date(PublicationDate published) throws IOException {
    String date = published.text();
    LocalDateTime earliest = published.earliest();
    if (earliest.getYear() == 0) {
      text("literal", Optional.of(date));
      return;
    }
    json.writeArrayFieldStart("date-parts");
    json.writeStartArray();
    json.writeNumber(earliest.getYear());
    if (date.length() > 4) {
      json.writeNumber(earliest.getMonthValue());
    }
    if (date.length() > 7) {
      json.writeNumber(earliest.getDayOfMonth());
    }
    json.writeEndArray();
    json.writeEndArray();
  }

  /** A preprint as arXiv's own citations have it. Styles print the {@code archive} of any work. */
  private void arxiv(Optional<String> id) throws IOException {
    if (cited.kind() == WorkKind.ARTICLE && id.isPresent()) {
      text("number", id.map(number -> "arXiv:" + number));
      if (cited.text(VENUE).or(cited.paper()::publisher).isEmpty()) {
        text("publisher", Optional.of("arXiv"));
      }
    }
  }

  /** What CSL has no member for that styles do not print. */
  private void custom() throws IOException {
    Optional<String> subtitle = cited.text(SUBTITLE);
    Optional<String> arxiv = cited.text(ARXIV).filter(_ -> cited.kind() != WorkKind.ARTICLE);
    if (subtitle.isPresent() || arxiv.isPresent()) {
      json.writeObjectFieldStart("custom");
      text("subtitle", subtitle);
      text("arxiv", arxiv);
      json.writeEndObject();
    }
  }

  private Optional<String> note() {
    return Stream.of(cited.statusNoteWithReason(), cited.missingNote())
        .flatMap(Optional::stream)
        .reduce((one, other) -> one + ". " + other);
  }

  private void text(String member, Optional<String> value) throws IOException {
    if (value.isPresent() && !member.isEmpty()) { // CSL has no name for some fields
      json.writeStringField(member, value.get());
    }
  }
}
