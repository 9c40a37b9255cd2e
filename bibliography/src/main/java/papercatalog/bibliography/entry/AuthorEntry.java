package papercatalog.bibliography.entry;

import java.util.Optional;
import papercatalog.domain.model.Author;

/** An author's profile, ready to be written. */
public record AuthorEntry(FilePosition position, Author author) implements Entry {
  @Override
  public Optional<RecordName> record() {
    return Optional.of(RecordName.of(author.handle()));
  }
}
