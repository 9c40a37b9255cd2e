package papercatalog.publishing.entry;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;

public sealed interface Entry {
  FilePosition position();

  /** The record that it describes; empty for a rejected entry. */
  default Optional<RecordName> record() {
    return Optional.empty();
  }

  default List<Notice> notices() {
    return List.of();
  }

  /** A paper, and what its source says of it. */
  record PaperEntry(FilePosition position, Paper paper, Origin origin, List<Notice> notices)
      implements Entry {
    public PaperEntry {
      notices = List.copyOf(notices);
    }

    /** Whether its file has no id, so that it must not replace another paper of a similar id. */
    public boolean hasMadeId() {
      return notices.stream().anyMatch(notice -> notice.kind() == NoticeKind.ID_MADE);
    }

    @Override
    public Optional<RecordName> record() {
      return Optional.of(RecordName.of(paper.id()));
    }
  }

  record AuthorEntry(FilePosition position, Author author) implements Entry {
    @Override
    public Optional<RecordName> record() {
      return Optional.of(RecordName.of(author.handle()));
    }
  }

  /** An entry that does not become a record; the reason is the cause and a remedy, in one line. */
  record Rejected(FilePosition position, String reason) implements Entry {}
}
