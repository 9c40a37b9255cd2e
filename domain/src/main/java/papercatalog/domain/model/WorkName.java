package papercatalog.domain.model;

import module java.base;

/** A name by which references name a work. They wait for its paper under this name. */
public sealed interface WorkName permits PaperId, Identifier {
  /** The name in the keys of citations that wait; the id of a paper has no colon. */
  default String waiting() {
    return switch (this) {
      case PaperId id -> "paper:" + id.key();
      case Identifier identifier -> identifier.toString();
    };
  }

  static Set<WorkName> ofPaper(Paper paper) {
    Set<WorkName> names = new LinkedHashSet<>(Set.of(paper.id()));
    Identifier.ofPaper(paper).stream().filter(it -> it.scheme().namesOneWork()).forEach(names::add);
    return names;
  }

  /**
   * The names under which waiting references find a paper: the identifiers of one that lists show,
   * the id also of one that is superseded.
   */
  static Set<WorkName> finding(Paper paper) {
    return switch (paper.status()) {
      case DRAFT, PUBLISHED, RETRACTED -> ofPaper(paper);
      case SUPERSEDED -> Set.of(paper.id());
      case WITHDRAWN -> Set.of();
    };
  }
}
