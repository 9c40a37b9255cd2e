package papercatalog.benchmarks.figures;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A picture on white, drawn from back to front. */
final class Svg {
  /** A point of it, from the upper left. */
  record Point(double x, double y) {}

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

  /** Text at a point, which is its start, its middle or its end. */
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

  /** A line through points. */
  void line(List<Point> points, String colour, double width, String dashes) {
    String path =
        points.stream()
            .map(point -> String.format(Locale.ROOT, "%.1f,%.1f", point.x(), point.y()))
            .collect(Collectors.joining(" "));
    element(
        "polyline",
        "points",
        path,
        "fill",
        "none",
        "stroke",
        colour,
        "stroke-width",
        width,
        "stroke-dasharray",
        dashes);
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
