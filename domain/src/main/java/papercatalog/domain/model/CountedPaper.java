package papercatalog.domain.model;

import module java.base;

/**
 * The counted state of a paper: the directory entries whose counts include it, as of the latest
 * change that was counted.
 *
 * @param entries without titles and counts; empty when the paper is not listed
 */
public record CountedPaper(PaperId id, long revision, Instant at, Set<DirectoryEntry> entries) {}
