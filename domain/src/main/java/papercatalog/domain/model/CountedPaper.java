package papercatalog.domain.model;

import module java.base;

/**
 * The directory entries, without titles, whose counts include a paper as of the latest change
 * counted; none when it is not listed.
 */
public record CountedPaper(PaperId id, long revision, Instant at, Set<DirectoryEntry> entries) {}
