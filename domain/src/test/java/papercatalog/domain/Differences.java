package papercatalog.domain;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;

import module java.base;

import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/**
 * For each component of a record two values that differ in it and in nothing else: what a mapper of
 * the record shows is what it gives different results for. Whoever adds a component must say here
 * how values differ in it, and then each mapper's test says whether the mapper knows it.
 *
 * @param pairs by the component's name, in the order of the components
 */
public record Differences<T extends Record>(Class<T> type, Map<String, Pair<T>> pairs) {
  private static final String NAME = LAMPORT.name();
  private static final Affiliation SRI =
      new Affiliation("SRI International", Optional.of("05s570m15"));
  private static final Instant WRITTEN = Instant.parse("2026-11-20T09:00:00Z");
  private static final Identity IDENTITY =
      new Identity(
          List.of("L. Lamport"),
          List.of(new AuthorHandle("heir")),
          true,
          List.of(new AuthorHandle("other")),
          Optional.of("A note"),
          Optional.of(new AuthorHandle("moving-with")),
          List.of(
              new IdentityChange(
                  WRITTEN,
                  IdentityChange.IdentityAct.SPLIT_INTO,
                  new AuthorHandle("heir"),
                  Optional.of("Why"))));
  private static final Instant LATER = Instant.parse("2026-11-21T10:11:12.345Z");

  /** Of papers. */
  public static final Differences<Paper> OF_PAPERS = between(Paper.class, Differences::papers);

  /** Of the authors of papers. */
  public static final Differences<Authorship> OF_AUTHORSHIPS =
      between(Authorship.class, Differences::authorships);

  /** Of profiles. */
  public static final Differences<Author> OF_AUTHORS = between(Author.class, Differences::authors);

  /** Two values that differ in one component. */
  public record Pair<T>(T one, T other) {}

  /** The names of a record's components; a paper's texts are one each. */
  public static Set<String> components(Class<? extends Record> type) {
    return accessors(type).keySet();
  }

  private static Map<String, Function<Record, Object>> accessors(Class<? extends Record> type) {
    Map<String, Function<Record, Object>> accessors = new LinkedHashMap<>();
    for (RecordComponent component : type.getRecordComponents()) {
      if (type == Paper.class && component.getName().equals("texts")) {
        for (TextField field : TextField.ALL) {
          accessors.put(field.text(), paper -> ((Paper) paper).text(field));
        }
      } else if (type == PaperSummary.class && component.getName().equals("texts")) {
        for (TextField field : TextField.LISTED) {
          accessors.put(field.text(), paper -> ((PaperSummary) paper).text(field));
        }
      } else {
        accessors.put(component.getName(), value -> valueOf(component, value));
      }
    }
    return accessors;
  }

  /** The names of all components but some. */
  public Set<String> allBut(String... names) {
    Set<String> rest = new LinkedHashSet<>(pairs.keySet());
    for (String name : names) {
      if (!rest.remove(name)) {
        throw new AssertionError(type.getSimpleName() + " has no component " + name);
      }
    }
    return rest;
  }

  /** The components whose difference shows in what is made of a value. */
  public Set<String> shownBy(Function<T, ?> mapper) {
    return pairs.entrySet().stream()
        .filter(
            pair ->
                !Objects.equals(
                    mapper.apply(pair.getValue().one()), mapper.apply(pair.getValue().other())))
        .map(Map.Entry::getKey)
        .collect(toCollection(LinkedHashSet::new));
  }

  /** The components in which some of these values differ from others. */
  public static <T extends Record> Set<String> among(Class<T> type, List<T> values) {
    Set<String> differing = new LinkedHashSet<>();
    accessors(type)
        .forEach(
            (component, accessor) -> {
              if (values.stream().map(accessor).distinct().count() > 1) {
                differing.add(component);
              }
            });
    return differing;
  }

  private static Object valueOf(RecordComponent component, Record value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** All the values: between them every component has one that is no default. */
  public Stream<T> values() {
    return pairs.values().stream().flatMap(pair -> Stream.of(pair.one(), pair.other()));
  }

  private static <T extends Record> Differences<T> between(
      Class<T> type, Function<String, Pair<T>> differing) {
    return new Differences<>(
        type,
        components(type).stream()
            .collect(toMap(Function.identity(), differing, (one, _) -> one, LinkedHashMap::new)));
  }

  private static Pair<Paper> papers(String component) {
    return switch (component) {
      case "id" -> pair(whole(), whole().id(new PaperId("another")));
      case "title" -> pair(whole(), whole().title("Another"));
      case "collection" -> pair(whole(), whole().collection(new CollectionName("another")));
      case "topics" -> pair(whole(), whole().topics(List.of(new TopicName("another"))));
      case "authors" -> pair(whole(), whole().authors(List.of(LISKOV, LAMPORT)));
      case "authorCount" -> pair(withdrawn(), withdrawn().authorCount(3));
      case "status" -> pair(whole(), whole().status(Status.PUBLISHED));
      case "withdrawnAt" -> pair(withdrawn(), withdrawn().withdrawnAt(Optional.of(LATER)));
      case "supersededBy" -> pair(superseded("newer"), superseded("another"));
      case "published" -> pair(whole(), whole().published(new PublicationDate("1979-08-09")));
      case "kind" -> pair(whole(), whole().kind(Optional.of(WorkKind.REPORT)));
      case "createdAt" -> pair(whole(), whole().createdAt(LATER));
      case "identifiers" -> pair(whole(), whole().identifiers(Map.of("doi", "10.1145/another")));
      case "relations" -> pair(whole(), whole().relations(List.of(relation("another"))));
      case "funding" -> pair(whole(), whole().funding(List.of(funding("1"), funding("2"))));
      case "references" -> pair(whole(), whole().references(List.of(reference("Another"))));
      case "referenceCount" -> pair(whole(), whole().referenceCount(2));
      case "revision" -> pair(whole(), whole().revision(8));
      case "updatedAt" -> pair(whole(), whole().updatedAt(LATER));
      default ->
          TextField.ALL.stream()
              .filter(field -> field.text().equals(component))
              .map(field -> pair(whole(), whole().text(field, another(field))))
              .findFirst()
              .orElseThrow(() -> new AssertionError("Say how papers differ in " + component));
    };
  }

  private static Optional<String> another(TextField field) {
    return Optional.of(TextSamples.another(field));
  }

  private static Pair<Paper> pair(PaperBuilder one, PaperBuilder other) {
    return new Pair<>(one.build(), other.build());
  }

  /** With all that papers of any status may have. */
  private static PaperBuilder whole() {
    return TextSamples.complete(CLOCKS_1978)
        .relations(List.of(relation("article")))
        .funding(List.of(funding("1")))
        .references(List.of(reference("A reference")))
        .revision(7)
        .createdAt(WRITTEN)
        .updatedAt(WRITTEN);
  }

  private static Funding funding(String award) {
    return new Funding(
        "A funder",
        Optional.of("021nxhr62"),
        Optional.of("10.13039/100000001"),
        Optional.of(award),
        Optional.of("The title of an award"),
        Optional.of("https://award.example/"));
  }

  private static Reference reference(String text) {
    return new Reference(Optional.of(text), Map.of("doi", "10.1145/" + text), Optional.empty());
  }

  private static Relation relation(String doi) {
    return new Relation(
        RelationType.IS_PREPRINT_OF, Map.of("doi", "10.1145/" + doi), Optional.empty());
  }

  private static PaperBuilder withdrawn() {
    return whole()
        .relations(List.of())
        .references(List.of())
        .status(Status.WITHDRAWN)
        .withdrawnAt(Optional.of(WRITTEN));
  }

  private static PaperBuilder superseded(String newer) {
    return whole().status(Status.SUPERSEDED).supersededBy(Optional.of(new PaperId(newer)));
  }

  private static Pair<Authorship> authorships(String component) {
    return switch (component) {
      case "handle" -> new Pair<>(LAMPORT, new Authorship(LISKOV.handle(), NAME, Role.AUTHOR));
      case "name" -> new Pair<>(LAMPORT, new Authorship(LAMPORT.handle(), "L. L.", Role.AUTHOR));
      case "roles" ->
          new Pair<>(LAMPORT, LAMPORT.and(new Authorship(LAMPORT.handle(), NAME, Role.EDITOR)));
      case "others" -> new Pair<>(LAMPORT, LAMPORT.andOthers());
      case "parts" -> new Pair<>(LAMPORT, named(new GroupName()));
      case "affiliations" -> new Pair<>(LAMPORT, LAMPORT.with(List.of(SRI)));
      case "orcid" -> new Pair<>(LAMPORT, LAMPORT.withOrcid("0000-0002-1825-0097"));
      default -> throw new AssertionError("Say how authorships differ in " + component);
    };
  }

  private static Authorship named(NameParts parts) {
    return new Authorship(
        LAMPORT.handle(), NAME, Optional.of(parts), Optional.empty(), LAMPORT.role());
  }

  private static Pair<Author> authors(String component) {
    return new Pair<>(
        author(""),
        switch (component) {
          case "handle", "name", "affiliations", "orcid", "homepage", "sortAs", "updatedAt" ->
              author(component);
          case "identity" -> author("").withIdentity(IDENTITY);
          default -> throw new AssertionError("Say how profiles differ in " + component);
        });
  }

  private static Author author(String other) {
    return new Author(
        new AuthorHandle(other.equals("handle") ? "another" : "leslie-lamport"),
        other.equals("name") ? "Another" : NAME,
        List.of(other.equals("affiliations") ? "Another" : "SRI International"),
        Optional.of(other.equals("orcid") ? "0000-0001-5109-3700" : "0000-0002-1825-0097"),
        Optional.of("https://" + (other.equals("homepage") ? "another" : "lamport") + ".example/"),
        Optional.of(new AuthorPrefix(other.equals("sortAs") ? "another" : "lam")),
        Identity.NONE,
        other.equals("updatedAt") ? LATER : WRITTEN);
  }
}
