package papercatalog.domain;

import module java.base;

/** What becomes of one HTTP request on its way to the engine and back. */
public sealed interface Fault {
  /** Nothing goes wrong. */
  Fault NONE = new None();

  /** The engine does it, and the connection closes without an answer. */
  Fault ANSWER_LOST = new AnswerLost();

  /** The engine does it, and the answer is a 500. */
  Fault ANSWER_FAILED = new AnswerFailed();

  /** The connection closes, and the engine has seen nothing. */
  Fault DEAD = new Dead();

  record None() implements Fault {}

  /**
   * Answered as DynamoDB answers; the engine has seen nothing.
   *
   * @param error the members of the answer next to its code
   */
  record Refused(int status, String code, Map<String, Object> error) implements Fault {}

  /**
   * A transaction that is cancelled.
   *
   * @param codes of the first actions, in their order; the others get "None"
   */
  record Cancelled(List<String> codes) implements Fault {}

  record AnswerLost() implements Fault {}

  record AnswerFailed() implements Fault {}

  /** The engine does it, and the answer waits. */
  record AnswerLate(Duration pause) implements Fault {}

  /**
   * A BatchGetItem of which the last keys are not processed.
   *
   * @param keys how many of them, or all when there are fewer
   */
  record Unprocessed(int keys) implements Fault {}

  /** The request waits until the gate opens; then nothing goes wrong. */
  record Held(Gate gate) implements Fault {}

  record Dead() implements Fault {}

  /** A refusal with nothing but its code. */
  static Fault refused(String code) {
    return new Refused(400, code, Map.of());
  }

  /** The refusal of an on-demand table, with why. */
  static Fault throttled(String... reasons) {
    return new Refused(
        400,
        "ThrottlingException",
        Map.of(
            "throttlingReasons",
            List.of(reasons).stream()
                .map(reason -> Map.of("reason", reason, "resource", "a table"))
                .toList()));
  }

  /** DynamoDB's own failure, before it did anything. */
  static Fault serverError() {
    return new Refused(500, "InternalServerError", Map.of());
  }

  /** A transaction that is cancelled, with the codes of its first actions. */
  static Fault cancelled(String... codes) {
    return new Cancelled(List.of(codes));
  }
}
