package papercatalog.telemetry;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.telemetry.LogLine.Reason;
import papercatalog.telemetry.LogLine.Skipped;

final class LineParserTest {
  private static final String GOOD =
      """
      {"timestamp":"2026-11-22T10:31:04.123Z","level":"INFO","message":"request",\
      "operation":"ListAuthorPapers","status":200,"format":"json","requests":1,"readUnits":1.5,\
      "items":25,"scanned":26,"dynamodbMs":4.2,"ms":6.1,"cold":false,\
      "requestId":"JKJaXmPLvHcESHA="}""";

  @Test
  void request_isReadWhole() {
    assertThat(parsed(GOOD))
        .isEqualTo(
            new LogLine.Request(
                Instant.parse("2026-11-22T10:31:04.123Z"),
                Operation.of(LIST_AUTHOR_PAPERS),
                200,
                1.5,
                25,
                26,
                6.1,
                false,
                false));
  }

  @Test
  void request_withAProblem_saysWhetherItWasThrottled() {
    assertThat(request(GOOD.replace("\"requestId\"", "\"problem\":\"throttled\",\"requestId\"")))
        .matches(LogLine.Request::throttled);
    assertThat(
            request(GOOD.replace("\"requestId\"", "\"problem\":\"paper-not-found\",\"requestId\"")))
        .matches(request -> !request.throttled());
  }

  @Test
  void request_whoseEngineDoesNotSayUnits_tookNone() {
    assertThat(request(GOOD.replace("\"readUnits\":1.5,", "")).readUnits()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026-11-22T10:31:04.124Z ", "\t2026-11-22 stream/[$LATEST]ab ", "\uFEFF"})
  void request_behindWhatAnExportPutsThere_isRead(String before) {
    assertThat(parsed(before + GOOD + "\r")).isEqualTo(parsed(GOOD));
  }

  @Test
  void request_withMembersThatAreNotKnown_isRead() {
    assertThat(parsed(GOOD.replace("\"cold\"", "\"more\":{\"cold\":[true,{}]},\"cold\"")))
        .isEqualTo(parsed(GOOD));
  }

  @Test
  void wake_isOne() {
    assertThat(
            parsed(
                "{\"timestamp\":\"2026-11-22T10:31:04Z\",\"level\":\"INFO\",\"message\":\"wake\","
                    + "\"operation\":\"GetPaper\",\"cold\":true}"))
        .isEqualTo(new LogLine.Wake(Instant.parse("2026-11-22T10:31:04Z")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START RequestId: 8f5 Version: 3",
        "{\"time\":\"2026-11-22T10:31:04.123Z\",\"type\":\"platform.report\",\"record\":{}}",
        "{\"timestamp\":\"2026-11-22T10:31:04Z\",\"level\":\"ERROR\",\"causes\":[]}",
        "{\"message\":[\"request\"]}",
        "{\"message\":null}",
        "{",
        "}",
        "{}",
        "{\"message\":\"request\"",
        "{\"message\":\"request\"} {\"message\":\"request\"}",
        "{\"message\":\"request\",}",
        "{'message':'request'}",
        "[{\"message\":\"wake\"}]x",
        "\u0000\u0001{\u0000",
        "  "
      })
  void anythingElse_isOfAnotherKind(String line) {
    assertThat(parsed(line)).isEqualTo(new Skipped(Reason.OTHER));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"ms\":6.1|\"ms\":-1",
        "\"ms\":6.1|\"ms\":1e999",
        "\"ms\":6.1|\"ms\":\"6.1\"",
        "\"ms\":6.1,|",
        "\"readUnits\":1.5|\"readUnits\":-0.5",
        "\"readUnits\":1.5|\"readUnits\":1e300",
        "\"items\":25|\"items\":99999999999999999999999999",
        "\"scanned\":26,|",
        "\"status\":200|\"status\":0",
        "\"status\":200|\"status\":true",
        "2026-11-22T10:31:04.123Z|yesterday",
        "\"operation\":\"ListAuthorPapers\"|\"operation\":7",
      })
  void request_thatCannotBe_isDamaged(String change) {
    String[] parts = change.split("\\|", 2);
    assertThat(GOOD).contains(parts[0]);
    assertThat(parsed(GOOD.replace(parts[0], parts[1]))).isEqualTo(new Skipped(Reason.DAMAGED));
  }

  @Test
  void request_ofAnotherReleasesPattern_isCountedApart() {
    assertThat(parsed(GOOD.replace("ListAuthorPapers", "ListVenues")))
        .isEqualTo(new Skipped(Reason.UNKNOWN_PATTERN));
  }

  @Test
  void hostileJson_isSkipped() {
    assertThat(parsed("{\"a\":" + "[".repeat(30_000))).isEqualTo(new Skipped(Reason.OTHER));
    assertThat(parsed("{\"a\":" + "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_001)))
        .isEqualTo(new Skipped(Reason.OTHER));
    assertThat(parsed("{\"ms\":" + "9".repeat(50_000) + "}")).isEqualTo(new Skipped(Reason.OTHER));
    byte[] invalid = GOOD.replace("json", "js\u00ffn").getBytes(StandardCharsets.ISO_8859_1);
    assertThat(new LineParser(Optional.empty()).parse(invalid, invalid.length))
        .isEqualTo(new Skipped(Reason.OTHER));
  }

  private static LogLine.Request request(String line) {
    return (LogLine.Request) parsed(line);
  }

  private static LogLine parsed(String line) {
    byte[] bytes = line.getBytes(UTF_8);
    return new LineParser(Optional.empty()).parse(bytes, bytes.length);
  }
}
