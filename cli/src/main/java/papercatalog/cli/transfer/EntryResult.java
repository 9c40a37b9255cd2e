package papercatalog.cli.transfer;

import module java.base;

import papercatalog.bibliography.entry.Entry;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.Notice;
import papercatalog.bibliography.entry.PaperEntry;
import papercatalog.bibliography.entry.Rejected;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.write.Work;
import papercatalog.domain.write.Written;

/**
 * The result of an entry of a file.
 *
 * @param notices for the operator
 * @param record empty when the entry is not a record
 * @param revision the current revision of the paper; 0 when it is unknown
 * @param failure empty when the entry succeeded
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
   * @param found notices from the write
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
