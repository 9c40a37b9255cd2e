package papercatalog.csl;

import static java.util.Map.entry;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papercatalog.citation.CitedPaper;
import papercatalog.citation.PersonName;
import papercatalog.model.Paper;
import papercatalog.model.Role;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.model.WorkKind;

/**
 * Writes a paper as one item of CSL-JSON 1.0.2, with the members that its schema knows. Everything
 * else about the paper is left out. Text is plain: a title's {@code <i>} is what it says.
 */
public final class CslWriter {
  /** What a file begins with. */
  public static final String BEGIN = "[\n";

  /** What stands between two items. */
  public static final String BETWEEN = ",\n";

  /** What a file ends with. */
  public static final String END = "\n]\n";

  private static final Map<String, String> IDENTIFIERS =
      Map.ofEntries(
          entry("doi", "DOI"),
          entry("url", "URL"),
          entry("isbn", "ISBN"),
          entry("issn", "ISSN"),
          entry("pmid", "PMID"),
          entry("pmcid", "PMCID"));

  private static final JsonFactory JSON = new JsonFactory();

  private final JsonGenerator json;
  private final MemberWriter members;
  private final Paper paper;
  private final CitedPaper cited;

  private CslWriter(JsonGenerator json, Paper paper) {
    this.json = json;
    this.members = new MemberWriter(json);
    this.paper = paper;
    this.cited = new CitedPaper(paper);
  }

  /** A whole file, an item a line. */
  public static String array(List<Paper> papers) {
    return papers.stream().map(CslWriter::item).collect(Collectors.joining(BETWEEN, BEGIN, END));
  }

  /** The item, without a line end. */
  public static String item(Paper paper) {
    StringWriter item = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(item)) {
      new CslWriter(json, paper).write();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return item.toString();
  }

  private void write() throws IOException {
    WorkKind kind = cited.kind();
    json.writeStartObject();
    members.text("id", paper.id().value());
    members.text("type", kind.text());
    members.text("title", cited.title());
    for (Role role : Role.values()) {
      people(role);
    }
    json.writeObjectFieldStart("issued");
    DateParts.write(paper.published(), members);
    json.writeEndObject();
    members.text("container-title", cited.container());
    members.text("volume", paper.volume());
    members.text(issue(kind), paper.issue());
    members.text("page", paper.pages());
    members.text("publisher", paper.publisher());
    members.text("version", paper.version());
    members.text("language", paper.language());
    identifiers(kind);
    members.text("abstract", paper.abstractText());
    if (!paper.topics().isEmpty()) {
      members.text(
          "keyword",
          paper.topics().stream().map(TopicName::value).collect(Collectors.joining(", ")));
    }
    if (paper.status() != Status.PUBLISHED) {
      members.text("status", paper.status().text());
    }
    members.text("note", cited.statusNoteWithReason());
    json.writeEndObject();
  }

  private void people(Role role) throws IOException {
    List<String> names = cited.names(role);
    if (names.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(role.text());
    for (String name : names) {
      person(PersonName.of(name));
    }
    if (cited.andOthers(role)) {
      person(new PersonName.Whole(CitedPaper.OTHERS));
    }
    json.writeEndArray();
  }

  private void person(PersonName name) throws IOException {
    json.writeStartObject();
    switch (name) {
      case PersonName.Whole whole -> members.text("literal", whole.name());
      case PersonName.Parts parts -> {
        members.text("given", parts.given());
        members.text("non-dropping-particle", parts.particle());
        members.text("family", parts.family());
        members.text("suffix", parts.suffix());
      }
    }
    json.writeEndObject();
  }

  /** Some works have a number of their own. */
  private static String issue(WorkKind kind) {
    return switch (kind) {
      case PATENT, REPORT, STANDARD -> "number";
      default -> "issue";
    };
  }

  private void identifiers(WorkKind kind) throws IOException {
    for (Map.Entry<String, String> identifier : paper.identifiers().entrySet()) {
      String member = IDENTIFIERS.get(identifier.getKey());
      Optional<String> shown =
          switch (identifier.getKey()) {
            case "doi" -> cited.doi();
            case "url" -> cited.url();
            default -> Optional.of(identifier.getValue()).filter(_ -> member != null);
          };
      members.text(member, shown);
      if (identifier.getKey().equals("arxiv")) {
        arxiv(kind, identifier.getValue());
      }
    }
  }

  /** Styles show a preprint's number, and of other works where else they are. */
  private void arxiv(WorkKind kind, String id) throws IOException {
    members.text("archive", "arXiv");
    if (kind == WorkKind.ARTICLE) {
      members.text("number", "arXiv:" + id);
    } else {
      members.text("archive_location", id);
    }
  }
}
