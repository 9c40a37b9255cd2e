package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Author;
import papercatalog.functions.json.JsonTree;

/** The pages of authors and lists as schema.org JSON-LD. */
public final class SchemaOrgPages {
  private SchemaOrgPages() {}

  static String of(Author author, String address) {
    List<String> same = new ArrayList<>();
    author.orcid().ifPresent(orcid -> same.add(WebAddress.orcid(orcid)));
    author.homepage().flatMap(WebAddress::page).ifPresent(same::add);
    List<?> affiliations =
        author.affiliations().stream().map(it -> SchemaOrg.named("Organization", it)).toList();
    Map<String, Object> page = page("Person", address, author.name());
    JsonTree.unlessEmpty(author.identity().alsoAs()).ifPresent(it -> page.put("alternateName", it));
    JsonTree.unlessEmpty(affiliations).ifPresent(it -> page.put("affiliation", it));
    JsonTree.unlessEmpty(same).ifPresent(it -> page.put("sameAs", it));
    return SchemaOrg.script(page);
  }

  /** The page of each entry has its name. */
  public static String of(Frame frame, String origin, List<String> links) {
    List<Object> elements = new ArrayList<>();
    for (String link : links) {
      int position = elements.size() + 1;
      elements.add(
          JsonTree.object("@type", "ListItem", "position", position, "url", origin + link));
    }
    Map<String, Object> page = page("CollectionPage", frame.canonical(), frame.title());
    page.put("mainEntity", JsonTree.object("@type", "ItemList", "itemListElement", elements));
    return SchemaOrg.script(page);
  }

  /** A page that robots must not index has no address. */
  static Map<String, Object> page(String type, String address, String name) {
    String known = address.isEmpty() ? null : address;
    return JsonTree.object(
        "@context", "https://schema.org",
        "@type", type,
        "@id", known,
        "url", known,
        "name", PlainFormula.of(name));
  }
}
