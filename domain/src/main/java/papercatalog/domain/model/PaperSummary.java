package papercatalog.domain.model;

import java.util.List;
import java.util.Optional;

/**
 * A paper in a list: all fields but abstract, topics, identifiers and history. Only {@link
 * PaperBuilder} creates it.
 *
 * @param authors the first {@link Paper#LEAD_AUTHORS}
 * @param authorCount number of all authors
 */
public record PaperSummary(
    PaperId id,
    String title,
    CollectionName collection,
    List<Authorship> authors,
    int authorCount,
    Optional<String> venue,
    Optional<String> version,
    Status status,
    PublicationDate published) {
  /** Keeps its own copy of the authors. */
  public PaperSummary {
    authors = List.copyOf(authors);
  }
}
