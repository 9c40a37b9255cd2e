package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.publishing.people.Person.Claim;
import papercatalog.publishing.people.Person.Said;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.text.Slug;

/** The people whom a catalog knows as more than a printed name, as a file of people has them. */
public final class KnownPeople {
  private final Map<AuthorHandle, Author> authors = new HashMap<>();
  private final Map<String, String> aliases = new HashMap<>();

  /** By handle and printed name, the papers of authors whose handle is not that of the name. */
  private final Map<AuthorHandle, Map<String, Set<PaperId>>> claimed = new HashMap<>();

  private KnownPeople() {}

  /** Sorted by handle. Walks the whole catalog, and keeps its profiles in memory. */
  public static List<Person> of(Records records) {
    KnownPeople known = new KnownPeople();
    records.people(
        author -> known.authors.put(author.handle(), author), known::alias, known::byline);
    return known.authors.values().stream()
        .sorted(Comparator.comparing(author -> author.handle().value()))
        .map(known::person)
        .flatMap(Optional::stream)
        .toList();
  }

  private void alias(Alias alias) {
    if (alias.kind() == KeyPrefix.AUTHOR) {
      aliases.put(alias.name(), alias.sameAs());
    }
  }

  /** A name that a paper prints twice claims nothing: it is of two people. */
  private void byline(PaperId paper, Map<AuthorHandle, String> names) {
    names.forEach(
        (handle, name) -> {
          if (!Slug.ofAnyScript(name).equals(Optional.of(handle.value()))
              && Collections.frequency(names.values(), name) == 1) {
            claimed
                .computeIfAbsent(handle, _ -> new TreeMap<>())
                .computeIfAbsent(name, _ -> new HashSet<>())
                .add(paper);
          }
        });
  }

  /**
   * Empty if the profile has only what bylines give, and all papers print its name; also for an
   * author who became others: the claims of those say so.
   */
  private Optional<Person> person(Author author) {
    Identity identity = author.identity();
    if (identity.former()) {
      return Optional.empty();
    }
    AuthorHandle handle = author.handle();
    List<AuthorHandle> others =
        aliases.entrySet().stream()
            .filter(alias -> alias.getValue().equals(handle.value()))
            .map(alias -> new AuthorHandle(alias.getKey()))
            .sorted(Comparator.comparing(AuthorHandle::value))
            .toList();
    List<Claim> claims = new ArrayList<>();
    claimed
        .getOrDefault(handle, Map.of())
        .forEach(
            (name, papers) -> {
              if (!leadsTo(name, handle)) {
                claims.add(
                    new Claim(Optional.of(name), Optional.empty(), Optional.empty(), papers));
              }
            });
    List<AuthorHandle> different =
        identity.notSameAs().stream()
            .map(it -> new AuthorHandle(aliases.getOrDefault(it.value(), it.value())))
            .filter(it -> !it.equals(handle))
            .distinct()
            .toList();
    boolean claimsOther =
        claims.stream().anyMatch(it -> !it.name().equals(Optional.of(author.name())));
    Said said =
        new Said(
            Optional.of(identity.alsoAs()).filter(it -> !it.isEmpty() || claimsOther),
            Optional.of(different).filter(Predicate.not(List::isEmpty)),
            identity.note());
    boolean plain = !author.hasProfile() && author.sortAs().isEmpty() && said.equals(Said.NOTHING);
    return plain && others.isEmpty() && claims.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Person(
                handle,
                Optional.of(author.name()),
                author.affiliations(),
                author.orcid(),
                author.homepage(),
                author.sortAs(),
                said,
                others,
                claims,
                0));
  }

  /** Whether the handle that is spelled from a name is a former one of the author. */
  private boolean leadsTo(String name, AuthorHandle handle) {
    return Slug.ofAnyScript(name).map(aliases::get).filter(handle.value()::equals).isPresent();
  }
}
