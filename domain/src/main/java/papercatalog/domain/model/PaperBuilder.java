package papercatalog.domain.model;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds a paper or its summary, naming each field; only four are required. The one place that
 * knows the order of their fields.
 */
public final class PaperBuilder {
  private PaperId id;
  private String title;
  private CollectionName collection;
  private PublicationDate published;
  private Optional<String> abstractText = Optional.empty();
  private List<TopicName> topics = List.of();
  private List<Authorship> authors = List.of();
  private int authorCount;
  private Optional<String> venue = Optional.empty();
  private Optional<String> version = Optional.empty();
  private Status status = Status.PUBLISHED;
  private Optional<String> statusReason = Optional.empty();
  private Optional<Instant> withdrawnAt = Optional.empty();
  private Optional<PaperId> supersededBy = Optional.empty();
  private Optional<WorkKind> kind = Optional.empty();
  private Optional<String> volume = Optional.empty();
  private Optional<String> issue = Optional.empty();
  private Optional<String> pages = Optional.empty();
  private Optional<String> publisher = Optional.empty();
  private Optional<String> language = Optional.empty();
  private Map<String, String> identifiers = Map.of();
  private Optional<String> license = Optional.empty();
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

  /** A builder that begins with a whole paper. */
  public static PaperBuilder from(Paper paper) {
    return new PaperBuilder(paper.id(), paper.title(), paper.collection(), paper.published())
        .abstractText(paper.abstractText())
        .topics(paper.topics())
        .authors(paper.authors())
        .authorCount(paper.authorCount())
        .venue(paper.venue())
        .version(paper.version())
        .status(paper.status())
        .statusReason(paper.statusReason())
        .withdrawnAt(paper.withdrawnAt())
        .supersededBy(paper.supersededBy())
        .kind(paper.kind())
        .volume(paper.volume())
        .issue(paper.issue())
        .pages(paper.pages())
        .publisher(paper.publisher())
        .language(paper.language())
        .identifiers(paper.identifiers())
        .license(paper.license())
        .revision(paper.revision())
        .createdAt(paper.createdAt())
        .updatedAt(paper.updatedAt());
  }

  /** A builder that begins with what the lists show of a paper. */
  public static PaperBuilder from(PaperSummary paper) {
    return new PaperBuilder(paper.id(), paper.title(), paper.collection(), paper.published())
        .authors(paper.authors())
        .authorCount(paper.authorCount())
        .venue(paper.venue())
        .version(paper.version())
        .status(paper.status());
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

  public PaperBuilder abstractText(Optional<String> value) {
    abstractText = value;
    return this;
  }

  public PaperBuilder topics(List<TopicName> value) {
    topics = value;
    return this;
  }

  /** All the authors, in the order of the title page; they are counted. */
  public PaperBuilder authors(List<Authorship> value) {
    authors = value;
    authorCount = value.size();
    return this;
  }

  /** How many authors there are, when not all are given; to be set after those that are. */
  public PaperBuilder authorCount(int value) {
    authorCount = value;
    return this;
  }

  public PaperBuilder venue(Optional<String> value) {
    venue = value;
    return this;
  }

  public PaperBuilder version(Optional<String> value) {
    version = value;
    return this;
  }

  public PaperBuilder status(Status value) {
    status = value;
    return this;
  }

  public PaperBuilder statusReason(Optional<String> value) {
    statusReason = value;
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

  public PaperBuilder volume(Optional<String> value) {
    volume = value;
    return this;
  }

  public PaperBuilder issue(Optional<String> value) {
    issue = value;
    return this;
  }

  public PaperBuilder pages(Optional<String> value) {
    pages = value;
    return this;
  }

  public PaperBuilder publisher(Optional<String> value) {
    publisher = value;
    return this;
  }

  public PaperBuilder language(Optional<String> value) {
    language = value;
    return this;
  }

  public PaperBuilder identifiers(Map<String, String> value) {
    identifiers = value;
    return this;
  }

  public PaperBuilder license(Optional<String> value) {
    license = value;
    return this;
  }

  /** The revision of a paper that is stored, or that one to be stored is based on. */
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

  /**
   * The paper.
   *
   * @throws InvalidValue naming the first field that breaks its rule
   */
  public Paper build() {
    return new Paper(
        id,
        title,
        abstractText,
        collection,
        topics,
        authors,
        authorCount,
        venue,
        version,
        status,
        statusReason,
        withdrawnAt,
        supersededBy,
        published,
        kind,
        volume,
        issue,
        pages,
        publisher,
        language,
        identifiers,
        license,
        revision,
        createdAt,
        updatedAt);
  }

  /** What the lists show of the paper, unchecked: it was checked when it was written. */
  public PaperSummary summary() {
    return new PaperSummary(
        id, title, collection, leadAuthors(), authorCount, venue, version, status, published);
  }

  private List<Authorship> leadAuthors() {
    return authors.size() > Paper.LEAD_AUTHORS ? authors.subList(0, Paper.LEAD_AUTHORS) : authors;
  }
}
