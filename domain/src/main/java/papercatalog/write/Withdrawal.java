package papercatalog.write;

import java.util.Optional;
import java.util.OptionalLong;
import papercatalog.error.PaperNotFound;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.record.StoredPaper;

/** A paper's way out of the lists. */
final class Withdrawal {
  private final PaperId id;
  private final Optional<String> reason;
  private final OptionalLong seen;
  private final PaperWrite write;

  Withdrawal(PaperId id, Optional<String> reason, OptionalLong seen, PaperWrite write) {
    this.id = id;
    this.reason = reason;
    this.seen = seen;
    this.write = write;
  }

  Written run() {
    StoredPaper found = write.settle().orElseThrow(() -> new PaperNotFound(id));
    Paper paper = found.paper();
    Paper tombstone = paper.tombstone(reason, paper.withdrawnAt().orElse(write.now()));
    if (found.withdrawn()
        && (reason.isEmpty() || tombstone.statusReason().equals(paper.statusReason()))) {
      return new Written(Outcome.unchanged(write.work()), found.revision(), write.work());
    }
    found.requireRevision(seen);
    Paper next = tombstone.asRevision(found.revision() + 1, write.now());
    write.replace(Optional.of(found), next);
    return new Written(Outcome.WITHDRAWN, next.revision(), write.work());
  }
}
