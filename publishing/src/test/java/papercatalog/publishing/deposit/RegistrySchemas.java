package papercatalog.publishing.deposit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * Schemas of others, from a folder that has the repositories that hold them: {@code make test
 * SCHEMAS=dir}. Nothing is fetched. Without the folder, their tests are skipped.
 */
final class RegistrySchemas {
  static final String DATA_CITE = "datacite/schema/source/meta/kernel-4.6/metadata.xsd";
  static final String DATA_CITE_JSON =
      "front-matter/commonmeta-py/commonmeta/resources/datacite-v4.5.json";
  static final String CROSSREF =
      "front-matter/commonmeta-py/commonmeta/resources/crossref/crossref5.5.0.xsd";

  private RegistrySchemas() {}

  static Path file(String path) {
    String folder = System.getProperty("schemas", "");
    assumeTrue(!folder.isEmpty(), "Schemas of others: make test SCHEMAS=dir");
    return Path.of(folder, path);
  }

  /** Imports are found by their names anywhere in the folder of the schema. */
  static Schema xml(String path) throws Exception {
    Path file = file(path);
    Map<String, Path> byName = new HashMap<>();
    try (Stream<Path> files = Files.walk(file.getParent())) {
      files.filter(it -> it.toString().endsWith(".xsd")).forEach(it -> byName.put(name(it), it));
    }
    SchemaFactory schemas = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    schemas.setProperty("jdk.xml.maxOccurLimit", "0");
    schemas.setResourceResolver(
        (_, _, _, location, _) ->
            location == null ? null : input(byName.get(name(Path.of(location)))));
    return schemas.newSchema(
        new StreamSource(new StringReader(text(file)), file.toUri().toString()));
  }

  /** Valid, or the fault. */
  static String fault(Schema schema, String document) throws Exception {
    try {
      schema.newValidator().validate(new StreamSource(new StringReader(document)));
      return "";
    } catch (SAXParseException e) {
      return e.getMessage() + " in line " + document.lines().toList().get(e.getLineNumber() - 1);
    } catch (SAXException e) {
      return e.getMessage();
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /** Java knows XML Schema 1.0: assertions of 1.1 are left out. */
  private static String text(Path schema) {
    try {
      return Files.readString(schema)
          .replaceAll("(?s)<xsd:assert .*?/>|<xsd:assert .*?</xsd:assert>", "")
          .replace("<?xml version=\"1.1\"", "<?xml version=\"1.0\"")
          .replaceAll("<!DOCTYPE[^>]*\\[[^]]*]>|<!DOCTYPE[^>]*>", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LSInput input(Path file) {
    try {
      LSInput input =
          ((DOMImplementationLS)
                  DocumentBuilderFactory.newInstance()
                      .newDocumentBuilder()
                      .getDOMImplementation()
                      .getFeature("LS", "3.0"))
              .createLSInput();
      input.setSystemId(file.toUri().toString());
      input.setStringData(text(file));
      return input;
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
