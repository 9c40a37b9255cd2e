package papercatalog.citations.csl;

import static papercatalog.citations.paper.CitationField.*;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.PersonName;
import papercatalog.domain.model.Paper;
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
    text("note", cited.statusNoteWithReason());
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
      case LINE, PROSE, ADDRESS -> text(kind.csl(field), cited.text(field));
      case IDENTIFIER -> {
        if (field == ARXIV && cited.text(field).isPresent()) {
          arxiv(cited.text(field).get());
        } else {
          text(kind.csl(field), cited.text(field));
        }
      }
    }
  }

  private void people(String member, Role role) throws IOException {
    List<String> names = cited.names(role);
    if (names.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(member);
    for (String name : names) {
      person(name);
    }
    json.writeEndArray();
  }

  private void person(String name) throws IOException {
    Optional<PersonName> parts = PersonName.of(name);
    json.writeStartObject();
    text("literal", parts.isPresent() ? Optional.empty() : Optional.of(name));
    text("given", parts.map(PersonName::given));
    text("non-dropping-particle", parts.flatMap(PersonName::particle));
    text("family", parts.map(PersonName::family));
    text("suffix", parts.flatMap(PersonName::suffix));
    json.writeEndObject();
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

  /**
   * Preprints as arXiv's own citations have them. Styles print the {@code archive} of any work, so
   * other papers have the id where no style prints it.
   */
  private void arxiv(String id) throws IOException {
    if (cited.kind() == WorkKind.ARTICLE) {
      text("number", Optional.of("arXiv:" + id));
      if (cited.text(VENUE).or(cited.paper()::publisher).isEmpty()) {
        text("publisher", Optional.of("arXiv"));
      }
    } else {
      json.writeObjectFieldStart("custom");
      text("arxiv", Optional.of(id));
      json.writeEndObject();
    }
  }

  private void text(String member, Optional<String> value) throws IOException {
    if (value.isPresent() && !member.isEmpty()) { // CSL has no name for some fields
      json.writeStringField(member, value.get());
    }
  }
}
