package papercatalog.benchmark;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** The first column of a report as horizontal bars. */
record Plot(Report report) {
  private static final int LABELS = 330;
  private static final int BARS = 420;
  private static final int FIGURES = 150;
  private static final int LINE = 24;
  private static final int HEAD = 44;

  String svg() {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter svg = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      draw(svg);
      svg.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text + "\n";
  }

  private void draw(XMLStreamWriter svg) throws XMLStreamException {
    int width = LABELS + BARS + FIGURES;
    int height = HEAD + LINE * report.rows().size() + 8;
    svg.writeStartElement("svg");
    svg.writeDefaultNamespace("http://www.w3.org/2000/svg");
    svg.writeAttribute("viewBox", "0 0 " + width + " " + height);
    svg.writeAttribute("font-family", "sans-serif");
    svg.writeAttribute("font-size", "13");
    rectangle(svg, 0, 0, width, height, "#ffffff");
    text(svg, 12, 24, "start", report.title() + ": " + report.columns().getFirst());
    double longest =
        report.rows().stream().mapToDouble(Plot::figure).filter(Double::isFinite).max().orElse(1);
    for (int i = 0; i < report.rows().size(); i++) {
      bar(svg, report.rows().get(i), HEAD + LINE * i, longest);
    }
    svg.writeEndElement();
  }

  private static void bar(XMLStreamWriter svg, Report.Row row, int y, double longest)
      throws XMLStreamException {
    int length = (int) Math.round(figure(row) / longest * BARS);
    text(svg, LABELS - 8, y + 13, "end", row.label());
    rectangle(svg, LABELS, y, length, LINE - 7, "#33658a");
    text(svg, LABELS + length + 6, y + 13, "start", Report.text(figure(row)));
  }

  private static double figure(Report.Row row) {
    return row.figures().getFirst();
  }

  private static void rectangle(
      XMLStreamWriter svg, int x, int y, int width, int height, String colour)
      throws XMLStreamException {
    svg.writeEmptyElement("rect");
    svg.writeAttribute("x", Integer.toString(x));
    svg.writeAttribute("y", Integer.toString(y));
    svg.writeAttribute("width", Integer.toString(width));
    svg.writeAttribute("height", Integer.toString(height));
    svg.writeAttribute("fill", colour);
  }

  private static void text(XMLStreamWriter svg, int x, int y, String anchor, String text)
      throws XMLStreamException {
    svg.writeStartElement("text");
    svg.writeAttribute("x", Integer.toString(x));
    svg.writeAttribute("y", Integer.toString(y));
    svg.writeAttribute("text-anchor", anchor);
    svg.writeCharacters(text);
    svg.writeEndElement();
  }
}
