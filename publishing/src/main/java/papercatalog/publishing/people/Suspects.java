package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;

/** Pairs of authors who may be one person. */
public final class Suspects {
  /** Full names for which initials may stand before they say too little alone. */
  private static final int MAX_MEANT = 2;

  private final Map<AuthorHandle, Set<AuthorHandle>> coAuthors;
  private final Map<Author, List<Suspect>> found = new LinkedHashMap<>();

  /** The authors among whose suspects an author is. */
  private final Map<Author, Set<Author>> mains = new HashMap<>();

  public record Suspect(Author other, String why) {}

  private Suspects(Map<AuthorHandle, Set<AuthorHandle>> coAuthors) {
    this.coAuthors = coAuthors;
  }

  /**
   * The suspects of authors. A suspect of one author only has none itself.
   *
   * @param coAuthors whose names say little need some in common
   */
  public static Map<Author, List<Suspect>> among(
      List<Author> authors, Map<AuthorHandle, Set<AuthorHandle>> coAuthors) {
    Suspects suspects = new Suspects(coAuthors);
    List<ComparedName> names = authors.stream().map(ComparedName::of).toList();
    suspects.pair(
        "same ORCID iD",
        names,
        it -> it.author().orcid().stream().collect(Collectors.toSet()),
        (_, _) -> true);
    suspects.pair("same words", names, Suspects::byWords, (_, _) -> true);
    suspects.pair("given names", names, Suspects::byInitials, suspects::haveGivenNames);
    suspects.pair("a part more", names, Suspects::byFirstAndAnother, ComparedName::hasPart);
    suspects.pair("co-authors", names, suspects::byCoAuthor, Suspects::areMistyped);
    return suspects.found;
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
            suspect(group.get(i).author(), other.author(), why);
          }
        }
      }
    }
  }

  private void suspect(Author author, Author other, String why) {
    Set<Author> ofAuthor = mains.getOrDefault(author, Set.of());
    Author main = ofAuthor.size() == 1 ? ofAuthor.iterator().next() : author;
    if (!main.equals(other) && mains.computeIfAbsent(other, _ -> new HashSet<>()).add(main)) {
      found.computeIfAbsent(main, _ -> new ArrayList<>()).add(new Suspect(other, why));
    }
  }
}
