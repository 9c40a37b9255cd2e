package papercatalog.domain.model;

/** A version of a paper. Revisions count the states of its record, from 1. */
public record PaperRevision(PaperId id, long revision) {}
