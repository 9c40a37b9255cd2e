package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Grammar;

/**
 * A paper. Only {@link PaperBuilder} creates it.
 *
 * @param title 1 to 1,000 characters; may hold TeX
 * @param topics at most 20, each once
 * @param authors at least one, each once; from the catalog the first {@link #EMBEDDED_AUTHORS}
 * @param authorCount number of all authors; a withdrawn paper names fewer
 * @param supersededBy present exactly when the status is superseded
 * @param identifiers by scheme ({@code doi}, {@code arxiv}), at most 20
 * @param relations to other works, at most {@link #MAX_RELATIONS}, each once
 * @param funding at most {@link #MAX_FUNDING}
 * @param references in print order; none in the paper's own item
 * @param referenceCount number of all references
 * @param revision counts the writes of this record; 0 before the first
 * @param createdAt {@link Instant#EPOCH} before the first write, as {@code updatedAt}
 */
public record Paper(
    PaperId id,
    String title,
    CollectionName collection,
    List<TopicName> topics,
    List<Authorship> authors,
    int authorCount,
    Map<TextField, String> texts,
    Status status,
    Optional<Instant> withdrawnAt,
    Optional<PaperId> supersededBy,
    PublicationDate published,
    Optional<WorkKind> kind,
    Map<String, String> identifiers,
    List<Relation> relations,
    List<Funding> funding,
    List<Reference> references,
    int referenceCount,
    long revision,
    Instant createdAt,
    Instant updatedAt) {
  /** Number of authors in a summary. */
  public static final int LEAD_AUTHORS = 10;

  /** Number of authors in the paper's own item; every author has a membership item. */
  public static final int EMBEDDED_AUTHORS = 100;

  public static final int MAX_RELATIONS = 100;
  public static final int MAX_FUNDING = 200;

  /** Checks every field and normalizes text to NFC. */
  public Paper {
    title = checkedTitle(title);
    texts = checkedTexts(texts);
    topics = checkedTopics(topics);
    authors = eachOnce("authors", authors, author -> author.handle().value());
    identifiers = checked(identifiers);
    if (authors.isEmpty() || authorCount < authors.size()) {
      throw new InvalidValue("authors", "must name at least one, and no more than authorCount");
    }
    relations = List.copyOf(relations);
    requireRelations(relations);
    funding = List.copyOf(funding);
    if (funding.size() > MAX_FUNDING) {
      throw new InvalidValue("funding", "must be at most " + MAX_FUNDING);
    }
    references = List.copyOf(references);
    if (referenceCount < references.size()) {
      throw new InvalidValue("references", "must not be more than referenceCount");
    }
    if (supersededBy.isPresent() != (status == Status.SUPERSEDED)) {
      throw new InvalidValue("supersededBy", "must be given exactly when status is superseded");
    }
    if (withdrawnAt.isPresent() && status != Status.WITHDRAWN) {
      throw new InvalidValue("withdrawnAt", "must be given only when status is withdrawn");
    }
  }

  public static String checkedTitle(String title) {
    return Text.line("title", title, 1_000);
  }

  static List<TopicName> checkedTopics(List<TopicName> topics) {
    if (topics.size() > 20) {
      throw new InvalidValue("topics", "must be at most 20");
    }
    return eachOnce("topics", topics, TopicName::value);
  }

  public Optional<String> text(TextField field) {
    return Optional.ofNullable(texts.get(field));
  }

  public String fullTitle() {
    return Text.joined(title, text(TextField.SUBTITLE));
  }

  public Optional<String> abstractText() {
    return text(TextField.ABSTRACT);
  }

  public Optional<String> venue() {
    return text(TextField.VENUE);
  }

  public Optional<String> volume() {
    return text(TextField.VOLUME);
  }

  public Optional<String> issue() {
    return text(TextField.ISSUE);
  }

  public Optional<String> pages() {
    return text(TextField.PAGES);
  }

  public Optional<String> publisher() {
    return text(TextField.PUBLISHER);
  }

  public Optional<String> language() {
    return text(TextField.LANGUAGE);
  }

  public Optional<String> version() {
    return text(TextField.VERSION);
  }

  public Optional<String> statusReason() {
    return text(TextField.STATUS_REASON);
  }

  public Optional<String> license() {
    return text(TextField.LICENSE);
  }

  public PaperSummary summary() {
    return PaperBuilder.from(this)
        .authors(leadAuthors().stream().map(Authorship::listed).toList())
        .authorCount(authorCount)
        .summary();
  }

  public List<Authorship> leadAuthors() {
    return authors.subList(0, Math.min(LEAD_AUTHORS, authors.size()));
  }

  /** The authors that this record names, with their places in the byline. */
  public List<Membership> memberships() {
    List<Membership> memberships = new ArrayList<>(authors.size());
    for (Authorship author : authors) {
      memberships.add(new Membership(author, memberships.size() + 1));
    }
    return memberships;
  }

  /** Whether nothing is left out but what a withdrawn paper loses. */
  public boolean isWhole() {
    return namesAuthors() && references.size() == referenceCount;
  }

  /** Whether no author is left out but those that a withdrawn paper loses. */
  public boolean namesAuthors() {
    return hasAllAuthors() || status == Status.WITHDRAWN;
  }

  /** Whether this record names all authors, which publishing requires. */
  public boolean hasAllAuthors() {
    return authors.size() == authorCount;
  }

  /**
   * What remains of a withdrawn paper: identifying fields, its first {@link #LEAD_AUTHORS} authors.
   */
  public Paper tombstone(Optional<String> reason, Instant withdrawn) {
    return PaperBuilder.from(this)
        .texts(field -> TextField.APPEARANCE.contains(field) ? text(field) : Optional.empty())
        .topics(List.of())
        .relations(List.of())
        .funding(List.of())
        .references(List.of())
        .authors(leadAuthors())
        .authorCount(authorCount)
        .supersededBy(Optional.empty())
        .status(Status.WITHDRAWN)
        .text(TextField.STATUS_REASON, reason)
        .withdrawnAt(Optional.of(withdrawn))
        .build();
  }

  /** A copy in which authors have other handles; who is named twice stays in the first place. */
  public Paper by(Function<Authorship, AuthorHandle> handles) {
    Map<AuthorHandle, Authorship> named = new LinkedHashMap<>();
    for (Authorship author : authors) {
      AuthorHandle handle = handles.apply(author);
      named.merge(handle, author.by(handle), Authorship::and);
    }
    return PaperBuilder.from(this)
        .authors(List.copyOf(named.values()))
        .authorCount(authorCount - authors.size() + named.size())
        .build();
  }

  /** The paper as its record has it, without what was found for its references. */
  public Paper printed() {
    return withReferences(Reference::printed);
  }

  /** A copy with what was found before for the same references. */
  public Paper finding(List<Reference> before) {
    Map<Reference, Reference> found = new HashMap<>();
    before.forEach(it -> found.put(it.printed(), it));
    return withReferences(reference -> found.getOrDefault(reference.printed(), reference));
  }

  /** A copy in which the references, and the works of the relations, are changed. */
  public Paper withReferences(UnaryOperator<Reference> change) {
    return works().isEmpty()
        ? this
        : PaperBuilder.from(this)
            .relations(
                relations.stream()
                    .map(it -> new Relation(it.type(), change.apply(it.work())))
                    .toList())
            .references(references.stream().map(change).toList())
            .referenceCount(referenceCount)
            .build();
  }

  /** All other works that the record names: its references, then those of the relations. */
  public List<Reference> works() {
    return relations.isEmpty()
        ? references
        : Stream.concat(references.stream(), relations.stream().map(Relation::work)).toList();
  }

  /** A copy as one write makes it; the first write also sets {@code createdAt}. */
  public Paper asRevision(long newRevision, Instant at) {
    Instant created = createdAt.equals(Instant.EPOCH) ? at : createdAt;
    return PaperBuilder.from(this).revision(newRevision).createdAt(created).updatedAt(at).build();
  }

  public Paper asNext(Paper before, Instant at) {
    return PaperBuilder.from(this)
        .createdAt(before.createdAt())
        .build()
        .asRevision(before.revision() + 1, at);
  }

  private static void requireRelations(List<Relation> relations) {
    if (relations.size() > MAX_RELATIONS || Set.copyOf(relations).size() < relations.size()) {
      throw new InvalidValue("relations", "must be at most " + MAX_RELATIONS + ", each once");
    }
    int characters = 0;
    for (Relation relation : relations) {
      for (String identifier : relation.work().identifiers().values()) {
        characters += identifier.length();
      }
    }
    if (characters > MAX_RELATIONS * Identifier.MAX_LENGTH) {
      throw new InvalidValue("relations", "must have at most 30,000 characters in identifiers");
    }
  }

  private static Map<TextField, String> checkedTexts(Map<TextField, String> texts) {
    Map<TextField, String> checked = new TreeMap<>();
    for (Map.Entry<TextField, String> text : texts.entrySet()) {
      checked.put(text.getKey(), text.getKey().checked(text.getValue()));
    }
    return Collections.unmodifiableMap(checked);
  }

  private static <T> List<T> eachOnce(String field, List<T> values, Function<T, String> name) {
    Set<String> seen = new HashSet<>();
    for (T value : values) {
      if (!seen.add(name.apply(value))) {
        throw new InvalidValue(field, "must name each once");
      }
    }
    return List.copyOf(values);
  }

  static Map<String, String> checked(Map<String, String> identifiers) {
    if (identifiers.size() > 20) {
      throw new InvalidValue("identifiers", "must be at most 20");
    }
    Map<String, String> checked = new TreeMap<>();
    identifiers.forEach(
        (scheme, value) ->
            checked.put(
                InvalidValue.requireGrammar(Grammar.SLUG, "identifier scheme", scheme),
                Text.line("identifier " + scheme, value, 300)));
    return Collections.unmodifiableMap(checked);
  }
}
