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
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.model.WorkKind;

/**
 * Writes a paper as one BibTeX entry, in UTF-8: the usual fields for whoever cites it, and {@link
 * CatalogField}s, so that the entry reads back as the same paper. Revision and times of writing
 * belong to the table and are left out.
 */
public final class BibtexWriter {
  /** The usual fields of identifiers, by scheme. */
  public static final Map<String, String> IDENTIFIER_FIELDS =
      Map.of("arxiv", "eprint", "doi", "doi", "isbn", "isbn", "issn", "issn", "url", "url");

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
    catalogFields(paper);
    return entry.append("\n}\n").toString();
  }

  private void people() {
    for (Role role : Role.values()) {
      List<String> names = cited.names(role);
      if (!names.isEmpty()) {
        field(CatalogField.people(role), NameWriter.names(names, cited.andOthers(role)));
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
              Optional<String> usual = usual(scheme, value);
              usual.ifPresent(shown -> field(IDENTIFIER_FIELDS.get(scheme), shown));
              if (scheme.equals("arxiv")) {
                field("archiveprefix", "arXiv");
              }
              if (!usual.equals(Optional.of(value))) {
                field(CatalogField.identifier(scheme), LatexWriter.text(value));
              }
            });
  }

  /** The value of the usual field; addresses are never escaped. */
  private Optional<String> usual(String scheme, String value) {
    return switch (scheme) {
      case "doi" -> cited.doi().map(CitedPaper::address);
      case "url" -> cited.url();
      default ->
          IDENTIFIER_FIELDS.containsKey(scheme)
              ? Optional.of(CitedPaper.address(value))
              : Optional.empty();
    };
  }

  private void catalogFields(Paper paper) {
    field(CatalogField.COLLECTION, Optional.of(paper.collection()));
    field(CatalogField.HANDLES, Optional.of(String.join(", ", cited.handles())));
    field(CatalogField.KIND, paper.kind().map(WorkKind::text));
    if (paper.status() != Status.PUBLISHED) {
      field(CatalogField.STATUS, Optional.of(paper.status().text()));
    }
    field(CatalogField.STATUS_REASON, paper.statusReason().map(LatexWriter::text));
    field(CatalogField.SUPERSEDED_BY, paper.supersededBy());
    field(CatalogField.WITHDRAWN_AT, paper.withdrawnAt());
    if (!paper.hasAllAuthors()) {
      field(CatalogField.AUTHOR_COUNT, Optional.of(paper.authorCount()));
    }
  }

  /** Ranges have two hyphens, as styles and other programs want them. */
  private static String pages(String pages) {
    return RANGES.matcher(pages).matches() ? pages.replace("–", "--") : LatexWriter.text(pages);
  }

  private void text(String name, Optional<String> text) {
    text.ifPresent(value -> field(name, LatexWriter.text(value)));
  }

  private void field(CatalogField field, Optional<?> value) {
    value.ifPresent(present -> field(field.text(), present.toString()));
  }

  private void field(String name, String latex) {
    macro(name, "{" + latex + "}");
  }

  private void macro(String name, String value) {
    entry.append(",\n  ").append(name).append(" = ").append(value);
  }
}
