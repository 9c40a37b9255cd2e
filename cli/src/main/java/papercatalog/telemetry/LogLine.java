package papercatalog.telemetry;

import java.time.Instant;

/** A line of a log. */
public sealed interface LogLine {
  /**
   * A request that a function has answered.
   *
   * @param at when it was answered
   * @param readUnits that it took; 0 where the engine does not say
   * @param items that the reader was given
   * @param scanned items that DynamoDB read for it
   * @param ms from event to response
   * @param cold whether it was the first that its instance answered
   * @param throttled whether DynamoDB refused it for having been asked too much
   */
  record Request(
      Instant at,
      Operation operation,
      int status,
      double readUnits,
      long items,
      long scanned,
      double ms,
      boolean cold,
      boolean throttled)
      implements LogLine {}

  /** A call that only keeps a function's snapshot from being dropped. */
  record Wake(Instant at) implements LogLine {}

  /** One of either kind, of another catalog than the one that was asked for. */
  record Foreign() implements LogLine {}

  /** One that says nothing here. */
  record Skipped(Reason reason) implements LogLine {}

  /** Why a line says nothing here. */
  enum Reason {
    /** It is none of ours: Lambda's own, an error's, any text. */
    OTHER("other", "of other kinds"),
    /** It is one of ours by its message, but what it should say is missing or impossible. */
    DAMAGED("damaged", "damaged"),
    /** It is of a pattern that this release does not have. */
    UNKNOWN_PATTERN("unknownPattern", "of patterns that this release does not know");

    private final String member;
    private final String text;

    Reason(String member, String text) {
      this.member = member;
      this.text = text;
    }

    /** For programs. */
    public String member() {
      return member;
    }

    /** As it follows a number. */
    public String text() {
      return text;
    }
  }
}
