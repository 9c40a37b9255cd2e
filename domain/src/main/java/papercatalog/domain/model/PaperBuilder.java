package papercatalog.domain.model;

import module java.base;

/**
 * Builds a paper or its summary, naming each field; only four are required. The one place that
 * knows the order of their fields.
 */
public final class PaperBuilder {
  private PaperId id;
  private String title;
  private CollectionName collection;
  private PublicationDate published;
  private List<TopicName> topics = List.of();
  private List<Authorship> authors = List.of();
  private int authorCount;
  private final Map<TextField, String> texts = new TreeMap<>();
  private Status status = Status.PUBLISHED;
  private Optional<Instant> withdrawnAt = Optional.empty();
  private Optional<PaperId> supersededBy = Optional.empty();
  private Optional<WorkKind> kind = Optional.empty();
  private Map<String, String> identifiers = Map.of();
  private List<Relation> relations = List.of();
  private List<Funding> funding = List.of();
  private List<Reference> references = List.of();
  private int referenceCount;
  private long revision;
  private Instant createdAt = Instant.EPOCH;
  private Instant updatedAt = Instant.EPOCH;

  public PaperBuilder(
      PaperId id, String title, CollectionName collection, PublicationDate published) {
    this.id = id;
    this.title = title;
    this.collection = collection;
    this.published = published;
  }

  public static PaperBuilder from(Paper paper) {
    PaperBuilder builder =
        new PaperBuilder(paper.id(), paper.title(), paper.collection(), paper.published());
    builder.texts.putAll(paper.texts());
    return builder
        .topics(paper.topics())
        .authors(paper.authors())
        .authorCount(paper.authorCount())
        .status(paper.status())
        .withdrawnAt(paper.withdrawnAt())
        .supersededBy(paper.supersededBy())
        .kind(paper.kind())
        .identifiers(paper.identifiers())
        .relations(paper.relations())
        .funding(paper.funding())
        .references(paper.references())
        .referenceCount(paper.referenceCount())
        .revision(paper.revision())
        .createdAt(paper.createdAt())
        .updatedAt(paper.updatedAt());
  }

  public static PaperBuilder from(PaperSummary paper) {
    PaperBuilder builder =
        new PaperBuilder(paper.id(), paper.title(), paper.collection(), paper.published());
    builder.texts.putAll(paper.texts());
    return builder
        .authors(paper.authors())
        .authorCount(paper.authorCount())
        .status(paper.status())
        .supersededBy(paper.supersededBy())
        .kind(paper.kind())
        .identifiers(paper.identifiers());
  }

  public PaperBuilder id(PaperId value) {
    id = value;
    return this;
  }

  public PaperBuilder title(String value) {
    title = value;
    return this;
  }

  public PaperBuilder collection(CollectionName value) {
    collection = value;
    return this;
  }

  public PaperBuilder published(PublicationDate value) {
    published = value;
    return this;
  }

  public PaperBuilder texts(Function<TextField, Optional<String>> values) {
    for (TextField field : TextField.ALL) {
      text(field, values.apply(field));
    }
    return this;
  }

  public PaperBuilder text(TextField field, Optional<String> value) {
    if (value.isPresent()) {
      return text(field, value.get());
    }
    texts.remove(field);
    return this;
  }

  public PaperBuilder text(TextField field, String value) {
    texts.put(field, value);
    return this;
  }

  public PaperBuilder topics(List<TopicName> value) {
    topics = value;
    return this;
  }

  /** Sets the authors, in the order of the title page, and their number. */
  public PaperBuilder authors(List<Authorship> value) {
    authors = value;
    authorCount = value.size();
    return this;
  }

  /** Sets the number of authors when not all are given. Call it after {@link #authors}. */
  public PaperBuilder authorCount(int value) {
    authorCount = value;
    return this;
  }

  public PaperBuilder status(Status value) {
    status = value;
    return this;
  }

  public PaperBuilder withdrawnAt(Optional<Instant> value) {
    withdrawnAt = value;
    return this;
  }

  public PaperBuilder supersededBy(Optional<PaperId> value) {
    supersededBy = value;
    return this;
  }

  public PaperBuilder kind(Optional<WorkKind> value) {
    kind = value;
    return this;
  }

  public PaperBuilder identifiers(Map<String, String> value) {
    identifiers = value;
    return this;
  }

  public PaperBuilder relations(List<Relation> value) {
    relations = value;
    return this;
  }

  public PaperBuilder funding(List<Funding> value) {
    funding = value;
    return this;
  }

  /** Sets the references, in print order, and their number. */
  public PaperBuilder references(List<Reference> value) {
    references = value;
    referenceCount = value.size();
    return this;
  }

  /** Sets the number of references when not all are given. Call it after {@link #references}. */
  public PaperBuilder referenceCount(int value) {
    referenceCount = value;
    return this;
  }

  /** The revision of a stored paper, or the revision that a write is based on. */
  public PaperBuilder revision(long value) {
    revision = value;
    return this;
  }

  public PaperBuilder createdAt(Instant value) {
    createdAt = value;
    return this;
  }

  public PaperBuilder updatedAt(Instant value) {
    updatedAt = value;
    return this;
  }

  public Paper build() {
    return new Paper(
        id,
        title,
        collection,
        topics,
        authors,
        authorCount,
        texts,
        status,
        withdrawnAt,
        supersededBy,
        published,
        kind,
        identifiers,
        relations,
        funding,
        references,
        referenceCount,
        revision,
        createdAt,
        updatedAt);
  }

  /** The summary, unchecked: its fields were checked when they were written. */
  public PaperSummary summary() {
    return new PaperSummary(
        id,
        title,
        collection,
        leadAuthors(),
        authorCount,
        only(TextField.LISTED, texts),
        status,
        supersededBy,
        published,
        kind,
        only(Identifier.CITED, identifiers));
  }

  private static <K> Map<K, String> only(List<K> keys, Map<K, String> values) {
    Map<K, String> kept = new TreeMap<>(values);
    kept.keySet().retainAll(keys);
    return kept;
  }

  private List<Authorship> leadAuthors() {
    return authors.size() > Paper.LEAD_AUTHORS ? authors.subList(0, Paper.LEAD_AUTHORS) : authors;
  }
}
