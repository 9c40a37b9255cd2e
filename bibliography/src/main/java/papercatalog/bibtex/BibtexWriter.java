package papercatalog.bibtex;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papercatalog.latex.LatexWriter;
import papercatalog.model.Authorship;
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
  /** What stands before the title of a retracted paper, for readers who see nothing else. */
  public static final String RETRACTED = "[RETRACTED] ";

  /** The usual fields of identifiers, by scheme. */
  public static final Map<String, String> IDENTIFIER_FIELDS =
      Map.of("arxiv", "eprint", "doi", "doi", "isbn", "isbn", "issn", "issn", "url", "url");

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9.:/?=&%#~+,;@!*()_-]");
  private static final Pattern RANGES =
      Pattern.compile("[A-Za-z0-9.:]+(?:(?:–|, | )[A-Za-z0-9.:]+)*");
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

  private final StringBuilder entry = new StringBuilder();

  private BibtexWriter() {}

  /** The entry, with a line end. */
  public static String entry(Paper paper) {
    return new BibtexWriter().write(paper);
  }

  private String write(Paper paper) {
    EntryType type = EntryType.of(paper);
    entry.append('@').append(type.text()).append('{').append(paper.id());
    people(paper);
    String mark = paper.status() == Status.RETRACTED ? RETRACTED : "";
    field("title", LatexWriter.title(mark + paper.title()));
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
    text("note", note(paper));
    text("abstract", paper.abstractText());
    if (!paper.topics().isEmpty()) {
      field(
          "keywords",
          paper.topics().stream().map(TopicName::value).collect(Collectors.joining(", ")));
    }
    catalogFields(paper);
    return entry.append("\n}\n").toString();
  }

  private void people(Paper paper) {
    for (Role role : Role.values()) {
      List<String> names = names(paper, role);
      if (!names.isEmpty()) {
        field(CatalogField.people(role), NameWriter.names(names));
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
              String usual = IDENTIFIER_FIELDS.get(scheme);
              if (usual != null) {
                field(usual, address(value));
              }
              if (scheme.equals("arxiv")) {
                field("archiveprefix", "arXiv");
              }
              if (usual == null || !address(value).equals(value)) {
                field(CatalogField.identifier(scheme), LatexWriter.text(value));
              }
            });
  }

  private void catalogFields(Paper paper) {
    field(CatalogField.COLLECTION, Optional.of(paper.collection()));
    field(CatalogField.HANDLES, Optional.of(handles(paper)));
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

  private static String handles(Paper paper) {
    return paper.authors().stream()
        .map(
            author ->
                switch (author.role()) {
                  case AUTHOR -> author.handle().value();
                  case EDITOR, TRANSLATOR, CONTRIBUTOR ->
                      author.handle() + CatalogField.ROLE + author.role().text();
                })
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> note(Paper paper) {
    return switch (paper.status()) {
      case PUBLISHED -> Optional.empty();
      case DRAFT -> Optional.of("Draft");
      case SUPERSEDED -> paper.supersededBy().map(newer -> "Superseded by " + newer);
      case RETRACTED -> Optional.of("Retracted");
      case WITHDRAWN -> Optional.of("Withdrawn");
    };
  }

  private static List<String> names(Paper paper, Role role) {
    return paper.authors().stream()
        .filter(author -> author.role() == role)
        .map(Authorship::name)
        .toList();
  }

  /** Ranges have two hyphens, as styles and other programs want them. */
  private static String pages(String pages) {
    return RANGES.matcher(pages).matches() ? pages.replace("–", "--") : LatexWriter.text(pages);
  }

  /** Addresses are never escaped: what cannot stand in one is percent-encoded. */
  private static String address(String value) {
    StringBuilder address = new StringBuilder();
    for (byte b : value.getBytes(StandardCharsets.UTF_8)) {
      String c = String.valueOf((char) (b & 0x7f));
      address.append(b >= 0 && PLAIN.matcher(c).matches() ? c : "%%%02X".formatted(b & 0xff));
    }
    return address.toString();
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
