package papercatalog.domain.model;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What has been counted of a paper: the places in which it is one of the papers, by its latest
 * change that was heard of.
 *
 * @param at when that change was written
 * @param entries untitled and uncounted; none when the paper is not listed
 */
public record CountedPaper(PaperId id, long revision, Instant at, Set<DirectoryEntry> entries) {
  /** Keeps its own copy of the entries. */
  public CountedPaper {
    entries = Set.copyOf(entries);
  }

  /** What is to be counted after a change. */
  public static CountedPaper after(Change change, List<DirectoryEntry> entries) {
    return new CountedPaper(change.id(), change.revision(), change.at(), Set.copyOf(entries));
  }

  /** Whether it is of a change before another's. */
  public boolean isBefore(CountedPaper other) {
    return at.isBefore(other.at);
  }

  /** Those in which this paper counts and another state of it does not. */
  public Set<DirectoryEntry> without(CountedPaper other) {
    return entries.stream()
        .filter(entry -> !other.entries.contains(entry))
        .collect(Collectors.toUnmodifiableSet());
  }
}
