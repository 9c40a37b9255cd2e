package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.citation.Citation;
import papercatalog.publishing.citation.CitationMapper;
import papercatalog.publishing.citation.CitationReader;
import papercatalog.publishing.citation.Identifiers;
import papercatalog.publishing.citation.Relations;
import papercatalog.publishing.citation.SourceName;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.JsonItems;
import papercatalog.publishing.entry.MeteredStream;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;

public final class CslEntries {
  private static final ObjectReader JSON = JsonMapper.builder().build().reader();

  private static final Map<String, WorkKind> BY_TYPE = CitedKind.byName(CitedKind::cslRead);

  private static final Pattern RESOLVER = Pattern.compile("^https?://(?:dx\\.)?doi\\.org/");

  /** Members, at any depth, of what others call JSON. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "itemType", "Zotero",
          "paperId", "Semantic Scholar");

  /** Variables of CSL that the catalog has no field for. */
  private static final Set<String> LOST =
      Set.of(
          """
          annote archive-place archive_collection authority call-number chapter-number
          collection-editor compiler composer container-author dimensions director division
          editorial-director event-date event-place illustrator interviewer jurisdiction medium
          number-of-pages number-of-volumes original-author original-date original-publisher
          original-publisher-place original-title part part-number part-title producer
          publisher-place recipient reviewed-author reviewed-genre reviewed-title scale section
          series-creator supplement supplement-number volume-title
          """
              .strip()
              .split("\\s+"));

  /** Members of {@code custom} that stand for no variable of CSL. */
  private static final List<CitationField> IN_CUSTOM =
      List.of(
          CitationField.SUBTITLE,
          CitationField.PROTECTED_WORDS,
          CitationField.LICENSE,
          CitationField.FULL_TEXT);

  private static final Pattern COMMONS =
      Pattern.compile(
          "(?i)https?://creativecommons\\.org/licenses/(by[a-z-]{0,6})/(\\d\\.\\d)(?:/.*)?");

  private static final Set<String> NAMES =
      Arrays.stream(CitationField.values())
          .flatMap(field -> field.csl().stream())
          .collect(Collectors.toUnmodifiableSet());

  private CslEntries() {}

  public static EntryReader open(String file, MeteredStream metered, CitationMapper mapper)
      throws IOException {
    return JsonItems.of(JSON, metered)
        .entries(
            file,
            CslEntries::unwrapped,
            CslEntries::id,
            (position, item) -> mapper.paper(position, id(item), citation(item)));
  }

  /**
   * Crossref wraps a work in a {@code message}, Mendeley an item in {@code itemData}, Zotero's API
   * in {@code csljson}, DataCite a record in {@code attributes}, and programs wrap lists: in {@code
   * items}, in pandoc's {@code references}, in a text's {@code citationItems}, or in an object with
   * an item for each id.
   */
  private static List<JsonNode> unwrapped(JsonNode node) {
    return wrapped(node).stream().map(CslEntries::translated).toList();
  }

  private static JsonNode translated(JsonNode node) {
    if (OpenAlexWork.is(node)) {
      return OpenAlexWork.csl(node);
    }
    return DataCiteWork.is(node) ? DataCiteWork.csl(node) : node;
  }

  private static List<JsonNode> wrapped(JsonNode node) {
    JsonNode inner = inner(node);
    JsonNode list =
        Stream.of("items", "references", "citationItems", "results", "data")
            .map(inner::path)
            .filter(JsonNode::isArray)
            .findFirst()
            .orElse(inner);
    boolean byId =
        inner.isObject() && !inner.isEmpty() && inner.valueStream().allMatch(it -> it.has("title"));
    return inner.has("title") || !(list.isArray() || byId)
        ? List.of(inner)
        : list.valueStream().map(CslEntries::inner).toList();
  }

  private static JsonNode inner(JsonNode node) {
    return Stream.of("/message", "/itemData", "/csljson", "/data/attributes", "/attributes")
        .map(node::at)
        .filter(JsonNode::isObject)
        .findFirst()
        .orElse(node);
  }

  /** DataCite's id is the address of the DOI; Crossref has none. */
  private static String id(JsonNode item) {
    boolean hasDoi = item.path("DOI").asText("").contains("10.");
    return Stream.of("citation-key", "id", hasDoi ? "DOI" : "")
        .map(member -> RESOLVER.matcher(item.path(member).asText("").strip()).replaceFirst(""))
        .filter(Predicate.not(String::isBlank))
        .findFirst()
        .orElse("");
  }

  private static Citation citation(JsonNode node) {
    if (node.has("collection") && node.has("published")) {
      throw new UnusableEntry(
          "a document of this catalog, no CSL-JSON: read it as ndjson (--format)");
    }
    if (!node.has("author") && !node.has("editor")) {
      OTHERS.forEach(
          (member, name) -> {
            if (node.findValue(member) != null) {
              throw new UnusableEntry(
                  "JSON of %s, no CSL-JSON: export or request CSL-JSON".formatted(name));
            }
          });
    }
    List<Notice> notices = new ArrayList<>();
    CslItem item = new CslItem(node);
    CitationReader reader = new CitationReader(item, CitationField::csl, notices);
    Map<String, String> identifiers = identifiers(item, reader);
    Arrays.stream(CitationField.values())
        .filter(
            field ->
                field.form() == CitationField.ValueForm.LINE
                    || field.form() == CitationField.ValueForm.PROSE)
        .flatMap(field -> field.csl().stream())
        .distinct()
        .filter(item::isCut)
        .map(member -> NoticeKind.FIELD_LEFT_OUT.notice("%s: only the first was taken", member))
        .forEach(notices::add);
    Map<CitationField, String> texts = texts(item, reader, identifiers.get("arxiv"));
    Map<Role, List<SourceName>> people = reader.people(member -> item.names(member, notices));
    List<String> keywords = reader.keywords();
    reader.reportLost(
        node.propertyStream()
            .filter(member -> !member.getValue().isEmpty() || !member.getValue().asText().isBlank())
            .map(Map.Entry::getKey)
            .filter(name -> LOST.contains(name) || NAMES.contains(name)));
    return new Citation(
        identifiers,
        people,
        kind(node.path("type").asText(""), notices),
        node.path("updated-by").findValuesAsText("type").contains("retraction")
            ? Status.RETRACTED
            : Status.PUBLISHED,
        texts,
        item.published(notices),
        keywords,
        relations(node, notices),
        new CrossrefCredits(notices).funding(node),
        CrossrefReferences.of(node, notices),
        notices);
  }

  /** Crossref's relations, and the updates that a work makes or has. */
  private static List<Relation> relations(JsonNode work, List<Notice> notices) {
    Relations relations = new Relations(notices);
    work.path("relation")
        .properties()
        .forEach(
            relation ->
                relation
                    .getValue()
                    .forEach(
                        to ->
                            relations.add(
                                relation.getKey(),
                                to.path("id-type").asText(""),
                                to.path("id").asText(""))));
    work.path("update-to")
        .forEach(to -> relations.add(to.path("type").asText(""), "doi", to.path("DOI").asText("")));
    work.path("updated-by")
        .valueStream()
        .filter(by -> by.has("DOI"))
        .forEach(by -> relations.addInverse(by.path("type").asText(""), by.path("DOI").asText("")));
    return relations.list();
  }

  /** An address that only repeats the arXiv id is no other identifier. */
  private static Map<String, String> identifiers(CslItem item, CitationReader reader) {
    Identifiers identifiers = reader.identifiers();
    new CslItem(item.node().path("custom"))
        .address("arxiv")
        .or(() -> archived(item))
        .or(() -> item.address("container-title"))
        .ifPresent(id -> identifiers.add(CitationField.ARXIV, id));
    Map<String, String> byScheme = identifiers.byScheme();
    for (String scheme : List.of("http", "https")) {
      byScheme.remove("url", scheme + "://arxiv.org/abs/" + byScheme.get("arxiv"));
    }
    return byScheme;
  }

  private static Optional<String> archived(CslItem item) {
    return item.line("archive")
        .filter("arXiv"::equalsIgnoreCase)
        .flatMap(_ -> item.address("archive_location"));
  }

  private static Map<CitationField, String> texts(
      CslItem item, CitationReader reader, String arxiv) {
    Map<CitationField, String> texts = reader.texts(Optional.ofNullable(arxiv));
    CslItem custom = new CslItem(item.node().path("custom"));
    for (CitationField field : IN_CUSTOM) {
      custom.line(field.text()).ifPresent(text -> texts.put(field, text));
    }
    item.node().path("license").findValuesAsText("URL").stream()
        .map(COMMONS::matcher)
        .filter(Matcher::matches)
        .findFirst()
        .ifPresent(
            it ->
                texts.putIfAbsent(CitationField.LICENSE, "cc-" + it.group(1) + "-" + it.group(2)));
    texts.computeIfPresent(
        CitationField.LICENSE,
        (_, text) -> text.startsWith("cc") ? text.toUpperCase(Locale.ROOT) : text);
    return texts;
  }

  /** Whether a text is a type of CSL, or one of Crossref's. */
  static boolean isType(String type) {
    return BY_TYPE.containsKey(type)
        || Arrays.stream(WorkKind.values()).anyMatch(kind -> kind.text().equals(type));
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
}
