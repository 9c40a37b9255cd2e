package papercatalog.cli.telemetry;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;

/** A made-up request line of a function. */
public record SampleRequestLine(
    Instant at,
    String operation,
    int status,
    double readUnits,
    int items,
    int scanned,
    double ms,
    boolean cold,
    String problem) {
  public static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  /** A page of a list or an item, at noon. */
  public static SampleRequestLine of(AccessPattern<?> pattern) {
    return new SampleRequestLine(NOON, pattern.operation(), 200, 0.5, 1, 1, 3, false, "");
  }

  public SampleRequestLine after(double seconds) {
    return at(NOON.plusMillis(Math.round(seconds * 1_000)));
  }

  public SampleRequestLine at(Instant other) {
    return new SampleRequestLine(
        other, operation, status, readUnits, items, scanned, ms, cold, problem);
  }

  public SampleRequestLine taking(double units) {
    return new SampleRequestLine(at, operation, status, units, items, scanned, ms, cold, problem);
  }

  public SampleRequestLine within(double milliseconds) {
    return new SampleRequestLine(
        at, operation, status, readUnits, items, scanned, milliseconds, cold, problem);
  }

  public SampleRequestLine returning(int returned, int read) {
    return new SampleRequestLine(
        at, operation, status, readUnits, returned, read, ms, cold, problem);
  }

  public SampleRequestLine failing(int code, String kind) {
    return new SampleRequestLine(at, operation, code, readUnits, items, scanned, ms, cold, kind);
  }

  public SampleRequestLine first() {
    return new SampleRequestLine(
        at, operation, status, readUnits, items, scanned, ms, true, problem);
  }

  public String text() {
    String kind = problem.isEmpty() ? "" : ",\"problem\":\"" + problem + "\"";
    return String.format(
        Locale.ROOT,
        "{\"timestamp\":\"%s\",\"level\":\"INFO\",\"message\":\"request\",\"operation\":\"%s\","
            + "\"status\":%d,\"format\":\"json\",\"requests\":1,\"readUnits\":%s,\"items\":%d,"
            + "\"scanned\":%d,\"dynamodbMs\":2.1,\"ms\":%.1f,\"cold\":%s%s,"
            + "\"requestId\":\"JKJaXmPLvHcESHA=\"}",
        at,
        operation,
        status,
        readUnits,
        items,
        scanned,
        ms,
        cold,
        kind);
  }
}
