package papercatalog.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.schema.AccessPattern.FIND_PAPERS;
import static papercatalog.schema.AccessPattern.GET_PAPER;
import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_CHANGES;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_TOPIC_PAPERS;
import static papercatalog.telemetry.RequestLine.NOON;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.TableSchema;

final class RecorderTest {
  private static final List<AccessPattern> PATTERNS = List.of(AccessPattern.values());
  private static final Limits LIMITS = Limits.ofStackDefault();

  @Test
  void patterns_areAddedUp() {
    List<RequestLine> lines = new ArrayList<>();
    for (int i = 1; i <= 100; i++) {
      lines.add(
          RequestLine.of(LIST_AUTHOR_PAPERS).after(i).within(i).taking(1.5).returning(25, 26));
    }
    lines.add(RequestLine.of(GET_PAPER).first().failing(404, "paper-not-found").returning(0, 0));
    lines.add(RequestLine.of(GET_PAPER).failing(503, "throttled").taking(0).returning(0, 0));
    lines.add(RequestLine.of(GET_PAPER).failing(500, "internal-error"));

    Figures figures = RequestLine.figures(LIMITS, lines);

    assertThat(figures.patterns())
        .containsExactly(
            new PatternFigures(Operation.of(GET_PAPER), 3, 3, 3, 3, 1, 1, 1, 1, 2, 1, 1),
            new PatternFigures(
                Operation.of(LIST_AUTHOR_PAPERS), 100, 50, 95, 99, 150, 2_500, 2_600, 0, 0, 0, 0));
    assertThat(figures.patterns().getLast().itemsPerRequest()).isEqualTo(25);
    assertThat(figures.patterns().getLast().scannedPerRequest()).isEqualTo(26);
    assertThat(figures.period()).isEqualTo(new Period(NOON, NOON.plusSeconds(100)));
    assertThat(figures.requests()).isEqualTo(103);
  }

  @Test
  void places_splitWhatTheyGaveBetweenTheirPatterns() {
    Figures figures =
        RequestLine.figures(
            LIMITS,
            List.of(
                RequestLine.of(LIST_COLLECTION_PAPERS).after(0.1).taking(3),
                RequestLine.of(LIST_AUTHOR_PAPERS).after(0.9).taking(1.5),
                RequestLine.of(LIST_COLLECTION_PAPERS).after(1.0).taking(1.5),
                RequestLine.of(FIND_PAPERS).after(1.5).taking(0.5),
                RequestLine.of(LIST_CHANGES).after(1.999).taking(3.5),
                RequestLine.of(LIST_TOPIC_PAPERS).after(1.2).taking(2),
                RequestLine.of(GET_PAPER).after(1.3)));

    PlaceFigures gsi1 = figures.places().getFirst();
    assertThat(gsi1.place().name()).isEqualTo("GSI1");
    assertThat(gsi1.readUnits()).isEqualTo(10);
    assertThat(gsi1.parts())
        .containsExactly(
            part(LIST_COLLECTION_PAPERS, 4.5),
            part(LIST_AUTHOR_PAPERS, 1.5),
            part(FIND_PAPERS, 0.5),
            part(LIST_CHANGES, 3.5));
    Peak peak = gsi1.peak().orElseThrow();
    assertThat(peak.at()).isEqualTo(NOON.plusSeconds(1));
    assertThat(peak.units()).isEqualTo(5.5);
    assertThat(peak.parts())
        .containsExactly(
            part(LIST_COLLECTION_PAPERS, 1.5),
            part(LIST_AUTHOR_PAPERS, 0.0),
            part(FIND_PAPERS, 0.5),
            part(LIST_CHANGES, 3.5));
    assertThat(figures.places().get(1).peak().orElseThrow().units()).isEqualTo(2);
    assertThat(figures.places().get(2).readUnits()).isEqualTo(0.5);
    assertThat(figures.keyPeak()).isEqualTo(3.5);
  }

  @Test
  void sharing_isOfTheWorstSecondOfEachKind() {
    Sharing sharing =
        RequestLine.figures(
                Limits.all(100, "as given"),
                List.of(
                    RequestLine.of(LIST_AUTHOR_PAPERS).taking(10),
                    RequestLine.of(LIST_COLLECTION_PAPERS).taking(20),
                    RequestLine.of(LIST_AUTHOR_PAPERS).after(5).taking(16),
                    RequestLine.of(LIST_COLLECTION_PAPERS).after(9).taking(28),
                    RequestLine.of(LIST_AUTHOR_PAPERS).after(9).taking(1)))
            .sharing()
            .orElseThrow();

    assertThat(sharing.peak().units()).isEqualTo(30);
    assertThat(sharing.headRoom()).isEqualTo(70);
    assertThat(sharing.leavingPeak()).isEqualTo(16);
    assertThat(sharing.othersPeak()).isEqualTo(28);
    assertThat(sharing.growth()).isEqualTo(100.0 / 30);
    assertThat(sharing.growthWithout()).isEqualTo(100.0 / 28);
    assertThat(sharing.growthOfLeaving()).as("at 5 s, not at 0 s (8.0)").isEqualTo(100.0 / 16);
  }

  @Test
  void order_ofTheLines_doesNotMatter() {
    List<RequestLine> lines = new ArrayList<>();
    Random random = new Random(3);
    for (int i = 0; i < 2_000; i++) {
      AccessPattern pattern = PATTERNS.get(random.nextInt(PATTERNS.size()));
      lines.add(
          RequestLine.of(pattern)
              .after(random.nextInt(86_400_000) / 1_000.0)
              .taking(random.nextInt(1, 9) / 2.0)
              .within(random.nextInt(5_000) / 10.0));
    }
    Figures inOneOrder = RequestLine.figures(LIMITS, lines);
    Collections.shuffle(lines, random);

    assertEqual(RequestLine.figures(LIMITS, lines), inOneOrder);
  }

  @Test
  void lines_thatComeTooLate_areMissingFromTheBusiestSecondsOnly() {
    Recorder recorder = new Recorder(Period.ALWAYS, Place.of(TableSchema.DECLARED), LIMITS, 10);
    for (int i = 0; i < 20; i++) {
      RequestLine.read(RequestLine.of(GET_PAPER).after(i).taking(1).text(), recorder);
    }
    RequestLine.read(RequestLine.of(GET_PAPER).after(12).taking(5).text(), recorder);
    RequestLine.read(RequestLine.of(GET_PAPER).after(3).taking(50).text(), recorder);

    Figures figures = recorder.figures();

    assertThat(figures.count().late()).isEqualTo(1);
    assertThat(figures.patterns().getFirst().readUnits()).isEqualTo(75);
    assertThat(figures.places().getLast().peak().orElseThrow().units()).isEqualTo(6);
  }

  @Test
  void lines_ofOtherTimes_arePassedOver() {
    Recorder recorder =
        new Recorder(
            new Period(NOON.plusSeconds(1), NOON.plusSeconds(2)),
            Place.of(TableSchema.DECLARED),
            LIMITS);
    for (double second : new double[] {0.999, 1, 1.5, 2, 2.001}) {
      RequestLine.read(RequestLine.of(GET_PAPER).after(second).text(), recorder);
    }

    assertThat(recorder.figures().requests()).isEqualTo(3);
    assertThat(recorder.lines()).isEqualTo(5);
  }

  @Test
  void lines_ofOtherKinds_areCountedByReason() {
    Recorder recorder = new Recorder(Period.ALWAYS, Place.of(TableSchema.DECLARED), LIMITS);
    RequestLine.read(
        String.join(
            "\n",
            RequestLine.of(GET_PAPER).text(),
            "END RequestId: 1",
            "REPORT RequestId: 1",
            RequestLine.of(GET_PAPER).text().replace("\"ms\"", "\"us\""),
            RequestLine.of(GET_PAPER).text().replace("GetPaper", "GetVenue"),
            "{\"timestamp\":\"2026-11-21T12:00:00Z\",\"message\":\"wake\"}"),
        recorder);

    Figures.Count count = recorder.figures().count();

    assertThat(count.wakes()).isEqualTo(1);
    assertThat(count.skipped())
        .isEqualTo(
            Map.of(
                LogLine.Reason.OTHER, 2L,
                LogLine.Reason.DAMAGED, 1L,
                LogLine.Reason.UNKNOWN_PATTERN, 1L));
    assertThat(count.allSkipped()).isEqualTo(4);
  }

  @Test
  void noLineOfAFunction_isAFailureThatSaysSo() {
    Recorder recorder = new Recorder(Period.ALWAYS, Place.of(TableSchema.DECLARED), LIMITS);
    RequestLine.read("END\nREPORT", recorder);

    assertThatThrownBy(recorder::figures)
        .isInstanceOf(NoLines.class)
        .hasMessageStartingWith("None of 2 lines is a request (2 skipped)");
  }

  @Test
  void timeline_hasFewSpansAndLosesNoPeak() {
    List<RequestLine> lines = new ArrayList<>();
    for (int hour = 0; hour < 24 * 30; hour++) {
      lines.add(RequestLine.of(GET_PAPER).after(3_600.0 * hour).taking(1 + hour % 7));
    }
    lines.add(RequestLine.of(GET_PAPER).after(3_600.0 * 300 + 1).taking(40));

    Timeline timeline = RequestLine.figures(LIMITS, lines).timeline();

    assertThat(timeline.spanCount()).isLessThanOrEqualTo(Timeline.SPANS);
    assertThat(timeline.width()).isEqualTo(Duration.ofHours(6));
    assertThat(timeline.of(Place.of(TableSchema.DECLARED).getLast()))
        .hasSize(120)
        .extracting(Peak::units)
        .contains(40.0);
  }

  private static Map.Entry<Operation, Double> part(AccessPattern pattern, double units) {
    return Map.entry(Operation.of(pattern), units);
  }

  private static void assertEqual(Figures one, Figures other) {
    assertThat(one.patterns()).isEqualTo(other.patterns());
    assertThat(one.places()).isEqualTo(other.places());
    assertThat(one.sharing()).isEqualTo(other.sharing());
    assertThat(one.period()).isEqualTo(other.period());
    for (PlaceFigures place : one.places()) {
      assertThat(one.timeline().of(place.place()))
          .extracting(Peak::units)
          .isEqualTo(other.timeline().of(place.place()).stream().map(Peak::units).toList());
    }
  }
}
