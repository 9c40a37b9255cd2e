package papercatalog.functions.http;

import module java.base;
import module java.xml;

import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;

/**
 * The schemas of OAI-PMH and of its records, from the folder of the system property {@code
 * schemas}. Without it, documents are only well-formed.
 */
final class OaiSchemas {
  private static final String OAI = "folio-org/mod-oai-pmh/ramls/schemas/";
  private static final String DATACITE = "datacite/schema/source/meta/kernel-4.6/";

  private static final Optional<Schema> SCHEMAS =
      Optional.ofNullable(System.getProperty("schemas")).map(Path::of).map(OaiSchemas::read);

  private OaiSchemas() {}

  static void assertValid(String xml) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      org.w3c.dom.Document document =
          factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
      if (SCHEMAS.isPresent()) {
        SCHEMAS.get().newValidator().validate(new DOMSource(document));
      }
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError(
          e.getMessage() + " in " + xml.substring(0, Math.min(xml.length(), 3_000)), e);
    }
  }

  private static Schema read(Path folder) {
    try {
      SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
      DOMImplementationLS inputs =
          (DOMImplementationLS)
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .getDOMImplementation()
                  .getFeature("LS", "3.0");
      factory.setResourceResolver(
          (_, _, _, systemId, _) ->
              systemId != null && systemId.startsWith("http")
                  ? input(inputs, folder.resolve(DATACITE + "include/xml.xsd"))
                  : null);
      return factory.newSchema(
          Stream.of(
                  OAI + "OAI-PMH.xsd",
                  OAI + "oai_dc.xsd",
                  OAI + "oai-identifier.xsd",
                  "datacite/schema/source/oai/oai-1.1/oai.xsd",
                  DATACITE + "metadata.xsd")
              .map(file -> new StreamSource(folder.resolve(file).toFile()))
              .toArray(Source[]::new));
    } catch (SAXException | ParserConfigurationException e) {
      throw new AssertionError(e);
    }
  }

  private static LSInput input(DOMImplementationLS inputs, Path file) {
    LSInput input = inputs.createLSInput();
    input.setSystemId(file.toUri().toString());
    try {
      input.setByteStream(Files.newInputStream(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return input;
  }
}
