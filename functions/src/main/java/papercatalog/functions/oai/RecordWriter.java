package papercatalog.functions.oai;

import module java.base;

import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.functions.content.Content;

/** Writes the elements {@code header} and {@code record}. */
record RecordWriter(OaiIdentifiers identifiers, String origin) {
  /** In an answer of Lambda, as a JSON string, with room for all else. */
  static final int MOST_BYTES = 5_500_000;

  static long bytes(XmlText xml) {
    return Content.of(xml.toString()).lengthAsString();
  }

  XmlText header(HarvestedPaper harvested) {
    return header(XmlText.part(), harvested);
  }

  private XmlText header(XmlText xml, HarvestedPaper harvested) {
    Change change = harvested.change();
    if (harvested.deleted()) {
      xml.begin("header", "status", "deleted");
    } else {
      xml.begin("header");
    }
    xml.text("identifier", identifiers.of(change.id()));
    xml.text("datestamp", OaiDocument.second(change.at()));
    harvested.set().ifPresent(set -> xml.text("setSpec", set.value()));
    return xml.end("header");
  }

  /** With as many authors as any answer can hold. */
  XmlText record(HarvestedPaper harvested, RecordFormat format) {
    XmlText record = part(harvested, format);
    while (bytes(record) > MOST_BYTES) {
      harvested = harvested.with(halved(harvested.paper().orElseThrow()));
      record = part(harvested, format);
    }
    return record;
  }

  private XmlText part(HarvestedPaper harvested, RecordFormat format) {
    XmlText xml = header(XmlText.part().begin("record"), harvested);
    harvested
        .paper()
        .ifPresent(
            paper -> {
              xml.begin("metadata");
              format.write(xml, paper, origin);
              xml.end("metadata");
            });
    return xml.end("record");
  }

  private static Paper halved(Paper paper) {
    return PaperBuilder.from(paper)
        .authors(paper.authors().subList(0, Math.max(1, paper.authors().size() / 2)))
        .authorCount(paper.authorCount())
        .build();
  }
}
