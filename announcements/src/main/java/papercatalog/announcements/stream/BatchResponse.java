package papercatalog.announcements.stream;

import java.util.List;
import papercatalog.announcements.bus.JsonObject;

/**
 * The answer to Lambda: which records to bring again. It brings the first of them and all that came
 * after it.
 */
final class BatchResponse {
  private BatchResponse() {}

  static byte[] of(List<String> sequenceNumbers) {
    return JsonObject.bytes(
        json -> {
          json.writeArrayFieldStart("batchItemFailures");
          for (String sequenceNumber : sequenceNumbers) {
            json.writeStartObject();
            json.writeStringField("itemIdentifier", sequenceNumber);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
