package papercatalog.bibtex;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papercatalog.citation.CitedPaper;
import papercatalog.latex.LatexWriter;
import papercatalog.model.Paper;
import papercatalog.model.Role;
import papercatalog.model.TopicName;

/**
 * Writes a paper as one BibTeX entry, in UTF-8, with the fields that BibTeX styles and reference
 * managers know. Everything else about the paper is left out.
 */
public final class BibtexWriter {
  private static final Map<String, String> IDENTIFIER_FIELDS =
      Map.of(
          "arxiv", "eprint", "doi", "doi", "isbn", "isbn", "issn", "issn", "pmcid", "pmcid", "pmid",
          "pmid", "url", "url");

  private static final Pattern RANGES =
      Pattern.compile("[A-Za-z0-9.:]+(?:(?:–|, | )[A-Za-z0-9.:]+)*");
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

  private final StringBuilder entry = new StringBuilder();
  private final CitedPaper cited;

  private BibtexWriter(CitedPaper cited) {
    this.cited = cited;
  }

  /** The entry, with a line end. */
  public static String entry(Paper paper) {
    return new BibtexWriter(new CitedPaper(paper)).write(paper);
  }

  private String write(Paper paper) {
    EntryType type = EntryType.of(cited.kind());
    entry.append('@').append(type.text()).append('{').append(paper.id());
    people();
    field("title", LatexWriter.title(cited.title()));
    text(type.venueField(), paper.venue());
    text("volume", paper.volume());
    text("number", paper.issue());
    paper.pages().ifPresent(pages -> field("pages", pages(pages)));
    text(type.publisherField(), paper.publisher());
    if (type == EntryType.PHDTHESIS) {
      field("type", "Thesis");
    }
    date(paper);
    identifiers(paper);
    paper.language().ifPresent(tag -> field("language", tag));
    text("version", paper.version());
    text("license", paper.license());
    text("note", cited.statusNote());
    text("abstract", paper.abstractText());
    if (!paper.topics().isEmpty()) {
      field(
          "keywords",
          paper.topics().stream().map(TopicName::value).collect(Collectors.joining(", ")));
    }
    return entry.append("\n}\n").toString();
  }

  private void people() {
    for (Role role : List.of(Role.AUTHOR, Role.EDITOR, Role.TRANSLATOR)) {
      List<String> names = cited.names(role);
      if (!names.isEmpty()) {
        field(role.text(), NameWriter.names(names, cited.andOthers(role)));
      }
    }
  }

  private void date(Paper paper) {
    String date = paper.published().text();
    field("year", date.substring(0, 4));
    if (date.length() >= 7) {
      macro("month", MONTHS.get(paper.published().earliest().getMonthValue() - 1));
    }
    if (date.length() > 7) {
      field("date", date);
    }
  }

  private void identifiers(Paper paper) {
    paper
        .identifiers()
        .forEach(
            (scheme, value) -> {
              shown(scheme, value).ifPresent(shown -> field(IDENTIFIER_FIELDS.get(scheme), shown));
              if (scheme.equals("arxiv")) {
                field("archiveprefix", "arXiv");
              }
            });
  }

  /** The value as an address, which is never escaped. */
  private Optional<String> shown(String scheme, String value) {
    return switch (scheme) {
      case "doi" -> cited.doi().map(CitedPaper::address);
      case "url" -> cited.url();
      default ->
          IDENTIFIER_FIELDS.containsKey(scheme)
              ? Optional.of(CitedPaper.address(value))
              : Optional.empty();
    };
  }

  /** Ranges have two hyphens, as styles and other programs want them. */
  private static String pages(String pages) {
    return RANGES.matcher(pages).matches() ? pages.replace("–", "--") : LatexWriter.text(pages);
  }

  private void text(String name, Optional<String> text) {
    text.ifPresent(value -> field(name, LatexWriter.text(value)));
  }

  private void field(String name, String latex) {
    macro(name, "{" + latex + "}");
  }

  private void macro(String name, String value) {
    entry.append(",\n  ").append(name).append(" = ").append(value);
  }
}
