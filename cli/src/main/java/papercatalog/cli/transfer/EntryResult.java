package papercatalog.cli.transfer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papercatalog.bibliography.entry.Entry;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.Notice;
import papercatalog.bibliography.entry.PaperEntry;
import papercatalog.bibliography.entry.Rejected;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.write.Work;
import papercatalog.domain.write.Written;

/**
 * What became of one entry of a file.
 *
 * @param notices what the operator may want to know of it
 * @param record empty when the entry was no record
 * @param revision of the paper that is there now; 0 when it is not known
 * @param failure why not; empty when it succeeded
 */
public record EntryResult(
    FilePosition position,
    List<Notice> notices,
    Optional<RecordName> record,
    EntryOutcome outcome,
    long revision,
    Work work,
    Optional<Failure> failure) {
  /**
   * Written, or there already.
   *
   * @param found notices of what was found in writing it
   */
  static EntryResult succeeded(
      Entry entry, RecordName record, EntryOutcome outcome, Written written, List<Notice> found) {
    return new EntryResult(
        entry.position(),
        Stream.concat(notices(entry).stream(), found.stream()).toList(),
        Optional.of(record),
        outcome,
        written.revision(),
        written.work(),
        Optional.empty());
  }

  /** Not written, or it is not known whether it was. */
  static EntryResult failed(Entry entry, RecordName record, EntryOutcome outcome, Failure failure) {
    return new EntryResult(
        entry.position(),
        notices(entry),
        Optional.of(record),
        outcome,
        0,
        Work.NONE,
        Optional.of(failure));
  }

  /** Not even a record. */
  static EntryResult rejected(Rejected entry) {
    return new EntryResult(
        entry.position(),
        List.of(),
        Optional.empty(),
        EntryOutcome.REJECTED,
        0,
        Work.NONE,
        Optional.of(new Failure("rejected", entry.reason())));
  }

  private static List<Notice> notices(Entry entry) {
    return entry instanceof PaperEntry paper ? paper.notices() : List.of();
  }
}
