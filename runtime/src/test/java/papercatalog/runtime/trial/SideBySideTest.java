package papercatalog.runtime.trial;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.runtime.lambda.LocalRuntimeApi;
import papercatalog.runtime.lambda.LocalRuntimeApi.Event;
import papercatalog.runtime.trial.Trial.Outcome;

/**
 * The loop next to AWS's runtime client, with the same handlers and the same runtime API: the same
 * requests, the same bodies, the same end.
 */
@Tag("slow")
@Timeout(300)
final class SideBySideTest {
  private static final String HANDLERS = "papercatalog.runtime.trial.TrialHandlers$";
  private static final int TERMINATED = 143;

  @TempDir Path directory;

  @Test
  void answers_areTheSame() throws Exception {
    Outcome own =
        same(
            trial("Echo")
                .with("{}", "", "{\"title\": \"Größe 論文 \uD83D\uDCC4\"}\n", "{}")
                .with("x".repeat(TrialHandlers.LARGE), "small", "large", "small", "slow", "small"));

    assertThat(own.status()).isEqualTo(TERMINATED);
    assertThat(own.posts()).hasSize(10);
    assertThat(own.log()).isEmpty();
  }

  @Test
  void threadAndEventOfAnInvocation_areTheSame() throws Exception {
    Outcome own =
        same(
            trial("Knowing")
                .with("usual")
                .with(event("Trace-Id", "", "Invoked-Function-Arn", "", "Deadline-Ms", ""))
                .with("usual"));

    assertThat(own.posts()).hasSize(3).allMatch(call -> call.kind().equals("response"));
  }

  @Test
  void failures_areReportedTheSame_andTheNextEventIsAnswered() throws Exception {
    Outcome own =
        sameAndLogged(
            trial("Failing")
                .with("plain", "checked", "silent", "of a cause", "suppressing", "unicode")
                .with("without a stack", "localized", "interrupted", "assertion", "answer me"));

    assertThat(own.status()).isEqualTo(TERMINATED);
    assertThat(own.posts()).hasSize(11);
    assertThat(own.posts().getLast().body()).isEqualTo("answer me");
  }

  @Test
  void halfACharacter_isNoReasonToFailTwice() throws Exception {
    Outcome own = trial("Failing").with("half a character", "answer me").under(Loop.OWN);

    assertThat(own.posts().getFirst().body()).contains("\"errorMessage\":\"\\uD83D\"");
    assertThat(own.posts().getLast().body()).isEqualTo("answer me");
  }

  @ParameterizedTest
  @ValueSource(strings = {"deep", "out of memory", "disk"})
  void errorsThatLeaveTheJvmInDoubt_areReported_andTheProcessEnds(String failure) throws Exception {
    Outcome own = same(trial("Failing").with(failure, "answer me"));

    assertThat(own.status()).isZero();
    assertThat(own.posts()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Unconfigured", "UnconfiguredSilently"})
  void handlerThatFailsAtItsStart_isReported_andTheProcessEnds(String handler) throws Exception {
    assertStartFails(sameAndLogged(trial(handler).with("answer me")));
  }

  /**
   * The logs differ: in frames of the JDK's method that the loop calls, or in where a stack ends.
   */
  @ParameterizedTest
  @ValueSource(strings = {"Uninitialized", "Overflowing"})
  void handlerThatCannotBeInitialized_isReported_andTheProcessEnds(String handler)
      throws Exception {
    assertStartFails(same(trial(handler).with("answer me")));
  }

  private static void assertStartFails(Outcome own) {
    assertThat(own.status()).isEqualTo(1);
    assertThat(own.calls()).hasSize(1);
    assertThat(own.calls().getFirst().path()).endsWith("/runtime/init/error");
  }

  @ParameterizedTest
  @CsvSource({"ERROR, 1", "FATAL, 0"})
  void level_decidesWhetherFailuresAreLogged(String level, int lines) throws Exception {
    Map<Loop, Outcome> both =
        trial("Failing").with("plain").where("AWS_LAMBDA_LOG_LEVEL", level).underBoth();

    assertThat(same(both).lines()).hasSize(lines).isEqualTo(both.get(Loop.AWS).lines());
  }

  /** Here AWS's client is no measure: it reports most of them to each event. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "papercatalog.Missing",
        HANDLERS + "Incomplete",
        HANDLERS + "Needy",
        HANDLERS + "Abstract",
        HANDLERS + "Stranger"
      })
  void handlerThatCannotBeMade_isReported_andTheProcessEnds(String handler) throws Exception {
    Outcome own = new Trial(handler, directory).with("answer me").under(Loop.OWN);

    assertStartFails(own);
    assertThat(own.calls().getFirst().body()).contains("Error loading class " + handler);
    assertThat(own.log()).contains("Error loading class " + handler);
  }

  /** As when it is too large: then it is the handler that has failed. */
  @Test
  void refusedAnswer_isReported_andTheNextEventIsAnswered() throws Exception {
    Outcome own =
        sameButForWhatWasThrown(trial("Echo").with("one", "two").refusing("response", 413));

    assertThat(own.status()).isEqualTo(TERMINATED);
    assertThat(ComparedCall.of(own.posts().getLast()).thrown()).isEqualTo("java.io.IOException");
  }

  @Test
  void refusedReport_endsTheProcess() throws Exception {
    assertThat(same(trial("Failing").with("plain", "x").refusing("error", 500)).status())
        .isEqualTo(1);
    assertThat(same(trial("Unconfigured").refusing("error", 403)).status()).isEqualTo(1);
  }

  @Test
  void endInTheMiddleOfAnEvent_isTheEnd() throws Exception {
    Outcome own = same(trial("Busy").endedWith("never answered"));

    assertThat(own.status()).isEqualTo(TERMINATED);
    assertThat(own.posts()).isEmpty();
  }

  @Test
  void eventWithoutARequestId_endsTheProcess() throws Exception {
    assertThat(same(trial("Echo").with(event("Aws-Request-Id", ""))).status()).isEqualTo(1);
  }

  /** AWS's client is no measure of closed connections: it sometimes loses an answer. */
  @ParameterizedTest
  @CsvSource({"next, UNANSWERED", "next, ANSWERED", "response, ANSWERED"})
  void keptConnectionThatIsClosed_losesNoAnswer(String kind, LocalRuntimeApi.HangUp when)
      throws Exception {
    Outcome own = trial("Echo").with("one", "two", "three").hangingUp(kind, when).under(Loop.OWN);

    assertThat(own.status()).isEqualTo(TERMINATED);
    assertThat(own.posts()).allMatch(call -> call.kind().equals("response"));
    assertThat(own.posts())
        .extracting(LocalRuntimeApi.Call::body)
        .containsExactly("one", "two", "three");
    assertThat(own.log()).isEmpty();
  }

  /** Here AWS's client is no measure: it reports a failure of the handler's. */
  @Test
  void keptConnectionThatIsClosedOverAnAnswer_isGivenItAgain() throws Exception {
    Outcome own =
        trial("Echo")
            .with("one", "two")
            .hangingUp("response", LocalRuntimeApi.HangUp.UNANSWERED)
            .under(Loop.OWN);

    assertThat(own.posts()).allMatch(call -> call.kind().equals("response"));
    assertThat(own.posts())
        .extracting(LocalRuntimeApi.Call::body)
        .containsExactly("one", "one", "two");
  }

  /** The server has not read it: what is left to send meets a connection that is reset. */
  @Test
  void keptConnectionThatIsClosed_losesNoLargeAnswer() throws Exception {
    Outcome own =
        trial("Echo")
            .with("large", "1", "2")
            .hangingUp("next", LocalRuntimeApi.HangUp.ANSWERED)
            .under(Loop.OWN);

    assertThat(own.posts()).hasSize(3).allMatch(call -> call.kind().equals("response"));
  }

  /** Here AWS's client is no measure: it crashes, with a status of its own. */
  @Test
  void refusedQuestion_endsTheProcess() throws Exception {
    for (int refusal : List.of(500, 204)) {
      Outcome own = trial("Echo").refusing("next", refusal).under(Loop.OWN);

      assertThat(own.status()).isEqualTo(1);
      assertThat(own.calls()).hasSize(1);
    }
  }

  private Trial trial(String handler) {
    return new Trial(HANDLERS + handler, directory);
  }

  /** An event with some headers of its own; without those that are empty. */
  private static Event event(String... headers) {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < headers.length; i += 2) {
      values.put("Lambda-Runtime-" + headers[i], headers[i + 1]);
    }
    return new Event("{}", values);
  }

  private static Outcome same(Trial trial) throws Exception {
    return same(trial.underBoth());
  }

  private static Outcome sameAndLogged(Trial trial) throws Exception {
    Map<Loop, Outcome> both = trial.underBoth();
    Outcome own = same(both);
    assertThat(own.lines()).isEqualTo(both.get(Loop.AWS).lines());
    assertThat(own.log()).contains("TrialHandlers.java:").doesNotContain("lambdaruntime");
    return own;
  }

  private static Outcome same(Map<Loop, Outcome> both) {
    Outcome own = both.get(Loop.OWN);
    Outcome aws = both.get(Loop.AWS);
    assertThat(own.calls().stream().map(ComparedCall::of))
        .isEqualTo(aws.calls().stream().map(ComparedCall::of).toList());
    assertThat(own.status()).isEqualTo(aws.status());
    return own;
  }

  private static Outcome sameButForWhatWasThrown(Trial trial) throws Exception {
    Map<Loop, Outcome> both = trial.underBoth();
    Outcome own = both.get(Loop.OWN);
    Outcome aws = both.get(Loop.AWS);
    assertThat(own.calls().stream().map(ComparedCall::of).map(ComparedCall::withoutThrown))
        .isEqualTo(
            aws.calls().stream().map(ComparedCall::of).map(ComparedCall::withoutThrown).toList());
    assertThat(own.status()).isEqualTo(aws.status());
    return own;
  }
}
