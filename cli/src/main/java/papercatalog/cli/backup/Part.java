package papercatalog.cli.backup;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;

/**
 * What a catalog consists of, each part by itself. What else the table holds is a function of
 * these: a paper's own item, its memberships and its links, of its newest version.
 */
public sealed interface Part {
  /** Which part it is, and where it stands among the others. */
  PartKey key();

  /** An author's profile; its revision counts its writes. */
  record Profile(Author author, long revision) implements Part {
    @Override
    public PartKey key() {
      return new PartKey(PartKey.Kind.AUTHOR, author.handle().value());
    }
  }

  /** A collection or a topic, as its directory has it. */
  record Entry(DirectoryEntry entry, long revision, Instant updatedAt) implements Part {
    @Override
    public PartKey key() {
      return PartKey.of(entry.directory(), entry.name());
    }
  }

  /** A state of a paper; a superseded draft may expire. */
  record Version(Paper paper, Optional<Instant> expiresAt) {}

  /**
   * A paper with all that it has been.
   *
   * @param versions oldest first; none when it was deleted
   * @param change its latest
   */
  record History(List<Version> versions, Change change) implements Part {
    @Override
    public PartKey key() {
      return new PartKey(PartKey.Kind.PAPER, change.id().value());
    }

    /** What the paper is now, unless it was deleted. */
    Optional<Paper> newest() {
      return versions.isEmpty() ? Optional.empty() : Optional.of(versions.getLast().paper());
    }
  }
}
