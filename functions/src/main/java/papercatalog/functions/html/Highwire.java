package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.Pages;
import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.functions.html.KindName.Genre;

/** A paper in the tags of Highwire Press, which Google Scholar and reference managers read. */
final class Highwire {
  /** arXiv registers a DOI of this form for each of its papers. */
  private static final String ARXIV_DOI = "10.48550/arXiv.";

  private final List<Meta> tags = new ArrayList<>();
  private final Paper paper;

  private Highwire(Paper paper) {
    this.paper = paper;
  }

  static List<Meta> of(Paper paper, String address) {
    Highwire highwire = new Highwire(paper);
    highwire.addAll(address);
    return highwire.tags;
  }

  private void addAll(String address) {
    CitedPaper cited = new CitedPaper(paper);
    add("title", Optional.of(PlainFormula.of(cited.title())));
    for (Authorship author : paper.authors()) {
      for (Role role : author.roles()) {
        if (role == Role.AUTHOR || role == Role.EDITOR) {
          add(
              role.text(),
              Optional.of(author.person().map(PersonName::inverted).orElse(author.name())));
          add(role.text() + "_orcid", author.orcid().map(WebAddress::orcid));
          for (Affiliation affiliation : author.affiliations()) {
            add(role.text() + "_institution", Optional.of(affiliation.name()));
          }
        }
      }
    }
    add("publication_date", Optional.of(date(paper.published().text())));
    for (Identifier identifier : Identifier.ofPaper(paper)) {
      if (identifier.scheme() != IdentifierScheme.URL) {
        add(tag(identifier.scheme()), Optional.of(identifier.value()));
      }
    }
    if (cited.doi().isEmpty()) { // reference managers know no arXiv id
      add(
          "doi",
          Identifier.ofPaper(paper).stream()
              .filter(Highwire::isArxiv)
              .map(it -> ARXIV_DOI + it.value())
              .findFirst());
    }
    addVenue(cited);
    add("volume", paper.volume());
    add("issue", paper.issue());
    paper.pages().map(Pages::of).ifPresent(this::addPages);
    add("language", paper.language());
    add("abstract", paper.abstractText().map(PlainFormula::of));
    if (!paper.topics().isEmpty()) {
      StringJoiner keywords = new StringJoiner("; ");
      paper.topics().forEach(topic -> keywords.add(topic.value()));
      add("keywords", Optional.of(keywords.toString()));
    }
    add("abstract_html_url", Optional.of(address));
    add("pdf_url", paper.text(TextField.FULL_TEXT));
  }

  private void addVenue(CitedPaper cited) {
    Genre genre = KindName.of(cited.kind()).genre();
    switch (genre) {
      case REPORT -> {
        // Without an institution, reference managers import an article.
        add("technical_report_institution", paper.publisher().or(paper::venue));
        add("technical_report_number", paper.issue());
      }
      case THESIS -> add("dissertation_institution", paper.publisher());
      case PERIODICAL, PROCEEDINGS, COLLECTION -> {
        add(genre.tag, cited.text(CitationField.VENUE));
        if (genre == Genre.PROCEEDINGS) { // by which others find the volume
          add(Genre.COLLECTION.tag, cited.text(CitationField.VENUE));
        }
        add("publisher", paper.publisher());
      }
      case PREPRINT, BOOK, PATENT, OTHER -> add("publisher", paper.publisher());
    }
  }

  private static String tag(IdentifierScheme scheme) {
    return scheme == IdentifierScheme.ARXIV ? "arxiv_id" : scheme.text();
  }

  private static boolean isArxiv(Identifier identifier) {
    return identifier.scheme() == IdentifierScheme.ARXIV;
  }

  private void addPages(Pages pages) {
    add("firstpage", Optional.of(pages.first()));
    add("lastpage", Optional.of(pages.fullLast()).filter(page -> !page.isEmpty()));
  }

  /** {@code 2026/04/18}, with the known precision. */
  private static String date(String iso) {
    return iso.substring(0, Math.min(iso.length(), 10)).replace('-', '/');
  }

  private void add(String name, Optional<String> content) {
    if (content.isPresent()) {
      tags.add(new Meta("citation_" + name, content.get()));
    }
  }
}
