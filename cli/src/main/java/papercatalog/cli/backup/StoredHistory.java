package papercatalog.cli.backup;

import static papercatalog.publishing.record.Flaw.*;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.PaperReading;
import papercatalog.publishing.record.PaperState;

/** A paper with its history, read from its items. The same items can be derived from it. */
final class StoredHistory {
  /** The flaws of a record. Those of what follows from it do not matter: a restore derives it. */
  private static final Set<Flaw> OF_RECORD =
      EnumSet.of(
          WITHOUT_PAPER,
          LOST_AUTHORS,
          UNREADABLE,
          UNFINISHED_WRITE,
          STALE_RECORD,
          MISSING_VERSION,
          STALE_VERSION,
          UNEXPECTED_VERSION,
          MISSING_CHANGE);

  private StoredHistory() {}

  /** Empty without items. Fails with {@link Refusal} when they are damaged or half written. */
  static Optional<Part.History> of(String name, Map<ItemKey, Item> items, Instant now) {
    if (items.isEmpty()) {
      return Optional.empty();
    }
    PaperReading reading = new PaperReading(id(name), items, now);
    for (PaperReading.Damage damage : reading.flaws(TableSchema.DECLARED)) {
      if (OF_RECORD.contains(damage.flaw()) && !PaperItem.isLink(damage.key())) {
        String remedy =
            damage.flaw().isRepairable()
                ? "verify --repair mends it."
                : "verify says more; publish it again, or delete it.";
        throw unfit(name, "%s %s. %s".formatted(damage.key().sort(), damage.flaw().text(), remedy));
      }
    }
    PaperState state = reading.state().orElseThrow();
    if (!state.change().equals(ChangeItem.readable(PaperItem.CHANGE.in(items)))) {
      throw unfit(name, "CHANGE " + STALE_CHANGE.text() + ". verify --repair mends it.");
    }
    return Optional.of(new Part.History(state)).filter(_ -> state.change().isPresent());
  }

  private static PaperId id(String name) {
    if (!Grammar.PAPER_ID.admits(name)) {
      throw unfit(name, "this is not an id of a paper");
    }
    PaperId id = new PaperId(name);
    if (!id.key().equals(name)) {
      throw unfit(name, "its key is not in lower case");
    }
    return id;
  }

  private static Refusal unfit(String name, String why) {
    return Refusal.ofRecord("The paper " + name, why);
  }
}
