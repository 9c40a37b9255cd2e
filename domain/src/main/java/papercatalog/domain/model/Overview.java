package papercatalog.domain.model;

import module java.base;

/**
 * A paper with everything in its partition that readers see.
 *
 * @param paper with all its authors if the overview is complete
 * @param versions latest first
 * @param related the papers of this catalog to which it has relations, or which have to it
 * @param citedBy number of papers that cite it; empty if it lies behind the first megabyte
 * @param change empty if it lies behind the first megabyte
 */
public record Overview(
    Paper paper,
    boolean complete,
    List<RelatedPaper> related,
    OptionalLong citedBy,
    List<VersionSummary> versions,
    Optional<Change> change) {}
