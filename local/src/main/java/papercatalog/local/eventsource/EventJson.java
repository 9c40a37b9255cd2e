package papercatalog.local.eventsource;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/** The event in which Lambda hands a batch of records to a function, and how it is answered. */
final class EventJson {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final double MILLISECONDS = 1_000;

  private EventJson() {}

  static byte[] of(String streamArn, List<StreamedRecord> batch) {
    ObjectNode event = JSON.createObjectNode();
    batch.forEach(it -> event.withArray("Records").add(record(streamArn, it.content())));
    try {
      return JSON.writeValueAsBytes(event);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ObjectNode record(String streamArn, Record content) {
    ObjectNode node =
        JSON.createObjectNode()
            .put("eventID", content.eventID())
            .put("eventName", content.eventNameAsString())
            .put("eventVersion", content.eventVersion())
            .put("eventSource", "aws:dynamodb")
            .put("awsRegion", content.awsRegion())
            .put("eventSourceARN", streamArn);
    StreamRecord change = content.dynamodb();
    ObjectNode dynamodb =
        node.putObject("dynamodb")
            .put(
                "ApproximateCreationDateTime",
                change.approximateCreationDateTime().toEpochMilli() / MILLISECONDS)
            .put("SequenceNumber", change.sequenceNumber())
            .put("SizeBytes", change.sizeBytes())
            .put("StreamViewType", change.streamViewTypeAsString());
    dynamodb.set("Keys", item(change.keys()));
    if (change.hasOldImage()) {
      dynamodb.set("OldImage", item(change.oldImage()));
    }
    if (change.hasNewImage()) {
      dynamodb.set("NewImage", item(change.newImage()));
    }
    return node;
  }

  private static ObjectNode item(Map<String, AttributeValue> attributes) {
    ObjectNode item = JSON.createObjectNode();
    attributes.forEach((name, value) -> item.set(name, value(value)));
    return item;
  }

  private static ObjectNode value(AttributeValue value) {
    ObjectNode node = JSON.createObjectNode();
    switch (value.type()) {
      case S -> node.put("S", value.s());
      case N -> node.put("N", value.n());
      case B -> node.set("B", bytes(value.b().asByteArray()));
      case BOOL -> node.put("BOOL", value.bool());
      case NUL -> node.put("NULL", true);
      case M -> node.set("M", item(value.m()));
      case L -> value.l().forEach(element -> node.withArray("L").add(value(element)));
      case SS -> value.ss().forEach(node.withArray("SS")::add);
      case NS -> value.ns().forEach(node.withArray("NS")::add);
      case BS -> value.bs().forEach(it -> node.withArray("BS").add(bytes(it.asByteArray())));
      case UNKNOWN_TO_SDK_VERSION -> throw new IllegalArgumentException("No known type: " + value);
    }
    return node;
  }

  private static JsonNode bytes(byte[] value) {
    return JsonNodeFactory.instance.textNode(Base64.getEncoder().encodeToString(value));
  }

  /** The sequence numbers of the records that the function wants again. */
  static List<String> failures(byte[] answer) throws IOException {
    return JSON.readTree(answer).path("batchItemFailures").findValuesAsText("itemIdentifier");
  }
}
