package papercatalog.functions.oai;

import module java.base;

import papercatalog.citations.deposit.DataCite;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;

/** The formats of records. */
enum RecordFormat {
  OAI_DC(
      "oai_dc",
      "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
      "http://www.openarchives.org/OAI/2.0/oai_dc/") {
    @Override
    void write(XmlText xml, Paper paper, String origin) {
      DublinCore.write(xml, paper, origin);
    }
  },
  /** What OpenAIRE reads: a wrapper that DataCite has for harvesters. */
  OAI_DATACITE(
      "oai_datacite",
      "http://schema.datacite.org/oai/oai-1.1/oai.xsd",
      "http://schema.datacite.org/oai/oai-1.1/") {
    @Override
    void write(XmlText xml, Paper paper, String origin) {
      xml.begin(prefix(), schemaAttributes())
          .text("datacentreSymbol", String.valueOf(URI.create(origin).getHost()))
          .text("schemaVersion", "4.6")
          .begin("payload")
          .element(DataCite.resource(paper, id -> origin + AccessPatterns.GET_PAPER.path(id)))
          .end("payload")
          .end(prefix());
    }

    private String[] schemaAttributes() {
      return new String[] {
        "xmlns",
        namespace(),
        "xmlns:xsi",
        OaiDocument.INSTANCE,
        "xsi:schemaLocation",
        namespace() + " " + schema()
      };
    }
  };

  private final String prefix;
  private final String schema;
  private final String namespace;

  RecordFormat(String prefix, String schema, String namespace) {
    this.prefix = prefix;
    this.schema = schema;
    this.namespace = namespace;
  }

  static RecordFormat of(String prefix) {
    return Arrays.stream(values())
        .filter(format -> format.prefix.equals(prefix))
        .findFirst()
        .orElseThrow(
            () ->
                new OaiError(
                    OaiError.Code.CANNOT_DISSEMINATE_FORMAT,
                    "There is no such format. ListMetadataFormats names those that exist."));
  }

  abstract void write(XmlText xml, Paper paper, String origin);

  String prefix() {
    return prefix;
  }

  /** The address of the schema. */
  String schema() {
    return schema;
  }

  String namespace() {
    return namespace;
  }
}
