package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.record.StoredPaper;

record Withdrawal(
    PaperId id, Optional<String> reason, OptionalLong seen, boolean erasing, PaperWrite write) {
  Written run() {
    StoredPaper found = write.settle().orElseThrow(() -> new PaperNotFound(id));
    Paper paper = found.paper();
    Paper tombstone = paper.tombstone(reason, paper.withdrawnAt().orElse(write.now()));
    if (found.withdrawn()
        && (reason.isEmpty() || tombstone.statusReason().equals(paper.statusReason()))) {
      settleHistory(paper);
      return new Written(Outcome.unchanged(write.work()), found.revision(), write.work());
    }
    found.requireRevision(seen);
    Paper next = tombstone.asNext(paper, write.now());
    write.replace(Optional.of(found), next);
    settleHistory(next);
    return new Written(Outcome.WITHDRAWN, next.revision(), write.work());
  }

  private void settleHistory(Paper tombstone) {
    if (erasing) {
      write.eraseHistory(tombstone);
    } else {
      write.expireDrafts(() -> tombstone);
    }
  }
}
