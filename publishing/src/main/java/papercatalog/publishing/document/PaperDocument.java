package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.Orcid;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.entry.DistinctAuthors;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.Notice;

/** A paper as a JSON document of the API, in a fixed order: equal papers give equal texts. */
public final class PaperDocument {
  private PaperDocument() {}

  /** Reads a paper as {@link #read(JsonNode, List)}; fails when an author is named twice. */
  public static Paper read(JsonNode document) {
    List<Notice> notices = new ArrayList<>();
    Paper paper = read(document, notices);
    requireNone(notices);
    return paper;
  }

  /**
   * Reads a paper to be published. Its revision is the one that its writer has seen, or 0. A
   * repeated author is left out with a notice. Editors read {@code $schema}.
   */
  public static Paper read(JsonNode document, List<Notice> notices) {
    Members members = Members.of(document);
    Supplier<PaperBuilder> content = content(members, notices);
    long revision = members.count("revision").orElse(0L);
    members.instant("createdAt");
    members.instant("updatedAt");
    members.ignoreObject("links");
    members.optional("$schema");
    members.requireValid();
    return EntryRules.checked(content.get().revision(revision).build());
  }

  /** Reads the result of {@link #writeRecord}; revision and times are required. */
  public static Paper readRecord(JsonNode document) {
    Members members = Members.of(document);
    List<Notice> notices = new ArrayList<>();
    Supplier<PaperBuilder> content = content(members, notices);
    long revision = members.requiredCount("revision");
    Instant createdAt = members.requiredInstant("createdAt");
    Instant updatedAt = members.requiredInstant("updatedAt");
    members.requireValid();
    PaperBuilder paper = content.get().revision(revision);
    requireNone(notices);
    return paper.createdAt(createdAt).updatedAt(updatedAt).build();
  }

  private static void requireNone(List<Notice> repetitions) {
    if (!repetitions.isEmpty()) {
      throw new InvalidValue("authors", "must name each once");
    }
  }

  /** Reads the members, to build the paper once all of them are valid. */
  private static Supplier<PaperBuilder> content(Members members, List<Notice> notices) {
    Supplier<PaperId> id = members.given("id", PaperId::new);
    Supplier<String> title = members.given("title", Paper::checkedTitle);
    Supplier<CollectionName> collection = members.given("collection", CollectionName::new);
    Supplier<PublicationDate> published = members.given("published", PublicationDate::new);
    Map<TextField, String> texts = new EnumMap<>(TextField.class);
    for (TextField field : TextField.ALL) {
      members.optional(field.text(), field::checked).ifPresent(it -> texts.put(field, it));
    }
    List<TopicName> topics = members.texts("topics", TopicName::new);
    List<Authorship> named = members.objects("authors", PaperDocument::authorship);
    Optional<Long> count = members.count("authorCount");
    Status status = members.optional("status", Status::of).orElse(Status.PUBLISHED);
    Optional<Instant> withdrawnAt = members.instant("withdrawnAt");
    Optional<PaperId> supersededBy = members.optional("supersededBy", PaperId::new);
    Optional<WorkKind> kind = members.optional("kind", WorkKind::of);
    Map<String, String> identifiers = members.map("identifiers");
    List<Relation> relations = members.optionalObjects("relations", PaperDocument::relation);
    List<Funding> funding = members.optionalObjects("funding", PaperDocument::funding);
    List<Reference> references = members.optionalObjects("references", PaperDocument::reference);
    Optional<Long> referenceCount = members.count("referenceCount");
    return () -> {
      if (referenceCount.isPresent() && referenceCount.get() != references.size()) {
        throw new InvalidValue(
            "referenceCount", "must be the number of references: all must be given");
      }
      List<Authorship> authors = DistinctAuthors.of(named, notices);
      return new PaperBuilder(id.get(), title.get(), collection.get(), published.get())
          .texts(field -> Optional.ofNullable(texts.get(field)))
          .topics(topics)
          .authors(authors)
          .authorCount(authorCount(count, status, named.size(), authors.size()))
          .status(status)
          .withdrawnAt(withdrawnAt)
          .supersededBy(supersededBy)
          .kind(kind)
          .identifiers(identifiers)
          .relations(relations)
          .funding(funding)
          .references(references);
    };
  }

  /** The content of a paper: all fields but revision and times of writing, which the table sets. */
  public static ObjectNode write(Paper paper) {
    return RecordDocument.of(paper, (json, it) -> content(json, it, !it.hasAllAuthors()));
  }

  public static ObjectNode writeRecord(Paper paper) {
    return RecordDocument.of(
        paper,
        (json, it) -> {
          content(json, it, true);
          json.writeNumberField("revision", it.revision());
          RecordJson.instant(json, "createdAt", it.createdAt());
          RecordJson.instant(json, "updatedAt", it.updatedAt());
        });
  }

  private static void content(JsonGenerator json, Paper paper, boolean counted) throws IOException {
    RecordJson.paperHead(json, paper);
    if (counted) {
      RecordJson.authorCount(json, paper.authorCount());
    }
    RecordJson.paperPublication(json, paper);
    RecordJson.paperTail(json, paper);
    if (paper.references().size() != paper.referenceCount()) {
      RecordJson.referenceCount(json, paper);
    }
    RecordJson.references(json, paper.printed().references());
  }

  private static Supplier<Relation> relation(Members members) {
    Supplier<RelationType> type = members.given("type", RelationType::of);
    Supplier<Reference> work = reference(members);
    return () -> new Relation(type.get(), work.get());
  }

  private static Supplier<Affiliation> affiliation(Members members) {
    Map<String, String> texts = members.texts("name", "ror");
    return () -> Affiliation.of(texts);
  }

  private static Supplier<Funding> funding(Members members) {
    Map<String, String> texts = members.texts("funder", "ror", "funderId", "award", "title", "url");
    return () -> Funding.of(texts);
  }

  private static Supplier<Reference> reference(Members members) {
    Optional<String> text = members.optional("text");
    Map<String, String> identifiers = members.map("identifiers");
    Optional<PaperId> paper = members.optional("paper", PaperId::new);
    return () -> new Reference(text, identifiers, paper);
  }

  private static Supplier<Authorship> authorship(Members members) {
    Supplier<AuthorHandle> handle = members.given("handle", AuthorHandle::new);
    Supplier<String> name = members.given("name", String::valueOf);
    Function<String, Optional<NameParts>> parts = parts(members);
    Optional<String> orcid = members.optional("orcid", Orcid::requireChecked);
    List<Affiliation> affiliations =
        members.optionalObjects("affiliations", PaperDocument::affiliation);
    Role role = members.optional("role", Role::of).orElse(Role.AUTHOR);
    List<Role> given = members.texts("roles", Role::of);
    boolean others = members.flag("others");
    return () -> {
      List<Role> roles = given.isEmpty() ? List.of(role) : given;
      if (roles.getFirst() != role || Set.copyOf(roles).size() < roles.size()) {
        throw new InvalidValue("roles", "must name each once, and begin with role");
      }
      return new Authorship(
          handle.get(), name.get(), parts.apply(name.get()), orcid, affiliations, roles, others);
    };
  }

  private static Function<String, Optional<NameParts>> parts(Members members) {
    Optional<String> literal = members.optional("literal");
    Optional<String> family = members.optional("family");
    Optional<String> given = members.optional("given");
    Optional<String> particle = members.optional("particle");
    Optional<String> suffix = members.optional("suffix");
    return name -> {
      boolean hasOthers = Stream.of(given, particle, suffix).anyMatch(Optional::isPresent);
      if (family.isEmpty() ? hasOthers : literal.isPresent()) {
        throw new InvalidValue("family", "must be given with other parts, and never with literal");
      }
      if (literal.isPresent() && !literal.get().equals(name)) {
        throw new InvalidValue("literal", "must be the same as name");
      }
      return literal.isPresent()
          ? Optional.of(new GroupName())
          : family.map(text -> new PersonName(given, particle, text, suffix));
    };
  }

  /**
   * For a withdrawn paper, the catalog keeps the first authors and their number; repeated authors
   * may be counted twice.
   */
  private static int authorCount(Optional<Long> given, Status status, int named, int distinct) {
    long count = given.orElse((long) named);
    if (status != Status.WITHDRAWN && count != named && count != distinct) {
      throw new InvalidValue("authorCount", "must be the number of authors: all must be named");
    }
    if (count > Integer.MAX_VALUE) {
      throw new InvalidValue("authorCount", "must be less than 2^31");
    }
    return (int) (count <= distinct ? count : count - (named - distinct));
  }
}
