package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Origin;

/** The people of a file, who say whose a name on a paper is. */
public final class People {
  public static final People NONE = new People(List.of());

  final List<Person> persons;
  private final Map<AuthorHandle, Person> handles = new HashMap<>();

  /** By name, handle and paper. */
  private final Map<Object, Set<Person>> claimants = new HashMap<>();

  private final Map<List<Object>, Person> claimed = new HashMap<>();

  /** Fails with {@link InvalidValue} when a handle, or a name on a paper, is of two people. */
  public People(List<Person> persons) {
    this.persons = List.copyOf(persons);
    for (Person person : persons) {
      own(person.handle(), person);
      person.others().forEach(other -> own(other, person));
      requireDifferent(person);
      for (Person.Claim claim : person.claims()) {
        Object name = claim.name().isPresent() ? claim.name().get() : claim.handle().get();
        claimants.computeIfAbsent(name, _ -> new LinkedHashSet<>()).add(person);
        claim.collection().ifPresent(collection -> claim(name, collection, person));
        for (PaperId paper : claim.papers()) {
          claim(name, paper, person);
          claimants.computeIfAbsent(paper, _ -> new LinkedHashSet<>()).add(person);
        }
      }
    }
  }

  /** The handles of other people, who are none of the person's own. */
  private void requireDifferent(Person person) {
    for (AuthorHandle other : person.said().notSameAs().orElse(List.of())) {
      if (person.equals(handles.get(other))) {
        throw new InvalidValue(
            other.value(),
            "must not be in notSameAs: it is a handle of the same person, on line "
                + person.line());
      }
    }
  }

  private void own(AuthorHandle handle, Person person) {
    requireOne(handle.value(), handles.put(handle, person), person);
  }

  private void claim(Object name, Object place, Person person) {
    requireOne(name + " in " + place, claimed.put(List.of(name, place), person), person);
  }

  private static void requireOne(String name, Person earlier, Person person) {
    if (earlier != null) {
      throw new InvalidValue(
          name,
          "must be of one person, once: see lines %d and %d"
              .formatted(earlier.line(), person.line()));
    }
  }

  /**
   * The paper with the handles of these people. Names stay as printed. Fails with {@link
   * InvalidValue} when two people claim an author, one by the printed name and one by the handle,
   * or one in the collection and one on the paper.
   */
  public Paper named(Paper paper) {
    return paper.by(author -> handle(paper, author));
  }

  /** An entry whose paper has the handles of these people. A claim names one; a handle does not. */
  public PaperEntry named(PaperEntry entry) {
    Set<AuthorHandle> spelled = new HashSet<>();
    for (Authorship author : entry.paper().authors()) {
      if (entry.origin().spelled().contains(author.handle())
          && claimant(entry.paper(), author).isEmpty()) {
        spelled.add(handle(entry.paper(), author));
      }
    }
    Origin origin = entry.origin();
    return new PaperEntry(
        entry.position(),
        named(entry.paper()),
        new Origin(origin.whole(), spelled, origin.collectionFromVenue()),
        entry.notices());
  }

  /** The handle to which these people's former ones lead; else the same. */
  AuthorHandle current(AuthorHandle handle) {
    return Optional.ofNullable(handles.get(handle)).map(Person::handle).orElse(handle);
  }

  /** The people who claim a name on a paper. */
  Set<Person> claimants(PaperId paper) {
    return claimants.getOrDefault(paper, Set.of());
  }

  private AuthorHandle handle(Paper paper, Authorship author) {
    return claimant(paper, author).map(Person::handle).orElseGet(() -> current(author.handle()));
  }

  /** The person who claims an author; fails as {@link #named}. */
  Optional<Person> claimant(Paper paper, Authorship author) {
    return Stream.of(author.name(), author.handle())
        .flatMap(name -> claimants.getOrDefault(name, Set.of()).stream())
        .filter(person -> person.claims().stream().anyMatch(claim -> claim.on(paper, author)))
        .distinct()
        .reduce(
            (one, other) -> {
              requireOne(author.name() + " on the paper " + paper.id(), one, other);
              return one;
            });
  }
}
