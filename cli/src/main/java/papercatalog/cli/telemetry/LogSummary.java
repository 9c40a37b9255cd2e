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
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;

/** Adds up the request lines of logs in constant memory. */
public final class LogSummary {
  private static final ObjectReader JSON =
      new ObjectMapper()
          .readerFor(JsonNode.class)
          .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  private static final String REQUEST = "request";
  private static final String WAKE = "wake";

  private final Predicate<Instant> time;
  private final Optional<TenantName> tenant;
  private final Map<String, Pattern> patterns = new LinkedHashMap<>();
  private final Map<String, Place> places = new TreeMap<>();
  private final AtomicLong lines = new AtomicLong();
  private Instant first = Instant.MAX;
  private Instant last = Instant.MIN;
  private long wakes;
  private long otherLines;
  private long unreadable;

  /** An index or the table with all requests that read it. */
  private record Place(RequestTotals totals, Seconds seconds) {}

  /** The requests of a pattern; pages that read no table have no place. */
  private record Pattern(String number, RequestTotals totals, Optional<Place> place) {}

  /**
   * @param time selects lines by time
   * @param tenant selects lines by tenant; empty selects all
   */
  public LogSummary(Predicate<Instant> time, Optional<TenantName> tenant) {
    this.time = time;
    this.tenant = tenant;
    for (AccessPattern<?> pattern : AccessPatterns.withSearch()) {
      Place place =
          places.computeIfAbsent(
              place(pattern), _ -> new Place(new RequestTotals(), new Seconds()));
      patterns.put(
          pattern.operation(),
          new Pattern(pattern.number(), new RequestTotals(), Optional.of(place)));
    }
    patterns.put(DocsPage.OPERATION, new Pattern("", new RequestTotals(), Optional.empty()));
  }

  private static String place(AccessPattern<?> pattern) {
    return pattern.access() instanceof Access.Query query ? query.index().name() : "table";
  }

  /** Adds a log, compressed by gzip or not. */
  public void read(InputStream log) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(uncompressed(log), UTF_8));
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (!line.isEmpty()) {
        lines.incrementAndGet();
        add(line);
      }
    }
  }

  /** Lines read so far, of all kinds. */
  public long lines() {
    return lines.get();
  }

  /**
   * The sum of all logs.
   *
   * @throws CommandFailed when no request line and no wake line was selected
   */
  public TelemetryReport report() {
    if (first.isAfter(last)) {
      throw new CommandFailed(
          "no-lines",
          ("None of %,d lines is a request of the given time and tenant. Functions write request"
                  + " lines to standard output, and make run LOG=FILE writes them to a file.")
              .formatted(lines()));
    }
    List<TelemetryReport.Row> rows = new ArrayList<>();
    patterns.forEach((name, it) -> rows.add(it.totals().row(it.number(), name)));
    List<TelemetryReport.Row> placeRows = new ArrayList<>();
    places.forEach((name, it) -> placeRows.add(it.totals().row("", name)));
    rows.removeIf(row -> row.requests() == 0);
    placeRows.removeIf(row -> row.requests() == 0);
    return new TelemetryReport(
        first.toString(),
        last.toString(),
        rows.stream().mapToLong(TelemetryReport.Row::requests).sum(),
        wakes,
        otherLines,
        unreadable,
        places.values().stream().mapToLong(it -> it.seconds().late()).sum(),
        rows,
        placeRows,
        places.entrySet().stream()
            .flatMap(it -> it.getValue().seconds().busiest(it.getKey()).stream())
            .toList());
  }

  private static InputStream uncompressed(InputStream log) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(log);
    buffered.mark(2);
    int magic = buffered.read() | buffered.read() << Byte.SIZE;
    buffered.reset();
    return magic == GZIPInputStream.GZIP_MAGIC ? new GZIPInputStream(buffered) : buffered;
  }

  private void add(String line) {
    JsonNode json = json(line);
    String message = json.path("message").asText();
    if (!message.equals(REQUEST) && !message.equals(WAKE)) {
      otherLines++;
    } else if (tenant.isEmpty() || tenant.get().value().equals(json.path("tenant").asText())) {
      try {
        add(Instant.parse(json.path("timestamp").asText()), message, json);
      } catch (DateTimeException | IllegalArgumentException _) {
        unreadable++;
      }
    }
  }

  /**
   * Parses the JSON of a line, without the time that exports and {@code aws logs tail} put before
   * it.
   */
  private static JsonNode json(String line) {
    try {
      return JSON.readTree(line.substring(Math.max(0, line.indexOf('{'))));
    } catch (JsonProcessingException _) {
      return JSON.createObjectNode();
    }
  }

  private void add(Instant at, String message, JsonNode json) {
    if (!time.test(at)) {
      return;
    }
    if (message.equals(WAKE)) {
      wakes++;
    } else {
      add(at, LoggedRequest.of(json));
    }
    first = at.isBefore(first) ? at : first;
    last = at.isAfter(last) ? at : last;
  }

  private void add(Instant at, LoggedRequest request) {
    Pattern pattern = patterns.get(request.operation());
    if (pattern == null) {
      throw new IllegalArgumentException(request.operation());
    }
    pattern.totals().add(request);
    pattern
        .place()
        .ifPresent(
            place -> {
              place.totals().add(request);
              place.seconds().add(at, request.readUnits());
            });
  }
}
