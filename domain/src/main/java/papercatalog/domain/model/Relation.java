package papercatalog.domain.model;

import module java.base;

/**
 * A relation of a paper to another work.
 *
 * @param work named by identifiers or the id of a paper of this catalog, without a text
 */
public record Relation(RelationType type, Reference work) {
  public Relation {
    if (work.text().isPresent()) {
      throw new InvalidValue("relations", "must have an identifier or a paper each, and no text");
    }
  }

  public Relation(RelationType type, Map<String, String> identifiers, Optional<PaperId> paper) {
    this(type, new Reference(Optional.empty(), identifiers, paper));
  }
}
