package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.citations.paper.CitationField;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Reference;
import papercatalog.publishing.citation.Identifiers;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.entry.UnusableEntry;

/** The references of a work as Crossref has them: a printed text or its parts, and a DOI. */
final class CrossrefReferences {
  private static final List<String> PARTS =
      List.of(
          """
          author year article-title volume-title series-title journal-title standard-designator
          edition volume issue first-page
          """
              .split("\\s+"));

  /** Identifiers other than the DOI; Crossref has only the first. */
  private static final Map<String, CitationField> IDENTIFIERS =
      Map.of("ISBN", CitationField.ISBN, "arXiv", CitationField.ARXIV, "PMID", CitationField.PMID);

  private static final Pattern END = Pattern.compile("[.?!…][”’\"')]?$");
  private static final Pattern DOI = Pattern.compile("\\b10\\.\\d{4,9}/\\S{1,250}(?!\\S)");

  private CrossrefReferences() {}

  /** Whether a reference has a member for identifiers of a scheme, as DataCite calls it. */
  static boolean hasMember(String scheme) {
    return scheme.equals("DOI") || IDENTIFIERS.containsKey(scheme);
  }

  /** Adds a notice for each reference that is left out. */
  static List<Reference> of(JsonNode work, List<Notice> notices) {
    List<Reference> references = new ArrayList<>();
    for (JsonNode node : work.path("reference")) {
      try {
        references.add(reference(new CslItem(node), notices));
      } catch (InvalidValue | UnusableEntry e) {
        notices.add(
            NoticeKind.FIELD_LEFT_OUT.notice(
                "reference %s left out: %s", node.path("key").asText(""), e.getMessage()));
      }
    }
    return references;
  }

  private static Reference reference(CslItem item, List<Notice> notices) {
    String parts =
        PARTS.stream()
            .flatMap(part -> item.line(part).stream())
            .reduce((text, part) -> text + (END.matcher(text).find() ? " " : ". ") + part)
            .orElse("");
    Optional<String> text =
        item.line("unstructured").or(() -> Optional.of(parts).filter(it -> !it.isEmpty()));
    Identifiers identifiers = new Identifiers(notices);
    item.address("DOI")
        .or(() -> text.flatMap(CrossrefReferences::doi))
        .ifPresent(doi -> identifiers.add(CitationField.DOI, doi));
    IDENTIFIERS.forEach(
        (member, field) -> item.address(member).ifPresent(id -> identifiers.add(field, id)));
    return EntryRules.checked(
        "references", new Reference(text, identifiers.byScheme(), Optional.empty()));
  }

  /** The only DOI in a text: several may be of several works. */
  private static Optional<String> doi(String text) {
    List<String> dois = DOI.matcher(text).results().map(MatchResult::group).distinct().toList();
    return dois.size() == 1 ? Optional.of(dois.getFirst()) : Optional.empty();
  }
}
