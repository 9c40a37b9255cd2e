package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;

/**
 * A row of a paper's details; one without a name belongs to the last name. The link may be {@code
 * null}.
 */
record Particular(String name, String text, String link) {
  static List<Particular> of(Paper paper) {
    List<Particular> particulars = new ArrayList<>();
    for (Map.Entry<String, String> other : paper.identifiers().entrySet()) {
      String link = WebAddress.of(other.getKey(), other.getValue()).orElse(null);
      String name =
          IdentifierScheme.of(other.getKey()).map(Particular::schemeName).orElse(other.getKey());
      particulars.add(new Particular(name, other.getValue(), link));
    }
    add(particulars, "Series", series(paper), null);
    add(particulars, "Genre", paper.text(TextField.GENRE), null);
    String license = paper.license().flatMap(WebAddress::license).orElse(null);
    add(particulars, "Licence", paper.license(), license);
    add(particulars, "Language", paper.language().flatMap(Particular::languageName), null);
    String name = "Funding";
    for (Funding funding : paper.funding()) {
      particulars.add(new Particular(name, text(funding), link(funding)));
      name = ""; // the rows of one name
    }
    return particulars;
  }

  /** {@code European Research Council, 863650: A title}. */
  private static String text(Funding funding) {
    return funding.funder()
        + funding.award().map(", "::concat).orElse("")
        + funding.title().map(": "::concat).orElse("");
  }

  private static String link(Funding funding) {
    return funding
        .url()
        .or(() -> funding.ror().map(WebAddress::ror))
        .or(() -> funding.funderId().map(WebAddress::funder))
        .orElse(null);
  }

  private static Optional<String> series(Paper paper) {
    String number = paper.text(TextField.SERIES_NUMBER).map(it -> " " + it).orElse("");
    return paper.text(TextField.SERIES).map(series -> series + number);
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

  /** {@code German (Switzerland)} of {@code de-CH}; empty for English, as most papers are. */
  private static Optional<String> languageName(String tag) {
    Locale language = Locale.forLanguageTag(tag);
    return language.getLanguage().equals("en")
        ? Optional.empty()
        : Optional.of(language.getDisplayName(Locale.ENGLISH));
  }
}
