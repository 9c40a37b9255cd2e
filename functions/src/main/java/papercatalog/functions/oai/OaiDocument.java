package papercatalog.functions.oai;

import module java.base;

import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.IsoInstant;
import papercatalog.functions.content.Content;

/** An answer of OAI-PMH: its head, then the content that a verb writes. */
final class OaiDocument {
  static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

  private static final String NAMESPACE = "http://www.openarchives.org/OAI/2.0/";
  private static final String ROOT = "OAI-PMH";

  final XmlText xml = new XmlText();

  /** An answer that repeats the arguments of its request, if they are legal. */
  OaiDocument(String address, Instant complete, Optional<OaiArguments> arguments) {
    List<String> attributes = new ArrayList<>();
    arguments.ifPresent(
        it -> {
          attributes.addAll(List.of(OaiArguments.VERB, it.verb().text()));
          it.values().forEach((name, value) -> attributes.addAll(List.of(name, value)));
        });
    xml.begin(
            ROOT,
            "xmlns",
            NAMESPACE,
            "xmlns:xsi",
            INSTANCE,
            "xsi:schemaLocation",
            NAMESPACE + " http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd")
        .text("responseDate", second(complete))
        .text("request", address, attributes.toArray(String[]::new));
  }

  /** A time in the granularity of the datestamps. */
  static String second(Instant at) {
    return IsoInstant.text(at.truncatedTo(ChronoUnit.SECONDS));
  }

  Content content() {
    return Content.of(xml.end(ROOT).toString());
  }
}
