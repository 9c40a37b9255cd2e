package papercatalog.domain.model;

/**
 * Identifies a version of a paper.
 *
 * @param revision counts the states of the record, from 1
 */
public record PaperRevision(PaperId id, long revision) {}
