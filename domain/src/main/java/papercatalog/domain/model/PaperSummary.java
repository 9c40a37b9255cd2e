package papercatalog.domain.model;

import java.util.List;
import java.util.Optional;

/**
 * What a list shows of a paper: everything but abstract, topics, identifiers and history. {@link
 * PaperBuilder} makes it, and nothing else.
 *
 * @param authors the first {@link Paper#LEAD_AUTHORS}
 * @param authorCount how many there are in all
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
