package papercatalog.table;

import static papercatalog.schema.Attributes.STATUS_REASON;
import static papercatalog.schema.Attributes.UNFINISHED;
import static papercatalog.schema.Attributes.WITHDRAWN_AT;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a write of more than one transaction has begun: marked on the paper's item first and
 * unmarked last, so that whoever comes after a crash can finish it. // I-3
 */
public sealed interface Unfinished {
  /** How the marker calls what it is about. */
  String TASK = "task";

  /** The paper's item is new; its links are being written. */
  record Links() implements Unfinished {}

  /** The links are being removed; then the paper becomes a tombstone. */
  record Withdrawal(Optional<String> reason, Instant since) implements Unfinished {}

  /** Links and history are being removed; then the paper itself. */
  record Deletion() implements Unfinished {}

  /** The same item of a paper with this mark. */
  default Map<String, AttributeValue> mark(Map<String, AttributeValue> paper) {
    ItemWriter marker =
        switch (this) {
          case Links() -> new ItemWriter().put(TASK, "links");
          case Withdrawal(Optional<String> reason, Instant since) ->
              new ItemWriter()
                  .put(TASK, "withdrawal")
                  .put(STATUS_REASON, reason)
                  .put(WITHDRAWN_AT, since.toString());
          case Deletion() -> new ItemWriter().put(TASK, "deletion");
        };
    Map<String, AttributeValue> marked = new HashMap<>(paper);
    marked.put(UNFINISHED, AttributeValue.fromM(marker.item()));
    return marked;
  }

  /** The same item without a mark. */
  static Map<String, AttributeValue> unmarked(Map<String, AttributeValue> paper) {
    Map<String, AttributeValue> unmarked = new HashMap<>(paper);
    unmarked.remove(UNFINISHED);
    return unmarked;
  }

  /** What a paper's item is marked with. */
  static Optional<Unfinished> of(Map<String, AttributeValue> paper) {
    return Optional.ofNullable(paper.get(UNFINISHED)).map(marker -> read(marker.m()));
  }

  private static Unfinished read(Map<String, AttributeValue> marker) {
    ItemReader reader = new ItemReader(marker);
    String task = reader.text(TASK);
    return switch (task) {
      case "links" -> new Links();
      case "withdrawal" ->
          new Withdrawal(reader.optional(STATUS_REASON), Instant.parse(reader.text(WITHDRAWN_AT)));
      case "deletion" -> new Deletion();
      default -> throw new IllegalStateException("Nobody knows how to finish " + task);
    };
  }
}
