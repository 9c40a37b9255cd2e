package papercatalog.console;

import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import papercatalog.telemetry.Figures;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.Peak;
import papercatalog.telemetry.PlaceFigures;

/**
 * How near each index and the table came to its limit over time, as SVG: of each span of time the
 * busiest second, stacked by pattern.
 */
public final class TelemetryChart {
  private static final int LEFT = 60;
  private static final int PLOT = 720;
  private static final int WIDTH = LEFT + PLOT + 20;
  private static final int HEAD = 44;
  private static final int PANEL = 210;
  private static final int BARS = 110;
  private static final int LEGEND_COLUMNS = 4;
  private static final int LEGEND = PLOT / LEGEND_COLUMNS;

  /**
   * Below this share of the limit bars would be too low to be read: the limit is then put in words.
   */
  private static final double DRAWN_LIMIT = 0.1;

  private static final List<String> COLOURS =
      List.of(
          "#33658a", "#f26419", "#758e4f", "#86bbd8", "#f6ae2d", "#7b4b94", "#2f4858", "#b5525c");

  private final Figures figures;
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter svg;
  private final double spanWidth;

  private TelemetryChart(Figures figures) throws XMLStreamException {
    this.figures = figures;
    this.svg = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
    this.spanWidth = (double) PLOT / Math.max(1, figures.timeline().spanCount());
  }

  /** The whole picture. */
  public static String of(Figures figures) {
    try {
      TelemetryChart chart = new TelemetryChart(figures);
      chart.draw();
      return chart.text + "\n";
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  private void draw() throws XMLStreamException {
    int height = HEAD + PANEL * figures.places().size();
    svg.writeStartElement("svg");
    svg.writeDefaultNamespace("http://www.w3.org/2000/svg");
    svg.writeAttribute("viewBox", "0 0 " + WIDTH + " " + height);
    svg.writeAttribute("font-family", "sans-serif");
    svg.writeAttribute("font-size", "12");
    String title = "Read units in " + words(figures.timeline().width());
    svg.writeStartElement("title");
    svg.writeCharacters(title);
    svg.writeEndElement();
    rectangle(0, 0, WIDTH, height, "#ffffff");
    text(12, 24, "start", title);
    for (int i = 0; i < figures.places().size(); i++) {
      panel(figures.places().get(i), HEAD + PANEL * i);
    }
    svg.writeEndElement();
    svg.close();
  }

  private void panel(PlaceFigures place, int top) throws XMLStreamException {
    double most = place.peak().map(Peak::units).orElse(0.0);
    boolean limitDrawn = most >= DRAWN_LIMIT * place.limit();
    double scale = BARS / (limitDrawn ? Math.max(most, place.limit()) : Math.max(most, 1));
    int bottom = top + 30 + BARS;
    text(LEFT, top + 12, "start", heading(place, most, limitDrawn));
    for (Peak peak : figures.timeline().of(place.place())) {
      bar(place, peak, bottom, scale);
    }
    rectangle(LEFT, bottom, PLOT, 1, "#666666");
    if (most > 0) {
      text(LEFT - 6, bottom - most * scale + 4, "end", number(most));
    }
    if (limitDrawn && most > 0) {
      limit(bottom - place.limit() * scale);
    }
    text(LEFT, bottom + 14, "start", figures.timeline().start().toString());
    text(LEFT + PLOT, bottom + 14, "end", end().toString());
    legend(place, bottom + 22);
  }

  private static String heading(PlaceFigures place, double most, boolean limitDrawn) {
    String limit = "%,.0f a second".formatted(place.limit());
    if (most == 0) {
      return place.place().name() + ": nothing was read; limit " + limit;
    }
    return place.place().name()
        + (limitDrawn
            ? ": limit " + limit
            : ": the limit, %s, is %,.0f times as high".formatted(limit, place.limit() / most));
  }

  private void bar(PlaceFigures place, Peak peak, int bottom, double scale)
      throws XMLStreamException {
    double x = LEFT + figures.timeline().span(peak.at()) * spanWidth;
    double y = bottom;
    for (Map.Entry<Operation, Double> part : peak.parts().entrySet()) {
      double height = part.getValue() * scale;
      if (height > 0) {
        y -= height;
        rectangle(x, y, Math.max(0.5, spanWidth * 0.9), height, colour(place, part.getKey()));
      }
    }
  }

  private void limit(double y) throws XMLStreamException {
    svg.writeEmptyElement("line");
    svg.writeAttribute("x1", number(LEFT));
    svg.writeAttribute("x2", number(LEFT + PLOT));
    svg.writeAttribute("y1", number(y));
    svg.writeAttribute("y2", number(y));
    svg.writeAttribute("stroke", "#c1121f");
    svg.writeAttribute("stroke-dasharray", "6 4");
  }

  /** Only patterns that have read something, four in a row. */
  private void legend(PlaceFigures place, int top) throws XMLStreamException {
    int entries = 0;
    for (Map.Entry<Operation, Double> part : place.parts().entrySet()) {
      if (part.getValue() > 0) {
        int x = LEFT + entries % LEGEND_COLUMNS * LEGEND;
        int y = top + entries / LEGEND_COLUMNS * 16;
        rectangle(x, y, 10, 10, colour(place, part.getKey()));
        text(x + 14, y + 9, "start", part.getKey().number() + " " + part.getKey().name());
        entries++;
      }
    }
  }

  private Instant end() {
    return figures
        .timeline()
        .start()
        .plus(figures.timeline().width().multipliedBy(figures.timeline().spanCount()));
  }

  private static String colour(PlaceFigures place, Operation operation) {
    return COLOURS.get(place.place().operations().indexOf(operation) % COLOURS.size());
  }

  private static String words(Duration width) {
    return width.toSeconds() == 1 ? "each second" : "the busiest second of every " + span(width);
  }

  private static String span(Duration width) {
    if (width.toSeconds() < 60) {
      return width.toSeconds() + " seconds";
    }
    if (width.toMinutes() < 60) {
      return width.toMinutes() + " min";
    }
    return width.toHours() < 24 ? width.toHours() + " h" : width.toDays() + " d";
  }

  private void rectangle(double x, double y, double width, double height, String colour)
      throws XMLStreamException {
    svg.writeEmptyElement("rect");
    svg.writeAttribute("x", number(x));
    svg.writeAttribute("y", number(y));
    svg.writeAttribute("width", number(width));
    svg.writeAttribute("height", number(height));
    svg.writeAttribute("fill", colour);
  }

  private void text(double x, double y, String anchor, String words) throws XMLStreamException {
    svg.writeStartElement("text");
    svg.writeAttribute("x", number(x));
    svg.writeAttribute("y", number(y));
    svg.writeAttribute("text-anchor", anchor);
    svg.writeCharacters(words);
    svg.writeEndElement();
  }

  private static String number(double value) {
    return "%.2f".formatted(value).replaceFirst("\\.?0+$", "");
  }
}
