package papercatalog.cli.telemetry;

import com.fasterxml.jackson.databind.JsonNode;

/** Read units are 0 if unreported. DynamoDB read {@code scanned} items to return the others. */
record LoggedRequest(
    String operation,
    int status,
    double readUnits,
    long items,
    long scanned,
    double ms,
    boolean cold,
    boolean throttled) {
  /** An hour: Lambda stops a function after 15 minutes. */
  static final double MAX_MS = 3_600_000;

  private static final double MAX_COUNT = 1_000_000;

  /** Fails with {@link IllegalArgumentException} when a figure is missing or impossible. */
  static LoggedRequest of(JsonNode line) {
    return new LoggedRequest(
        line.path("operation").asText(),
        (int) figure(line, "status", 100, 599),
        line.has("readUnits") ? figure(line, "readUnits", 0, MAX_COUNT) : 0,
        (long) figure(line, "items", 0, MAX_COUNT),
        (long) figure(line, "scanned", 0, MAX_COUNT),
        figure(line, "ms", 0, MAX_MS),
        line.path("cold").asBoolean(),
        line.path("problem").asText().equals("throttled"));
  }

  private static double figure(JsonNode line, String name, double least, double most) {
    JsonNode figure = line.path(name);
    if (!figure.isNumber() || !(figure.doubleValue() >= least && figure.doubleValue() <= most)) {
      throw new IllegalArgumentException(name + " is " + figure);
    }
    return figure.doubleValue();
  }
}
