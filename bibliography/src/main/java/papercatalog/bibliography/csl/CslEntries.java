package papercatalog.bibliography.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import papercatalog.bibliography.citation.Cataloguer;
import papercatalog.bibliography.citation.Citation;
import papercatalog.bibliography.citation.CitationField;
import papercatalog.bibliography.citation.CitationReader;
import papercatalog.bibliography.citation.CitedKind;
import papercatalog.bibliography.citation.Identifiers;
import papercatalog.bibliography.entry.EntryReader;
import papercatalog.bibliography.entry.JsonItems;
import papercatalog.bibliography.entry.MeteredStream;
import papercatalog.bibliography.entry.Notice;
import papercatalog.bibliography.entry.NoticeKind;
import papercatalog.bibliography.entry.UnusableEntry;
import papercatalog.bibliography.text.Excerpt;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.WorkKind;

public final class CslEntries {
  private static final ObjectReader JSON = JsonMapper.builder().build().reader();

  private static final Map<String, WorkKind> BY_TYPE = CitedKind.byName(CitedKind::cslRead);

  private CslEntries() {}

  public static EntryReader open(String file, MeteredStream metered, Cataloguer cataloguer)
      throws IOException {
    return JsonItems.of(JSON, metered)
        .entries(
            file,
            CslEntries::id,
            (position, item) -> cataloguer.paper(position, id(item), citation(item)));
  }

  private static String id(JsonNode item) {
    return item.path("id").asText();
  }

  private static Citation citation(JsonNode node) {
    if (node.has("collection") && node.has("published")) {
      throw new UnusableEntry(
          "a document of this catalog, no CSL-JSON: read it as ndjson (--format)");
    }
    List<Notice> notices = new ArrayList<>();
    CslItem item = new CslItem(node);
    CitationReader reader = new CitationReader(item, CitationField::csl, notices);
    Identifiers identifiers = reader.identifiers();
    if (item.line("archive").filter("arXiv"::equalsIgnoreCase).isPresent()) {
      item.address("archive_location").ifPresent(id -> identifiers.add(CitationField.ARXIV, id));
    }
    return new Citation(
        identifiers.byScheme(),
        reader.people(member -> people(item, member, notices)),
        kind(node.path("type").asText(""), notices),
        texts(reader, identifiers.byScheme().get("arxiv")),
        item.published(notices),
        reader.keywords(),
        notices);
  }

  /** The number of a preprint is its arXiv id, not an issue. */
  private static Map<CitationField, String> texts(CitationReader reader, String arxiv) {
    Map<CitationField, String> texts = reader.texts();
    if (arxiv != null && texts.getOrDefault(CitationField.ISSUE, "").contains(arxiv)) {
      texts.remove(CitationField.ISSUE);
    }
    return texts;
  }

  /** Maps CSL's types, older ones, and Crossref's own. */
  private static Optional<WorkKind> kind(String type, List<Notice> notices) {
    if (BY_TYPE.containsKey(type)) {
      return Optional.of(BY_TYPE.get(type));
    }
    try {
      return Optional.of(WorkKind.of(type));
    } catch (InvalidValue _) {
      if (!type.isBlank()) {
        notices.add(
            NoticeKind.KIND_LEFT_OUT.notice(
                "type `%s` is no kind of work: left out", Excerpt.of(type)));
      }
      return Optional.empty();
    }
  }

  private static List<String> people(CslItem item, String member, List<Notice> notices) {
    List<String> names = item.names(member);
    if (names.size() > 1 && names.getLast().matches("(?i)et al\\.?|others")) {
      notices.add(
          NoticeKind.AND_OTHERS.notice(
              "%ss end with \"et al.\": only those named are kept", member));
      return names.subList(0, names.size() - 1);
    }
    return names;
  }
}
