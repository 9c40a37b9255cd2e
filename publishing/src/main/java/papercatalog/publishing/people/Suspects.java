package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.publishing.text.Slug;

/** Pairs of authors who may be one person. */
public final class Suspects {
  private final Map<Author, List<Suspect>> found = new LinkedHashMap<>();

  /** The authors among whose suspects an author is. */
  private final Map<Author, Set<Author>> mains = new HashMap<>();

  public record Suspect(Author other, String why) {}

  private Suspects() {}

  /** The suspects of authors. A suspect of one author only has none itself. */
  public static Map<Author, List<Suspect>> among(List<Author> authors) {
    Suspects suspects = new Suspects();
    suspects.pair("same ORCID iD", authors, author -> author.orcid().orElse(""), (_, _) -> true);
    suspects.pair(
        "same words", authors, it -> String.join(" ", new TreeSet<>(words(it))), (_, _) -> true);
    suspects.pair("initials", authors, Suspects::family, Suspects::abbreviate);
    return suspects.found;
  }

  private void pair(
      String why,
      List<Author> authors,
      Function<Author, String> key,
      BiPredicate<Author, Author> same) {
    Map<String, List<Author>> groups = new TreeMap<>();
    authors.forEach(it -> groups.computeIfAbsent(key.apply(it), _ -> new ArrayList<>()).add(it));
    groups.remove("");
    for (List<Author> group : groups.values()) {
      group.sort(
          Comparator.comparingInt((Author author) -> -author.name().length())
              .thenComparing(author -> author.handle().value()));
      for (int i = 0; i < group.size(); i++) {
        for (Author other : group.subList(i + 1, group.size())) {
          if (same.test(group.get(i), other)) {
            suspect(group.get(i), other, why);
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

  /** The words of a name in a-z, without marks. */
  private static List<String> words(Author author) {
    return Slug.wholeOfAnyScript(author.name())
        .map(slug -> List.of(slug.split("-", -1)))
        .orElse(List.of());
  }

  /** The last word and the first letter. */
  private static String family(Author author) {
    List<String> words = words(author);
    return words.size() < 2 ? "" : words.getLast() + " " + words.getFirst().charAt(0);
  }

  /** Whether each word before the last is that of the other name or its initial. */
  private static boolean abbreviate(Author one, Author other) {
    List<String> longer = words(one);
    List<String> shorter = words(other);
    int given = Math.min(longer.size(), shorter.size()) - 1;
    for (int i = 0; i < given; i++) {
      String a = longer.get(i);
      String b = shorter.get(i);
      if (!a.equals(b) && (Math.min(a.length(), b.length()) > 1 || a.charAt(0) != b.charAt(0))) {
        return false;
      }
    }
    return true;
  }
}
