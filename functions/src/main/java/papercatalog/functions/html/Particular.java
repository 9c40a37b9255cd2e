package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.functions.address.WebAddress;

/** A row of a paper's details; the link may be {@code null}. */
record Particular(String name, String text, String link) {
  static List<Particular> of(Paper paper) {
    List<Particular> particulars = new ArrayList<>();
    String place = place(paper);
    if (!place.isEmpty()) {
      String name = paper.kind().map(kind -> KindName.of(kind).venue()).orElse("Appeared in");
      particulars.add(new Particular(name, place, null));
    }
    add(particulars, "Publisher", paper.publisher(), null);
    for (Map.Entry<String, String> other : paper.identifiers().entrySet()) {
      String link = WebAddress.of(other.getKey(), other.getValue()).orElse(null);
      String name =
          IdentifierScheme.of(other.getKey()).map(Particular::schemeName).orElse(other.getKey());
      particulars.add(new Particular(name, other.getValue(), link));
    }
    String license = paper.license().flatMap(WebAddress::license).orElse(null);
    add(particulars, "Licence", paper.license(), license);
    add(particulars, "Language", paper.language(), null);
    return particulars;
  }

  private static void add(
      List<Particular> particulars, String name, Optional<String> text, String link) {
    text.ifPresent(known -> particulars.add(new Particular(name, known, link)));
  }

  private static String schemeName(IdentifierScheme scheme) {
    return switch (scheme) {
      case DOI, ISBN, ISSN -> scheme.name();
      case ARXIV -> "arXiv";
      case PMID -> "PubMed";
      case URL -> "Web";
    };
  }

  /** The known parts of the place: {@code Communications of the ACM 21(7), 558–565}. */
  private static String place(Paper paper) {
    StringBuilder place = new StringBuilder(paper.venue().orElse(""));
    if (paper.volume().isPresent()) {
      place.append(place.isEmpty() ? "Volume " : " ").append(paper.volume().get());
    }
    if (paper.issue().isPresent()) {
      String issue = paper.issue().get();
      if (paper.volume().isPresent()) {
        place.append('(').append(issue).append(')');
      } else {
        place.append(place.isEmpty() ? "No. " : ", no. ").append(issue);
      }
    }
    if (paper.pages().isPresent()) {
      String pages = paper.pages().get().replace("--", "–"); // BibTeX's dash of a range
      place.append(place.isEmpty() ? "Pages " : ", ").append(pages);
    }
    return place.toString();
  }
}
