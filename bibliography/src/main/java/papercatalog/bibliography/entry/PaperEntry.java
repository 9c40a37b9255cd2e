package papercatalog.bibliography.entry;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Paper;

/** A paper, ready to be published, with notices of rules applied in reading. */
public record PaperEntry(FilePosition position, Paper paper, List<Notice> notices)
    implements Entry {
  public PaperEntry {
    notices = List.copyOf(notices);
  }

  @Override
  public Optional<RecordName> record() {
    return Optional.of(RecordName.of(paper.id()));
  }
}
