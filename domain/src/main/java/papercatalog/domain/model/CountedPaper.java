package papercatalog.domain.model;

import module java.base;

/**
 * The counted state of a paper: the directory entries whose counts include it, as of the latest
 * change that was counted.
 *
 * @param entries without titles and counts; empty when the paper is not listed
 */
public record CountedPaper(PaperId id, long revision, Instant at, Set<DirectoryEntry> entries) {
  public CountedPaper {
    entries = Set.copyOf(entries);
  }

  public static CountedPaper after(Change change, List<DirectoryEntry> entries) {
    return new CountedPaper(change.id(), change.revision(), change.at(), Set.copyOf(entries));
  }

  public boolean isBefore(CountedPaper other) {
    return at.isBefore(other.at);
  }

  /** The entries that count this state of the paper but not the other. */
  public Set<DirectoryEntry> without(CountedPaper other) {
    return entries.stream()
        .filter(entry -> !other.entries.contains(entry))
        .collect(Collectors.toUnmodifiableSet());
  }
}
