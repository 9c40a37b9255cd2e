package papercatalog.transfer;

import java.util.List;
import java.util.Optional;
import papercatalog.entry.Entry;
import papercatalog.entry.FilePosition;
import papercatalog.entry.PaperEntry;
import papercatalog.entry.Rejected;
import papercatalog.write.Work;
import papercatalog.write.Written;

/**
 * What became of one entry of a file.
 *
 * @param notices what was read by a rule that the operator may want to know of
 * @param record empty when the entry was no record
 * @param revision of the paper that is there now; 0 when there is none to tell
 * @param failure why not; empty when it succeeded
 */
public record Ended(
    FilePosition position,
    List<String> notices,
    Optional<RecordName> record,
    Ending ending,
    long revision,
    Work work,
    Optional<Failure> failure) {
  /** Written, or there already. */
  static Ended well(Entry entry, RecordName record, Ending ending, Written written) {
    return new Ended(
        entry.position(),
        notices(entry),
        Optional.of(record),
        ending,
        written.revision(),
        written.work(),
        Optional.empty());
  }

  /** Not written, or nobody knows. */
  static Ended badly(Entry entry, RecordName record, Ending ending, Failure failure) {
    return new Ended(
        entry.position(),
        notices(entry),
        Optional.of(record),
        ending,
        0,
        Work.NONE,
        Optional.of(failure));
  }

  /** Not even a record. */
  static Ended rejected(Rejected entry) {
    return new Ended(
        entry.position(),
        List.of(),
        Optional.empty(),
        Ending.REJECTED,
        0,
        Work.NONE,
        Optional.of(new Failure("rejected", entry.reason())));
  }

  private static List<String> notices(Entry entry) {
    return entry instanceof PaperEntry paper ? paper.notices() : List.of();
  }
}
