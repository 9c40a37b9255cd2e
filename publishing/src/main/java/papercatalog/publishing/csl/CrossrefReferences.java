package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Reference;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.entry.UnusableEntry;

/** The references of a work as Crossref has them: a printed text or its parts, and a DOI. */
final class CrossrefReferences {
  private static final List<String> PARTS =
      List.of(
          "author",
          "year",
          "article-title",
          "volume-title",
          "series-title",
          "journal-title",
          "volume",
          "issue",
          "first-page");

  private CrossrefReferences() {}

  /** Adds a notice for each reference that is left out. */
  static List<Reference> of(JsonNode work, List<Notice> notices) {
    List<Reference> references = new ArrayList<>();
    for (JsonNode node : work.path("reference")) {
      try {
        references.add(reference(new CslItem(node)));
      } catch (InvalidValue | UnusableEntry e) {
        notices.add(
            NoticeKind.FIELD_LEFT_OUT.notice(
                "reference %s left out: %s", node.path("key").asText(""), e.getMessage()));
      }
    }
    return references;
  }

  private static Reference reference(CslItem item) {
    String parts =
        PARTS.stream().flatMap(part -> item.line(part).stream()).collect(Collectors.joining(". "));
    Map<String, String> identifiers = new TreeMap<>();
    item.address("DOI").ifPresent(doi -> identifiers.put("doi", doi));
    item.address("ISBN").ifPresent(isbn -> identifiers.put("isbn", isbn));
    return new Reference(
        item.line("unstructured").or(() -> Optional.of(parts).filter(text -> !text.isEmpty())),
        identifiers,
        Optional.empty());
  }
}
