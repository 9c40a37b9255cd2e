package papercatalog.publishing.record;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemBuilder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The mark of a write of several transactions, set on the paper's item first and removed last, so
 * that a later command can finish the write after a crash. // I-3
 */
public sealed interface Unfinished {
  String TASK = "task";

  /** The paper's item is new; its links are being written. */
  record Linking() implements Unfinished {}

  /** The links are being removed; then the paper becomes a tombstone. */
  record Withdrawing(Optional<String> reason, Instant since) implements Unfinished {}

  /** Links and history go, then the paper. To leave a trace, its change stays, as a deletion. */
  record Deleting(boolean leavingTrace) implements Unfinished {}

  default Item mark(Item paper) {
    ItemBuilder marker =
        switch (this) {
          case Linking() -> new ItemBuilder().put(TASK, "links");
          case Withdrawing(Optional<String> reason, Instant since) ->
              new ItemBuilder()
                  .put(TASK, "withdrawal")
                  .put(STATUS_REASON, reason)
                  .put(WITHDRAWN_AT, since.toString());
          case Deleting(boolean leavingTrace) ->
              new ItemBuilder().put(TASK, leavingTrace ? "deletion" : "deletion-without-trace");
        };
    return paper.with(UNFINISHED, AttributeValue.fromM(marker.build().attributes()));
  }

  static Item unmarked(Item paper) {
    return paper.without(List.of(UNFINISHED));
  }

  static Optional<Unfinished> of(Item paper) {
    return paper.value(UNFINISHED).map(marker -> read(new Item(marker.m())));
  }

  private static Unfinished read(Item marker) {
    String task = marker.text(TASK);
    return switch (task) {
      case "links" -> new Linking();
      case "withdrawal" ->
          new Withdrawing(
              marker.optional(STATUS_REASON), IsoInstant.parse(marker.text(WITHDRAWN_AT)));
      case "deletion" -> new Deleting(true);
      case "deletion-without-trace" -> new Deleting(false);
      default -> throw new IllegalStateException("Unknown unfinished task " + task);
    };
  }
}
