package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;

/**
 * A part of a catalog. All other items of the table are derived from the parts: a paper's own item,
 * its memberships and its links from its newest version.
 */
public sealed interface Part {
  PartKey key();

  /**
   * An author's profile.
   *
   * @param revision number of writes
   */
  record Profile(Author author, long revision) implements Part {
    @Override
    public PartKey key() {
      return new PartKey(PartKey.Kind.AUTHOR, author.handle().value());
    }
  }

  /** A collection or a topic. */
  record Entry(DirectoryEntry entry, long revision, Instant updatedAt) implements Part {
    @Override
    public PartKey key() {
      return PartKey.of(entry.directory(), entry.name());
    }
  }

  /** A version of a paper; a superseded draft may expire. */
  record Version(Paper paper, Optional<Instant> expiresAt) {}

  /**
   * A paper with its history.
   *
   * @param versions oldest first; empty when the paper was deleted
   * @param change the latest
   */
  record History(List<Version> versions, Change change) implements Part {
    @Override
    public PartKey key() {
      return new PartKey(PartKey.Kind.PAPER, change.id().value());
    }

    /** The newest version; empty when the paper was deleted. */
    Optional<Paper> newest() {
      return versions.isEmpty() ? Optional.empty() : Optional.of(versions.getLast().paper());
    }
  }
}
