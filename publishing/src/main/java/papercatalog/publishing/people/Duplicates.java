package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;

/** Pairs of authors who may be one person. */
public final class Duplicates {
  /** Full names for which initials may stand before they say too little alone. */
  private static final int MAX_MEANT = 2;

  private final Map<AuthorHandle, Set<AuthorHandle>> coAuthors;

  /** Pairs that operators have said to be two people. */
  private final Set<Set<AuthorHandle>> different = new HashSet<>();

  private final Map<Author, List<Duplicate>> found = new LinkedHashMap<>();

  /** The authors among whose duplicates an author is. */
  private final Map<Author, Set<Author>> mains = new HashMap<>();

  public record Duplicate(Author other, String why) {}

  private Duplicates(Map<AuthorHandle, Set<AuthorHandle>> coAuthors) {
    this.coAuthors = coAuthors;
  }

  /**
   * The duplicates of authors. A duplicate of one author only has none itself.
   *
   * @param coAuthors whose names say little need some in common
   * @param current the handle that counts, of each
   */
  public static Map<Author, List<Duplicate>> among(
      List<Author> authors,
      Map<AuthorHandle, Set<AuthorHandle>> coAuthors,
      UnaryOperator<AuthorHandle> current) {
    Duplicates duplicates = new Duplicates(coAuthors);
    authors.forEach(author -> duplicates.keepApart(author, current));
    List<ComparedName> names =
        authors.stream()
            .filter(author -> !author.identity().former())
            .map(ComparedName::of)
            .toList();
    duplicates.pair(
        "same ORCID iD",
        names,
        it -> it.author().orcid().stream().collect(Collectors.toSet()),
        (_, _) -> true);
    duplicates.pair("same words", names, Duplicates::byWords, (_, _) -> true);
    duplicates.pair("given names", names, Duplicates::byInitials, duplicates::haveGivenNames);
    duplicates.pair("a part more", names, Duplicates::byFirstAndAnother, ComparedName::hasPart);
    duplicates.pair("co-authors", names, duplicates::byCoAuthor, Duplicates::areMistyped);
    return duplicates.found;
  }

  /** An author and those said to be others; those to whom papers went, also from each other. */
  private void keepApart(Author author, UnaryOperator<AuthorHandle> current) {
    Set<AuthorHandle> divided = new HashSet<>(author.identity().successors());
    for (AuthorHandle one : divided) {
      divided.forEach(it -> different.add(pair(current.apply(one), current.apply(it))));
    }
    divided.addAll(author.identity().notSameAs());
    divided.forEach(it -> different.add(pair(author.handle(), current.apply(it))));
  }

  private static Set<AuthorHandle> pair(AuthorHandle one, AuthorHandle other) {
    return Set.copyOf(List.of(one, other));
  }

  private boolean areDifferent(Author one, Author other) {
    return different.contains(pair(one.handle(), other.handle()));
  }

  private static Set<String> byWords(ComparedName name) {
    return name.words().isEmpty()
        ? Set.of()
        : Set.of(String.join(" ", new TreeSet<>(name.words())));
  }

  private static Set<String> byInitials(ComparedName name) {
    return name.initials().stream()
        .map(initial -> name.family() + " " + initial)
        .collect(Collectors.toSet());
  }

  private static Set<String> byFirstAndAnother(ComparedName name) {
    String first = name.words().isEmpty() ? "" : name.words().getFirst();
    return name.words().stream()
        .skip(1)
        .filter(word -> first.length() > 1 && word.length() > 3)
        .map(word -> first + " " + word)
        .collect(Collectors.toSet());
  }

  /** Of authors with co-authors in common: the same given name, or the same family name. */
  private Set<String> byCoAuthor(ComparedName name) {
    Set<String> keys = new HashSet<>();
    for (AuthorHandle other : coAuthors.getOrDefault(name.author().handle(), Set.of())) {
      keys.add(other + " * " + name.family());
      name.given().stream().findFirst().ifPresent(given -> keys.add(other + " " + given + " *"));
    }
    return keys;
  }

  private static boolean areMistyped(ComparedName one, ComparedName other) {
    String a = String.join("", one.given());
    String b = String.join("", other.given());
    return one.family().equals(other.family())
        ? ComparedName.isMistyped(a, b)
        : a.length() > 2 && a.equals(b) && ComparedName.isMistyped(one.family(), other.family());
  }

  /** Initials of many people say little without co-authors in common. */
  private boolean haveGivenNames(ComparedName one, ComparedName other, List<ComparedName> group) {
    if (!one.mayBeGiven(other)) {
      return false;
    }
    ComparedName initials = one.isInitials() ? one : other;
    return !initials.isInitials()
        || shareCoAuthors(one, other)
        || meant(initials, group) <= MAX_MEANT;
  }

  private static long meant(ComparedName initials, List<ComparedName> group) {
    return group.stream()
        .filter(it -> !it.isInitials() && it.mayBeGiven(initials))
        .map(it -> it.given().getFirst())
        .distinct()
        .limit(MAX_MEANT + 1)
        .count();
  }

  private boolean shareCoAuthors(ComparedName one, ComparedName other) {
    return !Collections.disjoint(
        coAuthors.getOrDefault(one.author().handle(), Set.of()),
        coAuthors.getOrDefault(other.author().handle(), Set.of()));
  }

  private interface Likeness {
    boolean test(ComparedName one, ComparedName other, List<ComparedName> group);
  }

  private void pair(
      String why,
      List<ComparedName> names,
      Function<ComparedName, Set<String>> keys,
      BiPredicate<ComparedName, ComparedName> same) {
    pair(why, names, keys, (one, other, _) -> same.test(one, other));
  }

  private void pair(
      String why,
      List<ComparedName> names,
      Function<ComparedName, Set<String>> keys,
      Likeness same) {
    Map<String, List<ComparedName>> groups = new TreeMap<>();
    for (ComparedName name : names) {
      keys.apply(name)
          .forEach(key -> groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(name));
    }
    for (List<ComparedName> group : groups.values()) {
      group.sort(
          Comparator.comparingInt((ComparedName it) -> -it.author().name().length())
              .thenComparing(it -> it.author().handle().value()));
      for (int i = 0; i < group.size(); i++) {
        for (ComparedName other : group.subList(i + 1, group.size())) {
          if (same.test(group.get(i), other, group)) {
            duplicate(group.get(i).author(), other.author(), why);
          }
        }
      }
    }
  }

  private void duplicate(Author author, Author other, String why) {
    Set<Author> ofAuthor = mains.getOrDefault(author, Set.of());
    Author first = ofAuthor.size() == 1 ? ofAuthor.iterator().next() : author;
    Author main = first.equals(other) || !areDifferent(first, other) ? first : author;
    if (!main.equals(other)
        && !areDifferent(main, other)
        && mains.computeIfAbsent(other, _ -> new HashSet<>()).add(main)) {
      found.computeIfAbsent(main, _ -> new ArrayList<>()).add(new Duplicate(other, why));
    }
  }
}
