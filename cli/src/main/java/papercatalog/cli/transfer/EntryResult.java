package papercatalog.cli.transfer;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.domain.model.Alias;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.source.Reattribution;
import papercatalog.publishing.write.Outcome;
import papercatalog.publishing.write.Work;
import papercatalog.publishing.write.Written;

/** The notices include those of the write; the revision is 0 when it is unknown. */
public record EntryResult(
    Entry entry,
    EntryOutcome outcome,
    List<Notice> notices,
    long revision,
    Work work,
    Optional<Failure> failure) {
  static EntryResult succeeded(
      Entry entry, EntryOutcome outcome, List<Notice> found, Written written) {
    List<Notice> notices = new ArrayList<>(entry.notices());
    notices.addAll(found);
    if (written.outcome() == Outcome.NAMES_REVISED) {
      notices.add(NoticeKind.NAMES_REVISED.notice("only parts of authors' names are new"));
    }
    for (Alias alias : written.aliases()) {
      notices.add(
          NoticeKind.FORMER_NAME.notice(
              "the %s %s is now %s", alias.noun(), alias.name(), alias.sameAs()));
    }
    for (Reattribution author : written.reattributions()) {
      notices.add(
          author.obeyed()
              ? NoticeKind.AUTHOR_CHANGED.notice(
                  "`%s` is %s, no longer %s", author.name(), author.given(), author.stored())
              : NoticeKind.AUTHOR_KEPT.notice(
                  "`%s` stays %s: %s is what an earlier revision says",
                  author.name(), author.stored(), author.given()));
    }
    return new EntryResult(
        entry, outcome, notices, written.revision(), written.work(), Optional.empty());
  }

  static EntryResult failed(Entry entry, EntryOutcome outcome, Failure failure) {
    return new EntryResult(entry, outcome, entry.notices(), 0, Work.NONE, Optional.of(failure));
  }
}
