package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A record of DataCite's JSON in the words of CSL and Crossref. */
final class DataCiteWork {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("Preprint", "article"),
          Map.entry("JournalArticle", "article-journal"),
          Map.entry("DataPaper", "article-journal"),
          Map.entry("Book", "book"),
          Map.entry("ConferenceProceeding", "book"),
          Map.entry("BookChapter", "chapter"),
          Map.entry("ConferencePaper", "paper-conference"),
          Map.entry("Dataset", "dataset"),
          Map.entry("Report", "report"),
          Map.entry("PeerReview", "review"),
          Map.entry("Software", "software"),
          Map.entry("ComputationalNotebook", "software"),
          Map.entry("Standard", "standard"),
          Map.entry("Dissertation", "thesis"));

  private static final Map<String, String> ROLES =
      Map.of("Editor", "editor", "Translator", "translator");

  /** Contributors who have not contributed to the text. */
  private static final Set<String> OTHERS =
      Set.of("Distributor", "HostingInstitution", "RegistrationAgency", "RegistrationAuthority");

  private static final Set<String> CITING = Set.of("References", "Cites");

  private final JsonNode work;
  private final ObjectNode csl = JsonNodeFactory.instance.objectNode();

  private DataCiteWork(JsonNode work) {
    this.work = work;
  }

  static boolean is(JsonNode node) {
    return node.path("creators").isArray() && node.path("titles").isArray();
  }

  static JsonNode csl(JsonNode work) {
    return new DataCiteWork(work).csl();
  }

  private ObjectNode csl() {
    put("DOI", work.path("doi"));
    put("URL", work.path("url"));
    put("title", firstOf("titles", "titleType", "").path("title"));
    put("subtitle", firstOf("titles", "titleType", "Subtitle").path("title"));
    put("abstract", firstOf("descriptions", "descriptionType", "Abstract").path("description"));
    put("publisher", named(work.path("publisher")));
    put("language", work.path("language"));
    put("version", work.path("version"));
    csl.put("type", type());
    csl.putObject("issued").set("raw", date());
    container();
    csl.put("keyword", texts("subjects", "subject"));
    JsonNode rights = work.path("rightsList").path(0);
    put(
        csl.putObject("custom"),
        "license",
        given(rights, "rightsIdentifier", "rightsUri", "rights"));
    work.path("creators").forEach(it -> array(csl, "author").add(person(it)));
    for (JsonNode one : work.path("contributors")) {
      String role = one.path("contributorType").asText("");
      if (!OTHERS.contains(role)) {
        array(csl, ROLES.getOrDefault(role, "contributor")).add(person(one));
      }
    }
    work.path("fundingReferences").forEach(it -> array(csl, "funder").add(funder(it)));
    identifiers("identifiers", "identifier");
    identifiers("alternateIdentifiers", "alternateIdentifier");
    work.path("relatedIdentifiers").forEach(this::related);
    return csl;
  }

  /** The type of CSL that a record of ours, or DataCite itself, has for it. */
  private String type() {
    JsonNode types = work.path("types");
    String own = types.path("resourceType").asText("");
    String general = TYPES.get(types.path("resourceTypeGeneral").asText(""));
    return CslEntries.isType(own)
        ? own
        : Objects.requireNonNullElse(general, types.path("citeproc").asText("document"));
  }

  private JsonNode date() {
    JsonNode issued = firstOf("dates", "dateType", "Issued").path("date");
    return issued.isMissingNode() ? work.path("publicationYear") : issued;
  }

  /** The journal or book: DataCite's API repeats it as {@code container}. */
  private void container() {
    JsonNode item = firstOf("relatedItems", "relationType", "IsPublishedIn");
    JsonNode place = item.isMissingNode() ? work.path("container") : item;
    JsonNode title = place.path("titles").path(0);
    put("container-title", (title.isMissingNode() ? place : title).path("title"));
    put("volume", place.path("volume"));
    put("issue", place.path("issue"));
    JsonNode first = place.path("firstPage");
    String last = place.path("lastPage").asText("");
    put("page", first);
    if (!last.isEmpty() && first.isTextual()) {
      csl.put("page", first.asText() + "-" + last);
    }
    JsonNode id = place.path("relatedItemIdentifier");
    identifier(id.path("relatedItemIdentifierType"), id.path("relatedItemIdentifier"));
    identifier(place.path("identifierType"), place.path("identifier"));
    JsonNode series = firstOf("relatedItems", "relationType", "IsPartOf");
    put("collection-title", series.path("titles").path(0).path("title"));
    put("collection-number", series.path("number"));
  }

  private static ObjectNode person(JsonNode creator) {
    ObjectNode person = JsonNodeFactory.instance.objectNode();
    put(person, "family", creator.path("familyName"));
    put(person, "given", creator.path("givenName"));
    boolean group = creator.path("nameType").asText("").equals("Organizational");
    if (group || !person.has("family")) {
      person.removeAll();
      put(person, group ? "literal" : CslItem.UNSPLIT, creator.path("name"));
    }
    for (JsonNode id : creator.path("nameIdentifiers")) {
      if (id.path("nameIdentifierScheme").asText("").equalsIgnoreCase("ORCID")) {
        put(person, "ORCID", id.path("nameIdentifier"));
      }
    }
    ArrayNode affiliations = person.putArray("affiliation");
    for (JsonNode one : creator.path("affiliation")) {
      ObjectNode affiliation = affiliations.addObject();
      affiliation.set("name", named(one));
      identified(
          affiliation,
          one.path("affiliationIdentifierScheme").asText(""),
          one.path("affiliationIdentifier"));
    }
    return person;
  }

  private static ObjectNode funder(JsonNode reference) {
    ObjectNode funder = JsonNodeFactory.instance.objectNode();
    put(funder, "name", reference.path("funderName"));
    put(funder, "award", reference.path("awardNumber"));
    put(funder, "title", reference.path("awardTitle"));
    put(funder, "URL", reference.path("awardUri"));
    String type = reference.path("funderIdentifierType").asText("");
    identified(
        funder, type.startsWith("Crossref") ? "DOI" : type, reference.path("funderIdentifier"));
    return funder;
  }

  private static void identified(ObjectNode node, String type, JsonNode id) {
    ObjectNode one = node.putArray("id").addObject();
    one.put("id-type", type);
    one.set("id", id);
  }

  private void identifiers(String list, String member) {
    work.path(list).forEach(it -> identifier(it.path(member + "Type"), it.path(member)));
  }

  /** An identifier of a scheme that CSL has. */
  private void identifier(JsonNode scheme, JsonNode id) {
    String type = scheme.asText("").toUpperCase(Locale.ROOT);
    switch (type) {
      case "ARXIV" -> put((ObjectNode) csl.get("custom"), "arxiv", id);
      case "ISBN", "ISSN", "PMID", "PMCID" -> put(type, id);
      default -> {}
    }
  }

  /** A reference, or a relation in the form of Crossref's. */
  private void related(JsonNode related) {
    String relation = related.path("relationType").asText("");
    String scheme = related.path("relatedIdentifierType").asText("");
    JsonNode id = related.path("relatedIdentifier");
    ObjectNode to =
        CITING.contains(relation)
            ? array(csl, "reference").addObject()
            : array(csl.withObject("/relation"), relation).addObject();
    if (CITING.contains(relation)) {
      to.set(CrossrefReferences.hasMember(scheme) ? scheme : "unstructured", id);
    } else {
      to.put("id-type", scheme.toLowerCase(Locale.ROOT));
      to.set("id", id);
    }
  }

  private String texts(String list, String member) {
    return work.path(list).findValuesAsText(member).stream().collect(Collectors.joining(", "));
  }

  /** The first of a list with a type; one without a type has the type {@code ""}. */
  private JsonNode firstOf(String list, String member, String type) {
    return work.path(list)
        .valueStream()
        .filter(it -> it.path(member).asText("").equals(type))
        .findFirst()
        .orElse(MissingNode.getInstance());
  }

  private static JsonNode named(JsonNode node) {
    return node.isObject() ? node.path("name") : node;
  }

  private static JsonNode given(JsonNode node, String... members) {
    return Arrays.stream(members)
        .map(node::path)
        .filter(it -> !it.asText("").isBlank())
        .findFirst()
        .orElse(MissingNode.getInstance());
  }

  /** An array to add to. The method of the library takes a name for a pointer. */
  private static ArrayNode array(ObjectNode node, String name) {
    return node.get(name) instanceof ArrayNode array ? array : node.putArray(name);
  }

  private void put(String member, JsonNode value) {
    put(csl, member, value);
  }

  private static void put(ObjectNode node, String member, JsonNode value) {
    if (!value.isMissingNode() && !value.isNull() && !node.has(member)) {
      node.set(member, value);
    }
  }
}
