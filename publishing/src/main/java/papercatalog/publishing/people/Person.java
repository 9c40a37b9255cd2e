package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.AuthorItem;
import papercatalog.publishing.record.FamilyWord;

/**
 * A person in a file of people. Absent members stay as they are in the catalog.
 *
 * @param sortAs the family name by which the index of authors sorts
 * @param identity what the file says of the person's identity: no changes, no successors
 * @param others the person's other handles
 * @param claims names that are the person's on some papers
 * @param line in the file; 0 without one
 */
public record Person(
    AuthorHandle handle,
    Optional<String> name,
    List<String> affiliations,
    Optional<String> orcid,
    Optional<String> homepage,
    Optional<AuthorPrefix> sortAs,
    Identity identity,
    List<AuthorHandle> others,
    List<Claim> claims,
    long line) {
  /**
   * A name as printed, or a handle, on the papers of a collection or on those named.
   *
   * @param handle instead of the name
   */
  public record Claim(
      Optional<String> name,
      Optional<AuthorHandle> handle,
      Optional<CollectionName> collection,
      Set<PaperId> papers) {
    boolean on(Paper paper, Authorship author) {
      return names(author)
          && (papers.contains(paper.id()) || collection.equals(Optional.of(paper.collection())));
    }

    private boolean names(Authorship author) {
      return name.equals(Optional.of(author.name())) || handle.equals(Optional.of(author.handle()));
    }
  }

  /** Whether a claim is of this paper, which does not name the person or is missing. */
  boolean lacks(PaperId id, Optional<Paper> paper) {
    List<Authorship> authors = paper.map(Paper::authors).orElse(List.of());
    return authors.stream().noneMatch(author -> author.handle().equals(handle))
        && claims.stream()
            .filter(claim -> claim.papers().contains(id))
            .anyMatch(claim -> authors.stream().noneMatch(claim::names));
  }

  /** A person of whom only the names are known. */
  public static Person named(AuthorHandle handle, List<AuthorHandle> others, List<Claim> claims) {
    return new Person(
        handle,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Identity.NONE,
        others,
        claims,
        0);
  }

  /** The same person with a note. */
  public Person noted(Optional<String> note) {
    return new Person(
        handle,
        name,
        affiliations,
        orcid,
        homepage,
        sortAs,
        Identity.said(identity.alsoAs(), identity.notSameAs(), note),
        others,
        claims,
        line);
  }

  /**
   * The profile: each field from here, else from the first of these profiles that has it. A new
   * person has the name and the place of the authors of whom the person is split.
   */
  public Author profile(List<Author> stored, List<Author> split) {
    Function<Function<Author, Optional<String>>, Optional<String>> first =
        field -> stored.stream().map(field).flatMap(Optional::stream).findFirst();
    String shown =
        name.or(() -> first.apply(author -> Optional.of(author.name())))
            .or(() -> claims.stream().flatMap(claim -> claim.name().stream()).findFirst())
            .or(() -> split.stream().map(Author::name).findFirst())
            .orElse(handle.value());
    return new Author(
        handle,
        shown,
        affiliations.isEmpty()
            ? stored.stream()
                .map(Author::affiliations)
                .filter(Predicate.not(List::isEmpty))
                .findFirst()
                .orElse(List.of())
            : affiliations,
        orcid.or(() -> first.apply(Author::orcid)),
        homepage.or(() -> first.apply(Author::homepage)),
        sortAs.or(() -> place(stored, split)),
        identity(shown, stored),
        Instant.EPOCH);
  }

  /**
   * The identity: each field from here, else of all these profiles. The names that they had and
   * those that papers print are other names of the person.
   */
  private Identity identity(String shown, List<Author> stored) {
    Set<AuthorHandle> different = new LinkedHashSet<>(identity.notSameAs());
    Set<String> names = new LinkedHashSet<>(identity.alsoAs());
    List<IdentityChange> log = new ArrayList<>();
    for (Author author : stored) {
      different.addAll(author.identity().notSameAs());
      author.identity().log().stream()
          .filter(change -> !change.other().equals(handle))
          .forEach(log::add);
      if (identity.alsoAs().isEmpty()) {
        names.addAll(author.identity().alsoAs());
        names.add(author.name());
      }
    }
    if (identity.alsoAs().isEmpty()) {
      claims.forEach(claim -> claim.name().ifPresent(names::add));
    }
    names.remove(shown);
    different.remove(handle);
    others.forEach(different::remove);
    log.sort(Comparator.comparing(IdentityChange::at));
    return new Identity(
        names.stream().limit(Identity.MAX_NAMES).toList(),
        List.of(),
        different.stream().limit(Identity.MAX_NAMES).toList(),
        identity
            .note()
            .or(() -> stored.stream().flatMap(it -> it.identity().note().stream()).findFirst()),
        Optional.empty(),
        log);
  }

  /** A new person sorts as the handles whose papers become the person's. */
  private Optional<AuthorPrefix> place(List<Author> stored, List<Author> split) {
    boolean known = stored.stream().anyMatch(author -> author.handle().equals(handle));
    return known
        ? Optional.empty()
        : FamilyWord.beside(
            handle,
            Stream.concat(stored.stream(), split.stream()).map(AuthorItem::indexWord).findFirst());
  }
}
