package papercatalog.domain.model;

import module java.base;

/**
 * A paper in a list, with all that a citation shows but the abstract and the topics. Only {@link
 * PaperBuilder} creates it.
 *
 * @param authors the first {@link Paper#LEAD_AUTHORS}
 * @param texts those of {@link TextField#LISTED}
 * @param identifiers those of {@link Identifier#CITED}
 */
public record PaperSummary(
    PaperId id,
    String title,
    CollectionName collection,
    List<Authorship> authors,
    int authorCount,
    Map<TextField, String> texts,
    Status status,
    PublicationDate published,
    Optional<WorkKind> kind,
    Map<String, String> identifiers) {
  public PaperSummary {
    authors = List.copyOf(authors);
    texts = Collections.unmodifiableMap(texts);
    identifiers = Collections.unmodifiableMap(identifiers);
  }

  public Optional<String> text(TextField field) {
    return Optional.ofNullable(texts.get(field));
  }

  public Optional<String> venue() {
    return text(TextField.VENUE);
  }

  public Optional<String> version() {
    return text(TextField.VERSION);
  }
}
