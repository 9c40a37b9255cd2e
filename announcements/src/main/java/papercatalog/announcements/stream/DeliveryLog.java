package papercatalog.announcements.stream;

import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import papercatalog.announcements.bus.JsonObject;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Namespace;

/**
 * Where the function says what it did: a line of JSON for each call.
 *
 * @param everything whether calls in which nothing was in the way have a line too
 * @param tenant whose function it is, if it is a tenant's
 */
record DeliveryLog(PrintStream lines, boolean everything, Optional<TenantName> tenant) {
  private static final String LEVEL_VARIABLE = "AWS_LAMBDA_LOG_LEVEL";

  /** On Lambda, which puts the level that the stack has set there. */
  static DeliveryLog fromEnvironment() {
    String level = System.getenv(LEVEL_VARIABLE);
    boolean quiet = level != null && level.matches("WARN|ERROR|FATAL");
    return new DeliveryLog(System.out, !quiet, Namespace.fromEnvironment().tenant());
  }

  /** Calls in which something was in the way. */
  static DeliveryLog troubles(PrintStream lines) {
    return new DeliveryLog(lines, false, Optional.empty());
  }

  void write(int records, Delivery delivery, Duration duration) {
    boolean trouble = delivery.trouble().isPresent();
    if (!everything && !trouble) {
      return;
    }
    byte[] line =
        JsonObject.bytes(
            json -> {
              json.writeStringField(
                  "timestamp", IsoInstant.text(Instant.ofEpochMilli(System.currentTimeMillis())));
              json.writeStringField("level", trouble ? "WARN" : "INFO");
              if (tenant.isPresent()) {
                json.writeStringField("tenant", tenant.get().value());
              }
              json.writeStringField("message", "announced");
              json.writeStringField("operation", AnnouncingFunction.OPERATION);
              json.writeNumberField("records", records);
              json.writeNumberField("announced", delivery.announced());
              json.writeNumberField("undelivered", delivery.kept());
              json.writeNumberField("lost", delivery.lost());
              json.writeNumberField("again", delivery.again().size());
              if (trouble) {
                json.writeStringField("trouble", delivery.trouble().get());
              }
              json.writeNumberField("ms", duration.toMillis());
            });
    synchronized (lines) {
      lines.write(line, 0, line.length);
      lines.println();
      lines.flush();
    }
  }
}
