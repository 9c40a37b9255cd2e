package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;

/** The people of a file, who say whose a name on a paper is. */
public final class People {
  public static final People NONE = new People(List.of());

  private final List<Person> persons;
  private final Map<AuthorHandle, AuthorHandle> handles = new HashMap<>();
  private final Map<Object, Set<Person>> claimants = new HashMap<>();
  private final Set<List<Object>> claimed = new HashSet<>();

  /** Fails with {@link InvalidValue} when a handle, or a name on a paper, is of two people. */
  public People(List<Person> persons) {
    this.persons = List.copyOf(persons);
    for (Person person : persons) {
      own(person.handle(), person);
      person.others().forEach(other -> own(other, person));
      for (Person.Claim claim : person.claims()) {
        Object name = claim.name().isPresent() ? claim.name().get() : claim.handle().get();
        claimants.computeIfAbsent(name, _ -> new LinkedHashSet<>()).add(person);
        claim.collection().ifPresent(collection -> claim(name, collection));
        claim.papers().forEach(paper -> claim(name, paper));
      }
    }
  }

  private void own(AuthorHandle handle, Person person) {
    if (handles.put(handle, person.handle()) != null) {
      throw new InvalidValue(handle.value(), "must be the handle of one person, once");
    }
  }

  private void claim(Object name, Object place) {
    if (!claimed.add(List.of(name, place))) {
      throw new InvalidValue(name.toString(), "must be of one person in " + place + ", once");
    }
  }

  public List<Person> persons() {
    return persons;
  }

  /** The paper with the handles of these people. Names stay as printed. */
  public Paper named(Paper paper) {
    return paper.by(author -> handle(paper, author));
  }

  private AuthorHandle handle(Paper paper, Authorship author) {
    return Stream.of(author.name(), author.handle())
        .flatMap(name -> claimants.getOrDefault(name, Set.of()).stream())
        .filter(person -> person.claims().stream().anyMatch(claim -> claim.on(paper, author)))
        .findFirst()
        .map(Person::handle)
        .orElseGet(() -> handles.getOrDefault(author.handle(), author.handle()));
  }
}
