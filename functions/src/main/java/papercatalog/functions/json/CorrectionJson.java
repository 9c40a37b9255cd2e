package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Paper;

/** The record of a paper for readers who correct it: a merge patch that changes nothing yet. */
public final class CorrectionJson {
  private CorrectionJson() {}

  public static String of(Paper paper) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonText.FACTORY.createGenerator(text)) {
      json.setPrettyPrinter(new Lines());
      json.writeStartObject();
      RecordJson.paperHead(json, paper);
      if (!paper.hasAllAuthors()) {
        RecordJson.authorCount(json, paper.authorCount());
      }
      RecordJson.paperPublication(json, paper);
      RecordJson.paperTail(json, paper);
      json.writeNumberField("revision", paper.revision());
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** A line for each member and each author. */
  private static final class Lines extends MinimalPrettyPrinter {
    private static final long serialVersionUID = 1;

    @Override
    public void writeObjectEntrySeparator(JsonGenerator json) throws IOException {
      boolean outer = json.getOutputContext().getParent().inRoot();
      json.writeRaw(outer ? ",\n" : ", ");
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
      json.writeRaw(",\n");
    }
  }
}
