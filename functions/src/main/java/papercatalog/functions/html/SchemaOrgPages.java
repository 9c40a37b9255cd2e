package papercatalog.functions.html;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.Author;
import papercatalog.functions.address.WebAddress;

/** The pages of authors and lists as schema.org JSON-LD. */
final class SchemaOrgPages {
  private SchemaOrgPages() {}

  /** A link in a list, as a path. */
  record Link(String name, String path) {}

  /** Returns the content of a script element on the page of an author. */
  static String of(Author author, String address) {
    List<String> same = new ArrayList<>();
    author.orcid().ifPresent(orcid -> same.add("https://orcid.org/" + orcid));
    author.homepage().flatMap(WebAddress::page).ifPresent(same::add);
    return SchemaOrg.script(
        json -> {
          begin(json, "Person", address, author.name());
          if (!author.affiliations().isEmpty()) {
            json.writeArrayFieldStart("affiliation");
            for (String affiliation : author.affiliations()) {
              json.writeStartObject();
              json.writeStringField("@type", "Organization");
              json.writeStringField("name", affiliation);
              json.writeEndObject();
            }
            json.writeEndArray();
          }
          if (!same.isEmpty()) {
            json.writeArrayFieldStart("sameAs");
            for (String page : same) {
              json.writeString(page);
            }
            json.writeEndArray();
          }
        });
  }

  /** Returns the content of a script element on a page of a list. */
  static String of(Frame frame, String origin, List<Link> links) {
    return SchemaOrg.script(
        json -> {
          begin(json, "CollectionPage", frame.canonical(), frame.title());
          json.writeObjectFieldStart("mainEntity");
          json.writeStringField("@type", "ItemList");
          json.writeArrayFieldStart("itemListElement");
          int position = 0;
          for (Link link : links) {
            position++;
            json.writeStartObject();
            json.writeStringField("@type", "ListItem");
            json.writeNumberField("position", position);
            json.writeStringField("name", link.name());
            json.writeStringField("url", origin + link.path());
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private static void begin(JsonGenerator json, String type, String address, String name)
      throws IOException {
    json.writeStringField("@context", "https://schema.org");
    json.writeStringField("@type", type);
    json.writeStringField("@id", address);
    json.writeStringField("url", address);
    json.writeStringField("name", name);
  }
}
