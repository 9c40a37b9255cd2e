package papercatalog.telemetry;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import papercatalog.model.TenantName;
import papercatalog.telemetry.LogLine.Reason;
import papercatalog.telemetry.LogLine.Skipped;

/**
 * Reads lines of a log, of which anything may be one.
 *
 * <p>What stands before the first brace is passed over: exports and {@code aws logs tail} put the
 * time there.
 */
public final class LineParser {
  private static final JsonFactory JSON = new JsonFactory();
  private static final String REQUEST = "request";
  private static final String WAKE = "wake";
  private static final String THROTTLED = "throttled";

  /** More than any request can take: what is above is no figure but a fault. */
  private static final double MAX_MS = Latencies.MAX_MS;

  private static final double MAX_COUNT = 1_000_000;

  private final Optional<String> wanted;

  /**
   * A parser of lines.
   *
   * @param tenant whose requests alone are of interest; without one, all are
   */
  LineParser(Optional<TenantName> tenant) {
    this.wanted = tenant.map(TenantName::value);
  }

  /** A line by its bytes in UTF-8. */
  public LogLine parse(byte[] line, int length) {
    int from = 0;
    while (from < length && line[from] != '{') {
      from++;
    }
    if (from == length) {
      return new Skipped(Reason.OTHER);
    }
    Members members = new Members();
    try (JsonParser json = JSON.createParser(line, from, length - from)) {
      members.read(json);
    } catch (IOException _) {
      return new Skipped(Reason.OTHER);
    }
    return members.line(wanted);
  }

  /** What a line says of what is asked here. */
  private static final class Members {
    private String message = "";
    private String operation = "";
    private String timestamp = "";
    private String tenant = "";
    private boolean cold;
    private boolean throttled;
    private double status = -1;
    private double readUnits;
    private double items = -1;
    private double scanned = -1;
    private double ms = -1;

    private void read(JsonParser json) throws IOException {
      json.nextToken(); // the brace
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        JsonToken value = json.nextToken();
        switch (name) {
          case "message" -> message = text(json, value);
          case "operation" -> operation = text(json, value);
          case "timestamp" -> timestamp = text(json, value);
          case "tenant" -> tenant = text(json, value);
          case "problem" -> throttled = text(json, value).equals(THROTTLED);
          case "cold" -> cold = value == JsonToken.VALUE_TRUE;
          case "status" -> status = number(json, value);
          case "readUnits" -> readUnits = number(json, value);
          case "items" -> items = number(json, value);
          case "scanned" -> scanned = number(json, value);
          case "ms" -> ms = number(json, value);
          default -> {} // It is not asked here.
        }
        json.skipChildren();
      }
      if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
        throw new IOException("It is cut short, or goes on.");
      }
    }

    private static String text(JsonParser json, JsonToken value) throws IOException {
      return value == JsonToken.VALUE_STRING ? json.getText() : "";
    }

    private static double number(JsonParser json, JsonToken value) throws IOException {
      return value.isNumeric() ? json.getDoubleValue() : -1;
    }

    private LogLine line(Optional<String> wanted) {
      if (!message.equals(REQUEST) && !message.equals(WAKE)) {
        return new Skipped(Reason.OTHER);
      }
      if (wanted.isPresent() && !wanted.get().equals(tenant)) {
        return new LogLine.Foreign();
      }
      Instant at;
      try {
        at = Instant.parse(timestamp);
      } catch (DateTimeParseException _) {
        return new Skipped(Reason.DAMAGED);
      }
      return message.equals(WAKE) ? new LogLine.Wake(at) : request(at);
    }

    private LogLine request(Instant at) {
      Optional<Operation> known = Operation.named(operation);
      if (known.isEmpty()) {
        return new Skipped(operation.isEmpty() ? Reason.DAMAGED : Reason.UNKNOWN_PATTERN);
      }
      boolean possible =
          between(status, 100, 599)
              && between(readUnits, 0, MAX_COUNT)
              && between(items, 0, MAX_COUNT)
              && between(scanned, 0, MAX_COUNT)
              && between(ms, 0, MAX_MS);
      return possible
          ? new LogLine.Request(
              at,
              known.get(),
              (int) status,
              readUnits,
              (long) items,
              (long) scanned,
              ms,
              cold,
              throttled)
          : new Skipped(Reason.DAMAGED);
    }

    private static boolean between(double value, double least, double most) {
      return value >= least && value <= most;
    }
  }
}
