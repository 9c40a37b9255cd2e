package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.IdentifierScheme;

public record Link(String name, String target) {
  /** The places where a paper can be read; its own web page only if it has no better address. */
  static List<Link> toRead(Map<String, String> identifiers, Optional<String> fullText) {
    List<Link> links = new ArrayList<>();
    add(links, "DOI", IdentifierScheme.DOI, identifiers);
    add(links, "arXiv", IdentifierScheme.ARXIV, identifiers);
    if (links.isEmpty()) {
      add(links, "Web page", IdentifierScheme.URL, identifiers);
    }
    if (fullText.isPresent()) {
      String name = WebAddress.isPdf(fullText.get()) ? "PDF" : "Full text";
      links.addFirst(new Link(name, fullText.get()));
    }
    return links;
  }

  private static void add(
      List<Link> links, String name, IdentifierScheme scheme, Map<String, String> identifiers) {
    String text = identifiers.get(scheme.text());
    if (text != null) {
      WebAddress.of(scheme.text(), text).ifPresent(target -> links.add(new Link(name, target)));
    }
  }
}
