package papercatalog.domain.model;

import module java.base;

/**
 * A paper in a list, with all that a citation shows but abstract and topics: the first {@link
 * Paper#LEAD_AUTHORS}, the texts of {@link TextField#LISTED}, the identifiers of {@link
 * Identifier#CITED}. Only {@link PaperBuilder} creates it.
 */
public record PaperSummary(
    PaperId id,
    String title,
    CollectionName collection,
    List<Authorship> authors,
    int authorCount,
    Map<TextField, String> texts,
    Status status,
    Optional<PaperId> supersededBy,
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

  public String fullTitle() {
    return Text.joined(title, text(TextField.SUBTITLE));
  }

  public Optional<String> venue() {
    return text(TextField.VENUE);
  }

  public Optional<String> version() {
    return text(TextField.VERSION);
  }
}
