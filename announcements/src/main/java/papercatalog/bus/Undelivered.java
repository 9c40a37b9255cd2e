package papercatalog.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Optional;

/**
 * What could not be delivered, and why.
 *
 * @param code the reason, in the bus's word
 * @param subject what it was about
 * @param event empty when there is none, since what it would have said cannot be read
 */
public record Undelivered(String code, String message, String subject, Optional<BusEvent> event) {
  /** An event that the bus has refused. */
  public Undelivered(String code, String message, BusEvent event) {
    this(code, message, event.type(), Optional.of(event));
  }

  /** What cannot even be made an event. */
  public Undelivered(String code, String message, String subject) {
    this(code, message, subject, Optional.empty());
  }

  /** A message for the queue: an object of JSON. */
  String text() {
    return new String(
        JsonObject.bytes(
            json -> {
              json.writeStringField("code", code);
              json.writeStringField("message", message);
              json.writeStringField("subject", subject);
              if (event.isPresent()) {
                json.writeFieldName("event");
                json.writeRawValue(event.get().json());
              }
            }),
        UTF_8);
  }
}
