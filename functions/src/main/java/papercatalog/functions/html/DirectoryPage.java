package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.json.DirectoryJson;

/**
 * A page of collections, topics or authors.
 *
 * @param prefix of the names
 */
public record DirectoryPage(
    Frame frame, String origin, List<Entry> entries, ListFrame list, String path, String prefix) {
  /** A link to a list of papers, and what distinguishes it from others of the same name. */
  public record Entry(Link link, List<String> notes) {
    public static Entry of(ListHead head) {
      return switch (head) {
        case Author author -> of(author);
        case DirectoryEntry entry -> of(entry);
      };
    }

    private static Entry of(DirectoryEntry entry) {
      List<String> notes = new ArrayList<>();
      if (entry.title().isPresent()) {
        notes.add(entry.name());
      }
      entry.papers().ifPresent(papers -> notes.add(papers + (papers == 1 ? " paper" : " papers")));
      return new Entry(
          new Link(entry.title().orElse(entry.name()), DirectoryJson.papers(entry)), notes);
    }

    private static Entry of(Author author) {
      String papers = AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle());
      List<String> notes =
          author.affiliations().isEmpty()
              ? List.of()
              : List.of(String.join(" · ", author.affiliations()));
      return new Entry(new Link(author.name(), papers), notes);
    }
  }

  String schemaOrg() {
    return SchemaOrgPages.of(frame, origin, entries.stream().map(Entry::link).toList());
  }

  String size() {
    return ofAuthors() ? list.size("author", "authors") : list.size("name", "names");
  }

  boolean ofAuthors() {
    return path.equals(AccessPatterns.LIST_AUTHORS.path());
  }

  /** The index of authors by each first letter. */
  List<Link> letters() {
    String link = AccessPatterns.LIST_AUTHORS.path() + "?" + QueryParameter.STARTS_WITH.text();
    return IntStream.rangeClosed('a', 'z')
        .mapToObj(Character::toString)
        .map(letter -> new Link(letter.toUpperCase(Locale.ROOT), link + "=" + letter))
        .toList();
  }

  boolean isAt(Link letter) {
    return prefix.startsWith(letter.name().toLowerCase(Locale.ROOT));
  }
}
