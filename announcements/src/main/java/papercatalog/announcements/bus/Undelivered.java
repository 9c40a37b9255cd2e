package papercatalog.announcements.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Optional;
import papercatalog.domain.table.Keys;

/**
 * A change that could not be delivered, and why.
 *
 * @param code the error code of the bus
 * @param message cut to 1,000 characters, because a refusal may repeat the event
 * @param partition the partition key of the change item
 * @param event empty when the change cannot be read
 */
public record Undelivered(
    String code,
    String message,
    String partition,
    String sequenceNumber,
    Optional<BusEvent> event) {
  private static final int MAX_MESSAGE = 1_000;
  private static final String CUT = "… (cut)";

  private static final int MAX_BYTES = 256 * 1024;

  public Undelivered {
    if (message.length() > MAX_MESSAGE) {
      byte[] cut = (message.substring(0, MAX_MESSAGE) + CUT).getBytes(UTF_8);
      message = new String(cut, UTF_8); // drops half a surrogate pair
    }
  }

  /** The message for the queue: a JSON object, without the event if that is too large. */
  String text() {
    String whole = json(event);
    return whole.getBytes(UTF_8).length <= MAX_BYTES ? whole : json(Optional.empty());
  }

  private String json(Optional<BusEvent> shown) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("code", code)
            .put("message", message)
            .put("PK", partition)
            .put("SK", Keys.CHANGE)
            .put("sequenceNumber", sequenceNumber);
    if (shown.isPresent()) {
      json.putRawValue("event", new RawValue(shown.get().json()));
    } else if (event.isPresent()) {
      json.put("eventCut", true);
    }
    return json.toString();
  }
}
