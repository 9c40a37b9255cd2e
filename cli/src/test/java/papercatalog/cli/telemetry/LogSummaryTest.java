package papercatalog.cli.telemetry;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static papercatalog.cli.telemetry.SampleRequestLine.NOON;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.SEARCH_PAPERS;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

final class LogSummaryTest {
  private static final List<AccessPattern<?>> PATTERNS = AccessPatterns.withSearch();
  private static final SampleRequestLine REQUEST = SampleRequestLine.of(GET_PAPER);
  private static final String LINE = REQUEST.text();

  private final LogSummary summary = new LogSummary(_ -> true, Optional.empty());

  @Test
  void patterns_areAddedUp() {
    for (int i = 1; i <= 100; i++) {
      read(SampleRequestLine.of(LIST_AUTHOR_PAPERS).within(i).taking(1.5).returning(25, 26));
    }
    read(REQUEST.first().failing(404, "paper-not-found").returning(0, 0));
    read(REQUEST.failing(503, "throttled").taking(0).returning(0, 0));
    read(REQUEST.failing(500, "internal-error"));

    TelemetryReport report = summary.report();

    assertThat(report.requests()).isEqualTo(103);
    assertThat(report.patterns())
        .containsExactly(
            new TelemetryReport.Row("A1", "GetPaper", 3, 3, 3, 3, 1, 1, 1, 1, 2, 1, 1),
            new TelemetryReport.Row(
                "A3", "ListAuthorPapers", 100, 50, 95, 99, 150, 2_500, 2_600, 0, 0, 0, 0));
  }

  @Test
  void places_areTheSumsOfThePatternsThatReadThem() {
    read(SampleRequestLine.of(LIST_COLLECTION_PAPERS).after(0.1).taking(3));
    read(SampleRequestLine.of(LIST_AUTHOR_PAPERS).after(0.9).taking(1.5).failing(503, "throttled"));
    read(SampleRequestLine.of(LIST_COLLECTION_PAPERS).after(1.0).taking(1.5));
    read(SampleRequestLine.of(FIND_PAPERS).after(1.5).taking(0.5));
    read(SampleRequestLine.of(LIST_CHANGES).after(1.999).taking(3.5));
    read(SampleRequestLine.of(LIST_TOPIC_PAPERS).after(1.2).taking(2));
    read(REQUEST.after(1.3));

    TelemetryReport report = summary.report();

    assertThat(report.places())
        .extracting(
            row ->
                "%s %d %s %d"
                    .formatted(row.name(), row.requests(), row.readUnits(), row.throttles()))
        .containsExactly("GSI1 5 10.0 1", "GSI2 1 2.0 0", "table 1 0.5 0");
    assertThat(report.busiestSeconds())
        .extracting(second -> second.place() + " " + second.at() + " " + second.readUnits())
        .containsExactly(
            "GSI1 2026-11-21T12:00:01Z 5.5",
            "GSI2 2026-11-21T12:00:01Z 2.0",
            "table 2026-11-21T12:00:01Z 0.5");
  }

  @Test
  void searches_readTheTable() {
    read(SampleRequestLine.of(SEARCH_PAPERS).taking(2));

    TelemetryReport report = summary.report();

    assertThat(report.unreadable()).isZero();
    assertThat(report.patterns()).extracting(TelemetryReport.Row::number).containsExactly("A14");
    assertThat(report.places()).extracting(TelemetryReport.Row::name).containsExactly("table");
  }

  @Test
  void busiestSecond_ofEquallyBusyOnes_isTheEarliest() {
    for (int second : new int[] {9, 4, 6}) {
      read(REQUEST.after(second).taking(2));
    }

    assertThat(summary.report().busiestSeconds())
        .extracting(TelemetryReport.BusiestSecond::at)
        .containsExactly("2026-11-21T12:00:04Z");
  }

  @Test
  void order_ofTheLines_doesNotMatter() {
    List<SampleRequestLine> lines = new ArrayList<>();
    Random random = new Random(3);
    for (int i = 0; i < 2_000; i++) {
      lines.add(
          SampleRequestLine.of(PATTERNS.get(random.nextInt(PATTERNS.size())))
              .after(random.nextInt(86_400_000) / 1_000.0)
              .taking(random.nextInt(1, 9) / 2.0)
              .within(random.nextInt(5_000) / 10.0));
    }
    lines.forEach(this::read);
    Collections.shuffle(lines, random);
    LogSummary shuffled = new LogSummary(_ -> true, Optional.empty());
    lines.forEach(line -> read(shuffled, line.text().getBytes(UTF_8)));

    assertThat(shuffled.report()).isEqualTo(summary.report());
  }

  @Test
  void requests_thatComeTooLate_areMissingFromTheBusiestSecond() {
    Seconds seconds = new Seconds("GSI1");
    for (int i = 0; i < Seconds.OPEN + 10; i++) {
      seconds.add(NOON.plusSeconds(i), 1);
    }
    seconds.add(NOON.plusSeconds(12), 5);
    seconds.add(NOON.plusSeconds(3), 50);

    assertThat(seconds.late()).isEqualTo(1);
    assertThat(seconds.busiest().orElseThrow().readUnits()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(doubles = {10, 1_000, 100_000, LoggedRequest.MAX_MS})
  void percentiles_areRightToAThousandth(double most) {
    double[] all =
        new Random(7).doubles(101, 0, most).map(ms -> Math.round(ms * 10) / 10.0).toArray();
    Arrays.stream(all).forEach(ms -> read(REQUEST.within(ms)));
    Arrays.sort(all);

    TelemetryReport.Row row = summary.report().patterns().getFirst();

    assertThat(row.p50()).isEqualTo(all[50], within(all[50] / 1_000));
    assertThat(row.p99()).isEqualTo(all[99], within(all[99] / 1_000));
  }

  @Test
  void lines_mayEndInAnyWay() {
    read(LINE + "\n\n" + LINE + "\r\n" + LINE);

    assertThat(summary.lines()).isEqualTo(3);
    assertThat(summary.report().requests()).isEqualTo(3);
  }

  /** Two gigabytes in a line, as a few megabytes of gzip hold them. */
  @Test
  void lineWithoutAnEnd_isSkipped() throws IOException {
    byte[] part = new byte[1 << 20];
    List<InputStream> parts = new ArrayList<>();
    for (int i = 0; i <= Integer.MAX_VALUE / part.length; i++) {
      parts.add(new ByteArrayInputStream(part));
    }
    parts.add(new ByteArrayInputStream(("\n" + LINE).getBytes(UTF_8)));
    summary.read(new SequenceInputStream(Collections.enumeration(parts)));

    assertThat(summary.lines()).isEqualTo(2);
    assertThat(summary.report().requests()).isEqualTo(1);
    assertThat(summary.report().otherLines()).isEqualTo(1);
  }

  @Test
  void log_compressedByGzip_isRead() throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    for (int part = 0; part < 2; part++) { // as cat puts two together
      try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
        gzip.write((LINE + "\n").getBytes(UTF_8));
      }
    }
    read(summary, compressed.toByteArray());

    assertThat(summary.report().requests()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026-11-22T10:31:04.124Z ", "\t2026-11-22 stream/[$LATEST]ab ", "\uFEFF"})
  void request_afterTheTimeOfAnExport_isRead(String before) {
    read(before + LINE);

    assertThat(summary.report().requests()).isEqualTo(1);
  }

  @Test
  void request_withoutReadUnits_tookNone() {
    read(LINE.replace("\"readUnits\":0.5,", ""));

    assertThat(summary.report().patterns().getFirst().readUnits()).isZero();
    assertThat(summary.report().busiestSeconds()).isEmpty();
  }

  @Test
  void wake_isCountedApart() {
    read(
        "{\"timestamp\":\"2026-11-21T12:00:09Z\",\"message\":\"wake\",\"operation\":\"GetPaper\"}");

    TelemetryReport report = summary.report();

    assertThat(report.wakes()).isEqualTo(1);
    assertThat(report.requests()).isZero();
    assertThat(report.from()).isEqualTo(NOON.plusSeconds(9).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START RequestId: 8f5 Version: 3",
        "{\"time\":\"2026-11-22T10:31:04.123Z\",\"type\":\"platform.report\",\"record\":{}}",
        "{\"message\":[\"request\"]}",
        "{\"message\":null}",
        "{",
        "}",
        "{}",
        "{\"message\":\"request\"",
        "{\"message\":\"request\"} {\"message\":\"request\"}",
        "{'message':'request'}",
        "[{\"message\":\"wake\"}]x",
        "\u0000\u0001{\u0000",
        "  "
      })
  void anythingElse_isAnotherLine(String line) {
    read(LINE + "\n" + line);

    assertThat(summary.report().otherLines()).isEqualTo(1);
  }

  @Test
  void hostileJson_isAnotherLine() {
    read(LINE);
    read("{\"a\":" + "[".repeat(30_000));
    read("{\"a\":" + "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_001));
    read("{\"ms\":" + "9".repeat(50_000) + "}");

    assertThat(summary.report().otherLines()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"ms\":3.0|\"ms\":-1",
        "\"ms\":3.0|\"ms\":1e999",
        "\"ms\":3.0|\"ms\":\"3.0\"",
        "\"ms\":3.0,|",
        "\"readUnits\":0.5|\"readUnits\":-0.5",
        "\"readUnits\":0.5|\"readUnits\":1e300",
        "\"items\":1|\"items\":99999999999999999999999999",
        "\"scanned\":1,|",
        "\"status\":200|\"status\":0",
        "\"status\":200|\"status\":true",
        "2026-11-21T12:00:00Z|yesterday",
        "\"operation\":\"GetPaper\"|\"operation\":7",
        "GetPaper|GetVenue"
      })
  void request_thatCannotBe_isUnreadable(String change) {
    String[] parts = change.split("\\|", 2);
    assertThat(LINE).contains(parts[0]);
    read(LINE + "\n" + LINE.replace(parts[0], parts[1]));

    TelemetryReport report = summary.report();

    assertThat(report.unreadable()).isEqualTo(1);
    assertThat(report.requests()).isEqualTo(1);
  }

  private void read(SampleRequestLine line) {
    read(line.text());
  }

  private void read(String log) {
    read(summary, log.getBytes(UTF_8));
  }

  private static void read(LogSummary summary, byte[] log) {
    try {
      summary.read(new ByteArrayInputStream(log));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
