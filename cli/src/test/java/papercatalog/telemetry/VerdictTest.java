package papercatalog.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.GET_PAPER;
import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_CHANGES;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;

import java.util.List;
import org.junit.jupiter.api.Test;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;
import papercatalog.telemetry.Verdict.Answer;

final class VerdictTest {
  private static final RequestLine COLLECTION = RequestLine.of(LIST_COLLECTION_PAPERS);
  private static final RequestLine AUTHOR = RequestLine.of(LIST_AUTHOR_PAPERS);
  private static final Limits HUNDRED = Limits.all(100, "as given");

  @Test
  void verdict_withRoomForTwiceTheTraffic_isNotYet() {
    Verdict verdict = verdict(COLLECTION.taking(30), AUTHOR.taking(20));

    assertThat(verdict.answer()).isEqualTo(Answer.NOT_YET);
    assertThat(verdict.sentences())
        .containsExactly(
            "A3 (papers by author) needs no index of its own yet.",
            "GSI1 gives 100 read units a second to all that share it, A2, A3, A9, A10. In its busiest"
                + " second, 2026-11-21T12:00:00Z, they took 50 (50 %), A3 40 % of that, and A2 had"
                + " head-room of 50.",
            "If all traffic grows alike, A2 is throttled at 2.0 times as much; if A3 had an index of"
                + " its own, at 3.3 times. If A3 alone grows, A2 is throttled because of it at 3.5"
                + " times as much of A3, which took 20 in its own busiest second.",
            "None of them was throttled.",
            "Not known: which authors are asked for, since no line says it, on purpose. A hot author"
                + " slows that author's list alone: a key gives 3,000 read units a second whatever"
                + " the others take, and all authors together took 20 at most.");
  }

  @Test
  void verdict_whereA3TakesTheRoom_isToMove() {
    Verdict verdict = verdict(COLLECTION.taking(20), AUTHOR.taking(40));

    assertThat(verdict.answer()).isEqualTo(Answer.MOVE);
    assertThat(verdict.sentences().getFirst())
        .contains("A3 (papers by author) should have an index of its own", "maxReadUnits");
  }

  @Test
  void verdict_whereTheOthersTakeTheRoom_isThatMovingIsNotEnough() {
    Verdict verdict =
        verdict(
            COLLECTION.taking(40),
            RequestLine.of(LIST_CHANGES).taking(20),
            AUTHOR.after(1).taking(40));

    assertThat(verdict.answer()).isEqualTo(Answer.OTHERS);
    assertThat(verdict.sentences().getFirst()).contains("is not enough", "maxReadUnits");
  }

  @Test
  void verdict_beyondTheLimit_saysSo() {
    Verdict verdict = verdict(COLLECTION.taking(40), AUTHOR.taking(80));

    assertThat(verdict.answer()).isEqualTo(Answer.MOVE);
    assertThat(String.join(" ", verdict.sentences()))
        .contains("they took 120 (120 %)", "head-room of 0", "at 0.8 times as much");
  }

  @Test
  void verdict_whereRequestsWereRefusedFarFromTheLimit_isThatTheReasonIsElsewhere() {
    Verdict verdict =
        verdict(
            COLLECTION.taking(1),
            AUTHOR.taking(1),
            COLLECTION.taking(0).failing(503, "throttled"),
            AUTHOR.taking(0).failing(503, "throttled"),
            AUTHOR.taking(0).failing(503, "throttled"));

    assertThat(verdict.answer()).isEqualTo(Answer.ELSEWHERE);
    assertThat(verdict.sentences())
        .anyMatch(sentence -> sentence.startsWith("Throttled: 1 of A2, 2 of A3."));
  }

  @Test
  void verdict_whereTheTableWasThrottled_isOfTheIndexAlone() {
    assertThat(
            verdict(
                    COLLECTION.taking(1),
                    RequestLine.of(GET_PAPER).taking(0).failing(503, "throttled"))
                .answer())
        .isEqualTo(Answer.NOT_YET);
  }

  @Test
  void verdict_whereNobodyAskedForAuthors_saysSo() {
    assertThat(verdict(COLLECTION.taking(1)).sentences().get(2))
        .endsWith("at 100 times. A3 was not asked.");
    assertThat(verdict(AUTHOR.taking(1)).sentences().get(2))
        .contains("if A3 had an index of its own, never, as nothing else was read");
  }

  @Test
  void verdict_whereNothingWasRead_isThatItCannotBeSaid() {
    assertThat(verdict(RequestLine.of(GET_PAPER)).answer()).isEqualTo(Answer.NOT_ASKED);
  }

  @Test
  void verdict_onceA3HasMoved_isThat() {
    TableSchema moved = TableSchema.DECLARED.moving(LIST_AUTHOR_PAPERS, new Index("ByAuthor"));

    assertThat(Verdict.of(RequestLine.figures(HUNDRED, moved, List.of(AUTHOR.taking(90)))).answer())
        .isEqualTo(Answer.MOVED);
  }

  @Test
  void verdict_isByTheLimitOfTheIndex() {
    Limits limits = Limits.all(10, "the table's own").with("GSI1", 1_000);

    assertThat(Verdict.of(RequestLine.figures(limits, List.of(COLLECTION.taking(90)))).answer())
        .isEqualTo(Answer.NOT_YET);
  }

  private static Verdict verdict(RequestLine... lines) {
    return Verdict.of(RequestLine.figures(HUNDRED, List.of(lines)));
  }
}
