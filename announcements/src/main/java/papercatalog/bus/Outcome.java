package papercatalog.bus;

/** What became of an event that was put on the bus. */
public sealed interface Outcome {
  /** It is on the bus. */
  record Taken() implements Outcome {}

  /** It is not, and may be the next time. */
  record Busy(String reason) implements Outcome {}

  /** The bus will never take it. */
  record Refused(String code, String message) implements Outcome {}
}
