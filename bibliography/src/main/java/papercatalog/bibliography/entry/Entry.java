package papercatalog.bibliography.entry;

import java.util.List;
import java.util.Optional;

/** The result of reading one entry of a file. */
public sealed interface Entry permits PaperEntry, AuthorEntry, Rejected {
  FilePosition position();

  /** The record that it describes; empty for a rejected entry. */
  default Optional<RecordName> record() {
    return Optional.empty();
  }

  /** Rules applied in reading that may interest the operator. */
  default List<Notice> notices() {
    return List.of();
  }
}
