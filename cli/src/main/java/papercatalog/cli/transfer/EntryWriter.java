package papercatalog.cli.transfer;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;
import papercatalog.publishing.write.Written;

/** Writes an entry per thread. {@code throttled} is called before each wait for DynamoDB. */
record EntryWriter(
    Publisher publisher,
    SharedIdentifiers shared,
    Importer.ImportSettings settings,
    CountDownLatch stopped,
    Consumer<Failure> throttled) {
  EntryResult write(Entry entry) {
    FailureRetry retries = new FailureRetry(settings.retries());
    while (true) {
      try {
        Written written = attempt(entry);
        EntryOutcome outcome = retries.outcome(written.outcome());
        List<Notice> found =
            entry instanceof PaperEntry paper && outcome != EntryOutcome.UNCHANGED
                ? shared.notices(paper.paper())
                : List.of();
        return EntryResult.succeeded(entry, outcome, found, written);
      } catch (RuntimeException e) {
        Failure failure = Failure.of(e);
        if (failure.lostRace() && isUnconditional(entry)) {
          failure = new Failure(failure.code(), failure.message(), Failure.Remedy.RACE);
        }
        if (failure.lostRace() && entry instanceof PaperEntry paper && paper.hasMadeId()) {
          failure =
              new Failure(
                  failure.code(),
                  "There is another paper %s. Give the document this id to revise it, or a new one."
                      .formatted(paper.paper().id()));
        }
        if (failure.remedy() == Failure.Remedy.WAIT) {
          throttled.accept(failure);
        }
        if (!paused(retries.after(failure))) {
          return EntryResult.failed(entry, outcome(failure), failure);
        }
      }
    }
  }

  private Written attempt(Entry entry) {
    return switch (entry) {
      case PaperEntry paper -> {
        PaperEntry named = settings.people().named(paper);
        yield publisher.publish(named.paper(), replaceable(paper), named.origin());
      }
      case AuthorEntry author -> profile(author.author());
      case Rejected _ -> throw new IllegalArgumentException("There is nothing to write");
    };
  }

  /** A profile of a former handle is of an older export: that of the handle that counts stays. */
  private Written profile(Author author) {
    try {
      return publisher.shared().upsert(author);
    } catch (NameMoved moved) {
      Alias alias = Alias.of(author.handle(), new AuthorHandle(moved.to()));
      return Written.NOTHING.obeying(List.of(alias));
    }
  }

  /** A made id may be another paper's. */
  private Replaceable replaceable(PaperEntry paper) {
    return paper.hasMadeId() ? Replaceable.NONE : settings.replaceable();
  }

  /** Returns whether an entry replaces any revision, so that losing a race is no conflict. */
  private boolean isUnconditional(Entry entry) {
    return !(entry instanceof PaperEntry paper)
        || (paper.paper().revision() == 0 && replaceable(paper) != Replaceable.NONE);
  }

  private boolean paused(Optional<Duration> pause) {
    if (pause.isEmpty()) {
      return false;
    }
    try {
      return !stopped.await(pause.get().toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The outcome of a failure: unknown if the write may have happened in part. */
  private static EntryOutcome outcome(Failure failure) {
    return switch (failure.remedy()) {
      case NONE -> EntryOutcome.FAILED;
      case RACE -> failure.lostRace() ? EntryOutcome.FAILED : EntryOutcome.UNKNOWN;
      case WAIT, REPEAT -> EntryOutcome.UNKNOWN;
    };
  }
}
