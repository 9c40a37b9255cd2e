package papercatalog.functions.json;

import java.util.Map;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.BatchResult;
import papercatalog.functions.content.Content;

public final class BatchJson {
  private BatchJson() {}

  public static Content papers(BatchResult<PaperId, Paper> batch, String self) {
    return JsonText.object(
        json -> {
          json.writeArrayFieldStart("data");
          for (Paper paper : batch.found()) {
            PaperJson.paper(json, paper);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("missing");
          for (BatchResult.Absent<PaperId> absent : batch.missing()) {
            json.writeStartObject();
            json.writeStringField("id", absent.named().value());
            json.writeStringField("reason", absent.reason().text());
            json.writeEndObject();
          }
          json.writeEndArray();
          RecordJson.texts(json, "links", Map.of("self", self));
        });
  }
}
