package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.citation.Citation;
import papercatalog.publishing.citation.CitationReader;
import papercatalog.publishing.citation.CitedDate;
import papercatalog.publishing.citation.Identifiers;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.text.Excerpt;
import papercatalog.publishing.text.Slug;

final class BibtexCitation {
  private static final String ARXIV = "arxiv";
  private static final Map<String, WorkKind> BY_TYPE = CitedKind.byName(CitedKind::bibtexRead);

  private BibtexCitation() {}

  static Citation of(BibtexFields fields) {
    List<Notice> notices = new ArrayList<>();
    String archive =
        fields
            .line("archiveprefix")
            .or(() -> fields.line("eprinttype"))
            .flatMap(Slug::of)
            .orElse(ARXIV);
    CitationReader reader =
        new CitationReader(fields.withTitle(), field -> names(field, archive), notices);
    Identifiers identifiers = reader.identifiers();
    if (!archive.equals(ARXIV)) {
      fields.address("eprint").ifPresent(number -> identifiers.add(archive, number));
    }
    return new Citation(
        identifiers.byScheme(),
        reader.people(name -> people(fields, name, notices)),
        kind(fields, identifiers.byScheme(), notices),
        reader.texts(),
        published(fields, notices),
        reader.keywords(),
        notices);
  }

  /** {@code eprint} is the number in an archive: in arXiv, unless the entry names another. */
  private static List<String> names(CitationField field, String archive) {
    return field == CitationField.ARXIV && !archive.equals(ARXIV) ? List.of() : field.bibtex();
  }

  private static Optional<PublicationDate> published(BibtexFields fields, List<Notice> notices) {
    return fields
        .line("date")
        .flatMap(date -> CitedDate.ofIso(date, notices))
        .or(
            () ->
                CitedDate.of(
                    fields.line("year"), fields.line("month"), fields.line("day"), notices));
  }

  private static List<String> people(BibtexFields fields, String field, List<Notice> notices) {
    Optional<BibtexNames> names = fields.latex(field).map(BibtexNames::of);
    if (names.isPresent() && names.get().andOthers()) {
      notices.add(
          NoticeKind.AND_OTHERS.notice(
              "%ss end with \"and others\": only those named are kept", field));
    }
    return names.map(BibtexNames::names).orElse(List.of());
  }

  /** The kind, if the type has one. An entry on arXiv and in no journal is a standalone article. */
  private static Optional<WorkKind> kind(
      BibtexFields fields, Map<String, String> identifiers, List<Notice> notices) {
    WorkKind kind = BY_TYPE.get(fields.type());
    return switch (kind) {
      case null -> {
        notices.add(
            NoticeKind.KIND_LEFT_OUT.notice(
                "type `@%s` is no kind of work: left out", Excerpt.of(fields.type())));
        yield Optional.empty();
      }
      case ARTICLE_JOURNAL -> Optional.of(ofArticle(fields, identifiers));
      case DOCUMENT, MANUSCRIPT, WEBPAGE ->
          Optional.of(
              identifiers.containsKey(ARXIV) && !fields.values().containsKey("booktitle")
                  ? WorkKind.ARTICLE
                  : kind);
      default -> Optional.of(kind);
    };
  }

  private static WorkKind ofArticle(BibtexFields fields, Map<String, String> identifiers) {
    Optional<String> journal = fields.line("journal").or(() -> fields.line("journaltitle"));
    boolean preprint =
        journal
            .map(text -> text.equals("CoRR") || text.toLowerCase(Locale.ROOT).startsWith(ARXIV))
            .orElse(identifiers.containsKey(ARXIV));
    return preprint
        ? WorkKind.ARTICLE
        : switch (fields.line("entrysubtype").orElse("")) {
          case "magazine" -> WorkKind.ARTICLE_MAGAZINE;
          case "newspaper" -> WorkKind.ARTICLE_NEWSPAPER;
          default -> WorkKind.ARTICLE_JOURNAL;
        };
  }
}
