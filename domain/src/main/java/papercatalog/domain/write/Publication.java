package papercatalog.domain.write;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.ContentHash;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.record.StoredPaper;

/** Publishes one paper; {@link #run} shows all steps in their order. */
record Publication(Paper given, Replacing replacing, PaperWrite write, SharedItemWriter shared) {
  Written run() {
    Optional<StoredPaper> found = write.settle();
    Paper wanted = wanted(found);
    if (found.isPresent() && says(found.get(), wanted)) {
      long revision = complete(found.get(), wanted);
      return new Written(Outcome.unchanged(write.work()), revision, write.work());
    }
    RecordLimits.check(wanted, write.writer().namespace());
    replacing.check(given, found);
    Work introduced = introduce(wanted);
    Paper next =
        found.isPresent()
            ? wanted.asNext(found.get().paper(), write.now())
            : PaperBuilder.from(wanted).createdAt(Instant.EPOCH).build().asRevision(1, write.now());
    Outcome outcome = found.isPresent() ? Outcome.REVISED : Outcome.CREATED;
    Work before = write.work();
    try {
      write.replace(found, next);
      write.expireDrafts(() -> next);
      return new Written(outcome, next.revision(), write.work().plus(introduced));
    } catch (RevisionConflict | PaperAlreadyExists refusal) {
      boolean begun = !write.work().equals(before);
      long revision = complete(thereByNow(next, refusal), next);
      return new Written(
          begun ? outcome : Outcome.unchanged(write.work()),
          revision,
          write.work().plus(introduced));
    }
  }

  private Paper wanted(Optional<StoredPaper> found) {
    if (given.status() == Status.WITHDRAWN) {
      Instant since =
          given
              .withdrawnAt()
              .or(() -> found.flatMap(stored -> stored.paper().withdrawnAt()))
              .orElse(write.now());
      return given.tombstone(given.statusReason(), since);
    }
    if (!given.hasAllAuthors()) {
      throw new InvalidValue(
          "authors", "must name all " + given.authorCount() + " to be published");
    }
    return given;
  }

  private static boolean says(StoredPaper stored, Paper paper) {
    return stored.contentHash().equals(ContentHash.of(paper));
  }

  private Work introduce(Paper wanted) {
    return wanted.status() == Status.WITHDRAWN
        ? Work.NONE
        : shared.introduce(
            wanted.authors().stream().map(Author::of).toList(),
            DirectoryEntry.usedBy(wanted),
            write.now());
  }

  /**
   * Finishes an interrupted publication, which another writer may be doing at the same time.
   *
   * @return the stored revision
   */
  private long complete(StoredPaper there, Paper paper) {
    try {
      write.complete(there);
      write.expireDrafts(there::paper);
      return there.revision();
    } catch (RevisionConflict refusal) {
      return complete(thereByNow(paper, refusal), paper);
    }
  }

  /**
   * The stored paper after a refusal, if it has the same content: another writer has written the
   * same, or has finished this write. A paper that is being removed does not count.
   */
  private StoredPaper thereByNow(Paper paper, CatalogException refusal) {
    return write
        .partition()
        .paper()
        .filter(stored -> says(stored, paper) && !stored.leaving())
        .orElseThrow(() -> refusal);
  }
}
