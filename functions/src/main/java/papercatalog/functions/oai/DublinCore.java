package papercatalog.functions.oai;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.WebAddress;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;

/** A paper in unqualified Dublin Core, with all its authors. */
final class DublinCore {
  private static final String ELEMENTS = "http://purl.org/dc/elements/1.1/";

  private final XmlText xml;
  private final Paper paper;
  private final String origin;

  private DublinCore(XmlText xml, Paper paper, String origin) {
    this.xml = xml;
    this.paper = paper;
    this.origin = origin;
  }

  static void write(XmlText xml, Paper paper, String origin) {
    RecordFormat format = RecordFormat.OAI_DC;
    xml.begin(
        "oai_dc:dc",
        "xmlns:oai_dc",
        format.namespace(),
        "xmlns:dc",
        ELEMENTS,
        "xmlns:xsi",
        OaiDocument.INSTANCE,
        "xsi:schemaLocation",
        format.namespace() + " " + format.schema());
    new DublinCore(xml, paper, origin).writeElements();
    xml.end("oai_dc:dc");
  }

  private void writeElements() {
    CitedPaper cited = new CitedPaper(paper);
    add("title", PlainFormula.of(cited.title()));
    people("creator", author -> author.has(Role.AUTHOR));
    paper.topics().stream().map(TopicName::value).forEach(topic -> add("subject", topic));
    add("description", paper.abstractText().map(PlainFormula::of));
    add("description", cited.statusNoteWithReason());
    add("description", cited.missingNote());
    add("publisher", paper.publisher());
    people("contributor", author -> !author.has(Role.AUTHOR));
    add("date", paper.published().text());
    add("type", cited.kind().text());
    add("identifier", address(paper.id()));
    identifiers(paper.identifiers()).forEach(it -> add("identifier", it));
    add("source", source());
    add("language", paper.language());
    add("relation", paper.text(TextField.FULL_TEXT));
    add("relation", paper.supersededBy().map(this::address));
    paper.relations().stream().flatMap(this::works).distinct().forEach(it -> add("relation", it));
    add("rights", paper.license().map(text -> WebAddress.license(text).orElse(text)));
  }

  private String address(Object id) {
    return origin + AccessPatterns.GET_PAPER.path(id);
  }

  /** The work of a relation, by each of its names. */
  private Stream<String> works(Relation relation) {
    Reference work = relation.work();
    return Stream.concat(work.link().map(this::address).stream(), identifiers(work.identifiers()));
  }

  private static Stream<String> identifiers(Map<String, String> byScheme) {
    return byScheme.entrySet().stream()
        .map(
            it ->
                WebAddress.of(it.getKey(), it.getValue())
                    .orElse(it.getKey() + ":" + it.getValue()));
  }

  private void people(String element, Predicate<Authorship> which) {
    paper.authors().stream()
        .filter(which)
        .forEach(it -> add(element, it.person().map(PersonName::inverted).orElseGet(it::name)));
  }

  /** {@code Communications of the ACM 21(7), 558–565}. */
  private Optional<String> source() {
    return paper
        .venue()
        .map(
            venue ->
                venue
                    + paper.volume().map(volume -> " " + volume).orElse("")
                    + paper.issue().map(issue -> "(" + issue + ")").orElse("")
                    + paper.pages().map(pages -> ", " + pages).orElse(""));
  }

  private void add(String element, Optional<String> text) {
    text.ifPresent(it -> add(element, it));
  }

  private void add(String element, String text) {
    xml.text("dc:" + element, text);
  }
}
