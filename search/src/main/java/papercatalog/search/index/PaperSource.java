package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;

/** Where papers are read when they are indexed. */
@FunctionalInterface
public interface PaperSource {
  /**
   * Reads papers as they are at the time of the call.
   *
   * @return for each id its paper, or empty if there is none; ids that are left out stay in the
   *     index as they are
   */
  Map<PaperId, Optional<Paper>> current(Collection<PaperId> ids);
}
