package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A work of OpenAlex in the words of CSL and Crossref. Its references are ids of OpenAlex only, by
 * which this catalog does not find papers: they are not read.
 */
final class OpenAlexWork {
  private OpenAlexWork() {}

  static boolean is(JsonNode node) {
    return node.path("authorships").isArray();
  }

  static JsonNode csl(JsonNode work) {
    ObjectNode csl = JsonNodeFactory.instance.objectNode();
    put(csl, "DOI", work.path("doi"));
    if (!csl.has("DOI")) {
      csl.put("id", last(work.path("id").asText("")));
    }
    put(csl, "title", work.path("title"), work.path("display_name"));
    csl.put("type", type(work));
    put(csl, "language", work.path("language"));
    put(
        csl.putObject("issued"),
        "raw",
        work.path("publication_date"),
        work.path("publication_year"));
    JsonNode place = work.path("primary_location");
    JsonNode source = place.path("source");
    put(csl, "container-title", source.path("display_name"));
    put(csl, "ISSN", source.path("issn_l"));
    put(csl, "publisher", source.path("host_organization_name"));
    put(csl, "URL", place.path("landing_page_url"));
    JsonNode biblio = work.path("biblio");
    put(csl, "volume", biblio.path("volume"));
    put(csl, "issue", biblio.path("issue"));
    put(csl, "page", biblio.path("first_page"));
    String last = biblio.path("last_page").asText("");
    if (csl.has("page") && !last.isEmpty() && !last.equals(csl.path("page").asText())) {
      csl.put("page", csl.path("page").asText() + "-" + last);
    }
    for (String scheme : List.of("pmid", "pmcid")) {
      String number = last(work.path("ids").path(scheme).asText(""));
      csl.put(
          scheme.toUpperCase(Locale.ROOT),
          scheme.equals("pmcid") && number.matches("\\d+") ? "PMC" + number : number);
    }
    csl.put("abstract", text(work.path("abstract_inverted_index")));
    csl.put("keyword", String.join(", ", work.path("keywords").findValuesAsText("display_name")));
    ObjectNode custom = csl.putObject("custom");
    if (place.path("license").asText("").startsWith("cc")) {
      put(custom, "license", place.path("license")); // others are no licences, as other-oa
    }
    put(custom, "fullText", place.path("pdf_url"));
    if (work.path("is_retracted").asBoolean()) {
      csl.putArray("updated-by").addObject().put("type", "retraction");
    }
    work.path("authorships").forEach(it -> csl.withArray("author").add(person(it)));
    fund(work, csl);
    return csl;
  }

  /** Awards have the ids of {@code funders}; older works have {@code grants} only. */
  private static void fund(JsonNode work, ObjectNode csl) {
    Map<String, JsonNode> funders = new LinkedHashMap<>();
    work.path("funders").forEach(it -> funders.put(it.path("id").asText(""), it));
    Set<String> unnamed = new LinkedHashSet<>(funders.keySet());
    JsonNode awards = work.path("awards");
    for (JsonNode award : awards.isEmpty() ? work.path("grants") : awards) {
      String id = award.path("funder_id").asText("");
      JsonNode funder = funders.getOrDefault(id, MissingNode.getInstance());
      ObjectNode funding = csl.withArray("funder").addObject();
      put(funding, "name", award.path("funder_display_name"), funder.path("display_name"));
      put(funding, "award", award.path("award_id"), award.path("funder_award_id"));
      put(funding, "title", award.path("display_name"));
      identify(funding, funder);
      unnamed.remove(id);
    }
    for (String id : unnamed) {
      ObjectNode funding = csl.withArray("funder").addObject();
      put(funding, "name", funders.get(id).path("display_name"));
      identify(funding, funders.get(id));
    }
  }

  private static void identify(ObjectNode node, JsonNode organization) {
    node.putArray("id").addObject().put("id-type", "ROR").set("id", organization.path("ror"));
  }

  /** OpenAlex has one type for most articles: the kind of the source says which. */
  private static String type(JsonNode work) {
    String source = work.at("/primary_location/source/type").asText("");
    String type = work.path("type").asText("");
    return switch (type) {
      case "article", "letter", "editorial", "erratum", "review" ->
          switch (source) {
            case "journal" -> "article-journal";
            case "conference" -> "paper-conference";
            case "book series", "ebook platform" -> "chapter";
            default -> "article";
          };
      case "preprint" -> "article";
      case "supplementary-materials", "paratext", "libguides", "grant" -> "document";
      default -> type;
    };
  }

  /** OpenAlex does not split names. */
  private static ObjectNode person(JsonNode authorship) {
    ObjectNode person = JsonNodeFactory.instance.objectNode();
    JsonNode author = authorship.path("author");
    put(person, CslItem.UNSPLIT, authorship.path("raw_author_name"), author.path("display_name"));
    put(person, "ORCID", author.path("orcid"));
    for (JsonNode institution : authorship.path("institutions")) {
      ObjectNode affiliation = person.withArray("affiliation").addObject();
      affiliation.set("name", institution.path("display_name"));
      identify(affiliation, institution);
    }
    if (!person.has("affiliation")) {
      person.set("affiliation", authorship.path("raw_affiliation_strings"));
    }
    return person;
  }

  /** The text of an index from its words to their places. */
  private static String text(JsonNode index) {
    TreeMap<Integer, String> words = new TreeMap<>();
    index
        .properties()
        .forEach(word -> word.getValue().forEach(place -> words.put(place.asInt(), word.getKey())));
    return String.join(" ", words.values());
  }

  private static String last(String address) {
    return address.substring(address.lastIndexOf('/') + 1);
  }

  /** The first value that is given. */
  private static void put(ObjectNode node, String member, JsonNode... values) {
    Arrays.stream(values)
        .filter(it -> !it.asText("").isBlank())
        .findFirst()
        .ifPresent(value -> node.set(member, value));
  }
}
