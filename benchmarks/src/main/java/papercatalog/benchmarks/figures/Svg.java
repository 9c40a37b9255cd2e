package papercatalog.benchmarks.figures;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** An SVG image with a white background; later elements cover earlier ones. */
final class Svg {
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;

  Svg(int width, int height) {
    try {
      xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      xml.writeStartElement("svg");
      xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    attributes("viewBox", "0 0 " + width + " " + height, "font-family", "sans-serif");
    attributes("font-size", "13");
    rectangle(0, 0, width, height, "#ffffff");
  }

  void rectangle(int x, int y, int width, int height, String colour) {
    element("rect", "x", x, "y", y, "width", width, "height", height, "fill", colour);
  }

  /** Draws text whose start, middle or end is at a point. */
  void text(int x, int y, String anchor, String words) {
    try {
      xml.writeStartElement("text");
      attributes("x", x, "y", y, "text-anchor", anchor);
      xml.writeCharacters(words);
      xml.writeEndElement();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  String end() {
    try {
      xml.writeEndElement();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text + "\n";
  }

  private void element(String name, Object... namesAndValues) {
    try {
      xml.writeEmptyElement(name);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    attributes(namesAndValues);
  }

  private void attributes(Object... namesAndValues) {
    try {
      for (int i = 0; i < namesAndValues.length; i += 2) {
        xml.writeAttribute(namesAndValues[i].toString(), namesAndValues[i + 1].toString());
      }
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }
}
