package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.table.Item;
import papercatalog.publishing.maintenance.Inverses;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.write.Work;

/** Checks that each relation to a paper of the catalog shows in the partition of that paper. */
final class RelationVerification {
  private final Verifier run;
  private final Inverses inverses;

  RelationVerification(Verifier run) {
    this.run = run;
    this.inverses = new Inverses(run.table);
  }

  void see(Item item) {
    inverses.see(item);
  }

  void compare() {
    inverses
        .wrong()
        .forEach(
            (relating, keys) ->
                keys.forEach(
                    key ->
                        run.repair(
                            key,
                            Flaw.STALE_INVERSE,
                            "",
                            publisher ->
                                isWritten(() -> publisher.relate(relating, List.of(key))))));
  }

  /** False when another writer is writing the relating paper. */
  private static boolean isWritten(Supplier<Work> write) {
    try {
      return !write.get().equals(Work.NONE);
    } catch (RevisionConflict | PaperAlreadyExists _) {
      return false;
    }
  }
}
