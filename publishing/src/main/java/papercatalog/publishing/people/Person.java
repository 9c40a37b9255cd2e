package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.AuthorItem;
import papercatalog.publishing.record.FamilyWord;

/**
 * A person in a file of people. Absent members stay as they are in the catalog.
 *
 * @param sortAs the family name by which the index of authors sorts
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
    Said said,
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

  /** What a file says of who a person is; an empty list or note removes the stored one. */
  public record Said(
      Optional<List<String>> alsoAs,
      Optional<List<AuthorHandle>> notSameAs,
      Optional<String> note) {
    public static final Said NOTHING =
        new Said(Optional.empty(), Optional.empty(), Optional.empty());

    public Said {
      alsoAs.ifPresent(names -> requireFew("alsoAs", names));
      notSameAs.ifPresent(others -> requireFew("notSameAs", others));
    }

    private static void requireFew(String field, List<?> names) {
      if (names.size() > Identity.MAX_NAMES) {
        throw new InvalidValue(field, "must have at most " + Identity.MAX_NAMES + " names");
      }
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
        Said.NOTHING,
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
        new Said(said.alsoAs(), said.notSameAs(), note),
        others,
        claims,
        line);
  }

  /**
   * The profile: each field from here, else from the first of these profiles that has it. A new
   * person has the name and the place of the authors of whom the person is split.
   *
   * @param current the handle to which a former one leads, else the same
   */
  public Author profile(
      List<Author> stored, List<Author> split, UnaryOperator<AuthorHandle> current) {
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
        identity(shown, stored, current),
        Instant.EPOCH);
  }

  /**
   * The identity: each field from here, else of all these profiles. The names of merged authors and
   * those that papers print are other names of the person.
   */
  private Identity identity(
      String shown, List<Author> stored, UnaryOperator<AuthorHandle> current) {
    List<AuthorHandle> successors = new ArrayList<>();
    List<AuthorHandle> different = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    Set<IdentityChange> log = new LinkedHashSet<>();
    boolean former = false;
    Optional<String> note = said.note();
    for (Author author : stored) {
      Identity known = author.identity();
      successors.addAll(known.successors());
      different.addAll(known.notSameAs());
      known.log().stream().filter(it -> !it.other().equals(handle)).forEach(log::add);
      names.addAll(known.alsoAs());
      note = note.or(known::note);
      if (author.handle().equals(handle)) {
        former = known.former();
      } else {
        names.add(author.name());
      }
    }
    said.notSameAs().ifPresent(different::addAll);
    if (said.notSameAs().filter(List::isEmpty).isPresent()) {
      different.clear();
    }
    claims.forEach(claim -> claim.name().ifPresent(names::add));
    names.remove(shown);
    return new Identity(
        said.alsoAs().orElse(List.copyOf(names)),
        withoutOwn(successors, current),
        former,
        withoutOwn(different, current),
        note.filter(Predicate.not(String::isEmpty)),
        Optional.empty(),
        log.stream().sorted(Comparator.comparing(IdentityChange::at)).toList());
  }

  /** Each of these authors once, as first spelled, without those who are the person. */
  private List<AuthorHandle> withoutOwn(
      List<AuthorHandle> handles, UnaryOperator<AuthorHandle> current) {
    Map<AuthorHandle, AuthorHandle> spelled = new LinkedHashMap<>();
    handles.forEach(it -> spelled.putIfAbsent(current.apply(it), it));
    spelled.remove(handle);
    others.forEach(spelled::remove);
    spelled.values().removeIf(it -> it.equals(handle) || others.contains(it));
    return List.copyOf(spelled.values());
  }

  /** A new person sorts as the handles whose papers become the person's. */
  private Optional<AuthorPrefix> place(List<Author> stored, List<Author> split) {
    Optional<Author> own =
        stored.stream().filter(author -> author.handle().equals(handle)).findFirst();
    return own.isPresent()
        ? own.get().sortAs()
        : FamilyWord.beside(
            handle,
            Stream.concat(stored.stream(), split.stream()).map(AuthorItem::indexWord).findFirst());
  }
}
