package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;

/**
 * A reference on a page.
 *
 * @param text as printed; otherwise the id of the cited paper or its identifiers, or empty if it
 *     has links
 * @param paper the cited paper if this catalog is known to have it, or {@code null}
 * @param links to the work elsewhere
 */
public record ListedReference(String text, PaperId paper, List<Link> links) {
  public static List<ListedReference> of(List<Reference> references) {
    return references.stream().map(ListedReference::of).toList();
  }

  static ListedReference of(Reference reference) {
    List<Link> links = new ArrayList<>();
    StringJoiner identifiers = new StringJoiner(", ");
    reference
        .identifiers()
        .forEach(
            (scheme, value) -> {
              String name = scheme + ":" + value;
              identifiers.add(name);
              WebAddress.of(scheme, value).ifPresent(address -> links.add(new Link(name, address)));
            });
    String named = reference.paper().map(PaperId::value).orElseGet(identifiers::toString);
    return new ListedReference(
        reference.text().orElse(links.isEmpty() ? named : ""),
        reference.link().orElse(null),
        links);
  }
}
