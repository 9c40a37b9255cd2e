package papercatalog.benchmarks.figures;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The directory that reports are kept in: of each its figures, its table and a plot. */
public record Results(Path directory, Machine machine) {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /** Keeps a report, in the place of an older one of its name. */
  public void keep(Report report) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(file(report, ".json"), JSON.writeValueAsString(json(report)) + "\n");
    Files.writeString(file(report, ".md"), report.title() + "\n\n" + table(report));
    Files.writeString(file(report, ".svg"), report.drawing().svg(report));
  }

  /** The table, with the machine where that matters. */
  public String table(Report report) {
    return report.markdown() + (report.measured() ? "\n" + machine + "\n" : "");
  }

  private Path file(Report report, String ending) {
    return directory.resolve(report.name() + ending);
  }

  private ObjectNode json(Report report) {
    ObjectNode json = JSON.createObjectNode();
    json.put("title", report.title());
    if (report.measured()) {
      json.set("machine", JSON.valueToTree(machine));
    }
    ArrayNode rows = json.putArray("rows");
    for (Report.Row row : report.rows()) {
      ObjectNode figures = rows.addObject().put("label", row.label());
      for (int i = 0; i < report.columns().size(); i++) {
        double figure = row.figures().get(i);
        if (Double.isFinite(figure)) {
          figures.put(report.columns().get(i), Math.round(figure * 1e4) / 1e4);
        }
      }
    }
    return json;
  }
}
