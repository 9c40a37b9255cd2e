package papercatalog.cli.telemetry;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.schema.Index;
import papercatalog.publishing.entry.BoundedLines;
import papercatalog.publishing.entry.MeteredStream;

/** Adds up the request lines of logs in constant memory. */
public final class LogSummary {
  private static final ObjectReader JSON =
      new ObjectMapper()
          .readerFor(JsonNode.class)
          .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** CloudWatch cuts a line of a function at a quarter of it. */
  private static final int MAX_LINE = 1 << 20;

  private final Predicate<Instant> time;
  private final Optional<TenantName> tenant;
  private final Map<String, RequestTotals> patterns = new LinkedHashMap<>();
  private final Map<String, RequestTotals> places = new TreeMap<>();
  private final Map<String, Seconds> seconds = new TreeMap<>();
  private final Map<String, String> placeOf = new HashMap<>();
  private final AtomicLong lines = new AtomicLong();
  private Instant first = Instant.MAX;
  private Instant last = Instant.MIN;
  private long wakes;
  private long otherLines;
  private long unreadable;

  public LogSummary(Predicate<Instant> time, Optional<TenantName> tenant) {
    this.time = time;
    this.tenant = tenant;
    for (AccessPattern<?> pattern : AccessPatterns.withSearch()) {
      String place = pattern.index().map(Index::name).orElse("table");
      placeOf.put(pattern.operation(), place);
      patterns.put(pattern.operation(), new RequestTotals(pattern.number(), pattern.operation()));
      places.putIfAbsent(place, new RequestTotals("", place));
      seconds.putIfAbsent(place, new Seconds(place));
    }
    patterns.put(DocsPage.OPERATION, new RequestTotals("", DocsPage.OPERATION));
  }

  public void read(InputStream log) throws IOException {
    BoundedLines read = new BoundedLines(MeteredStream.expanded(log), MAX_LINE);
    while (read.next()) {
      String line = new String(read.line(), UTF_8);
      line = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      if (read.isTooLong()) {
        lines.incrementAndGet();
        otherLines++;
      } else if (!line.isEmpty()) {
        lines.incrementAndGet();
        add(line);
      }
    }
  }

  public long lines() {
    return lines.get();
  }

  /** Fails with {@link CommandFailed} if no request line and no wake line was selected. */
  public TelemetryReport report() {
    if (first.isAfter(last)) {
      throw new CommandFailed(
          "no-lines",
          ("None of %,d lines is a request of the given time and tenant. Functions write request"
                  + " lines to standard output, and make run LOG=FILE writes them to a file.")
              .formatted(lines()));
    }
    List<TelemetryReport.Row> rows = rows(patterns);
    return new TelemetryReport(
        first.toString(),
        last.toString(),
        rows.stream().mapToLong(TelemetryReport.Row::requests).sum(),
        wakes,
        otherLines,
        unreadable,
        seconds.values().stream().mapToLong(Seconds::late).sum(),
        rows,
        rows(places),
        seconds.values().stream().map(Seconds::busiest).flatMap(Optional::stream).toList());
  }

  private static List<TelemetryReport.Row> rows(Map<String, RequestTotals> totals) {
    return totals.values().stream()
        .map(RequestTotals::row)
        .filter(row -> row.requests() > 0)
        .toList();
  }

  private void add(String line) {
    JsonNode json = json(line);
    String message = json.path("message").asText();
    if (!message.equals("request") && !message.equals("wake")) {
      otherLines++;
    } else if (tenant.isEmpty() || tenant.get().value().equals(json.path("tenant").asText())) {
      try {
        Instant at = Instant.parse(json.path("timestamp").asText());
        if (time.test(at)) {
          add(at, message, json);
        }
      } catch (DateTimeException | IllegalArgumentException _) {
        unreadable++;
      }
    }
  }

  /** Skips the time that exports and {@code aws logs tail} put before the JSON. */
  private static JsonNode json(String line) {
    try {
      return JSON.readTree(line.substring(Math.max(0, line.indexOf('{'))));
    } catch (JsonProcessingException _) {
      return JSON.createObjectNode();
    }
  }

  private void add(Instant at, String message, JsonNode json) {
    if (message.equals("wake")) {
      wakes++;
    } else {
      add(at, LoggedRequest.of(json));
    }
    first = at.isBefore(first) ? at : first;
    last = at.isAfter(last) ? at : last;
  }

  private void add(Instant at, LoggedRequest request) {
    RequestTotals pattern = patterns.get(request.operation());
    if (pattern == null) {
      throw new IllegalArgumentException(request.operation());
    }
    pattern.add(request);
    String place = placeOf.get(request.operation());
    if (place != null) { // Pages of the documentation read no table.
      places.get(place).add(request);
      seconds.get(place).add(at, request.readUnits());
    }
  }
}
