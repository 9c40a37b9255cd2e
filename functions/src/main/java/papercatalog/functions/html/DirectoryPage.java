package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.table.AuthorItem;
import papercatalog.functions.json.DirectoryJson;

/**
 * A page of collections, topics or authors.
 *
 * @param prefix of the names
 */
public record DirectoryPage(
    Frame frame,
    String origin,
    List<DirectoryRow> entries,
    ListFrame list,
    String path,
    String prefix) {
  /** A link to a list of papers, and the number of papers or the affiliation. */
  public record DirectoryRow(Link link, String note) {
    public static DirectoryRow of(ListHead head) {
      return switch (head) {
        case Author author -> of(author);
        case DirectoryEntry entry -> of(entry);
      };
    }

    private static DirectoryRow of(DirectoryEntry entry) {
      String title = entry.title().orElse(NameText.of(entry.name()));
      String papers = entry.papers().isEmpty() ? "" : Thousands.of(entry.papers().getAsLong());
      return new DirectoryRow(new Link(title, DirectoryJson.papers(entry)), papers);
    }

    private static DirectoryRow of(Author author) {
      String papers = AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle());
      return new DirectoryRow(
          new Link(familyFirst(author), papers), String.join(" · ", author.affiliations()));
    }

    /** {@code Abadi, Daniel J.}: the index sorts by the family name, in the letters a to z. */
    private static String familyFirst(Author author) {
      String name = author.name();
      Optional<AuthorPrefix> family = Optional.of(AuthorItem.indexWord(author));
      for (int at = name.indexOf(' ') + 1; at > 0; at = name.indexOf(' ', at) + 1) {
        String last = name.substring(at);
        if (!last.contains(",") && AuthorPrefix.ofName(last).equals(family)) {
          return last + ", " + name.substring(0, at - 1);
        }
      }
      return name;
    }
  }

  String schemaOrg() {
    return SchemaOrgPages.of(
        frame, origin, entries.stream().map(row -> row.link().target()).toList());
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
