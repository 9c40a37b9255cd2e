package papercatalog.domain.model;

import module java.base;

/**
 * A paper of this catalog that is related to another one.
 *
 * @param type as the other paper has it, whichever of both says so
 * @param title empty if only the other paper says so
 */
public record RelatedPaper(RelationType type, PaperId id, Optional<String> title) {}
