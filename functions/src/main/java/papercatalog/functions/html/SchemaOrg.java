package papercatalog.functions.html;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.address.WebAddress;
import papercatalog.functions.json.JsonText;

/** A paper as schema.org JSON-LD, which search engines read. */
final class SchemaOrg {
  private final Paper paper;
  private final String origin;

  private SchemaOrg(Paper paper, String origin) {
    this.paper = paper;
    this.origin = origin;
  }

  /**
   * Returns the content of a script element, which contains nothing that could end the element.
   *
   * @param address of the paper's page
   * @param origin of the catalog
   */
  static String of(Paper paper, String address, String origin) {
    SchemaOrg written = new SchemaOrg(paper, origin);
    return script(json -> written.members(json, address));
  }

  /** Returns an object as the content of a script element. */
  static String script(JsonText.Members members) {
    return inScript(JsonText.object(members).toString());
  }

  /** Escapes characters that JSON has only inside strings. */
  private static String inScript(String json) {
    StringBuilder safe = new StringBuilder(json.length() + 64);
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      switch (c) {
        case '<' -> safe.append("\\u003c");
        case '>' -> safe.append("\\u003e");
        case '&' -> safe.append("\\u0026");
        case '\u2028' -> safe.append("\\u2028");
        case '\u2029' -> safe.append("\\u2029");
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }

  private void members(JsonGenerator json, String address) throws IOException {
    json.writeStringField("@context", "https://schema.org");
    json.writeStringField(
        "@type",
        paper.kind().isPresent() ? KindName.schemaType(paper.kind().get()) : "CreativeWork");
    json.writeStringField("@id", address);
    json.writeStringField("url", address);
    json.writeStringField("name", paper.title());
    people(json, "author", Role.AUTHOR);
    people(json, "editor", Role.EDITOR);
    people(json, "translator", Role.TRANSLATOR);
    people(json, "contributor", Role.CONTRIBUTOR);
    json.writeStringField("datePublished", paper.published().text());
    json.writeStringField("dateModified", paper.updatedAt().toString());
    text(json, "version", paper.version());
    json.writeStringField("creativeWorkStatus", StatusName.of(paper.status()));
    text(json, "inLanguage", paper.language());
    place(json);
    if (isReport()) {
      text(json, "reportNumber", paper.issue());
    }
    text(json, "pagination", paper.pages());
    if (paper.publisher().isPresent()) {
      named(json, "publisher", "Organization", paper.publisher().get());
    }
    if (!paper.topics().isEmpty()) {
      json.writeArrayFieldStart("keywords");
      for (var topic : paper.topics()) {
        json.writeString(topic.value());
      }
      json.writeEndArray();
    }
    if (paper.license().isPresent()) {
      String license = paper.license().get();
      json.writeStringField("license", WebAddress.license(license).orElse(license));
    }
    Optional<String> fullText = paper.text(TextField.FULL_TEXT);
    if (fullText.isPresent()) {
      json.writeObjectFieldStart("encoding");
      json.writeStringField("@type", "MediaObject");
      json.writeStringField("contentUrl", fullText.get());
      json.writeEndObject();
    }
    identifiers(json);
    text(json, "sameAs", WebAddress.permanent(paper));
  }

  private void people(JsonGenerator json, String member, Role role) throws IOException {
    boolean begun = false;
    for (Authorship author : paper.authors()) {
      if (author.role() == role) {
        if (!begun) {
          json.writeArrayFieldStart(member);
          begun = true;
        }
        json.writeStartObject();
        json.writeStringField("@type", "Person");
        json.writeStringField("name", author.name());
        json.writeStringField("url", origin + AccessPatterns.GET_AUTHOR.path(author.handle()));
        json.writeEndObject();
      }
    }
    if (begun) {
      json.writeEndArray();
    }
  }

  private boolean isReport() {
    return paper.kind().filter(WorkKind.REPORT::equals).isPresent();
  }

  /** Writes the issue, the volume and the venue, each if it is known. */
  private void place(JsonGenerator json) throws IOException {
    if (paper.venue().isEmpty()) {
      return;
    }
    int open = 0;
    if (paper.issue().isPresent() && !isReport()) {
      open += begin(json, "PublicationIssue", "issueNumber", paper.issue().get());
    }
    if (paper.volume().isPresent()) {
      open += begin(json, "PublicationVolume", "volumeNumber", paper.volume().get());
    }
    named(json, "isPartOf", open > 0 ? "Periodical" : "CreativeWork", paper.venue().get());
    for (; open > 0; open--) {
      json.writeEndObject();
    }
  }

  private static int begin(JsonGenerator json, String type, String member, String value)
      throws IOException {
    json.writeObjectFieldStart("isPartOf");
    json.writeStringField("@type", type);
    json.writeStringField(member, value);
    return 1;
  }

  private void identifiers(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("identifier");
    identifier(json, "id", paper.id().value());
    for (Map.Entry<String, String> other : paper.identifiers().entrySet()) {
      identifier(json, other.getKey(), other.getValue());
    }
    json.writeEndArray();
  }

  private static void identifier(JsonGenerator json, String scheme, String value)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("@type", "PropertyValue");
    json.writeStringField("propertyID", scheme);
    json.writeStringField("value", value);
    json.writeEndObject();
  }

  private static void named(JsonGenerator json, String member, String type, String name)
      throws IOException {
    json.writeObjectFieldStart(member);
    json.writeStringField("@type", type);
    json.writeStringField("name", name);
    json.writeEndObject();
  }

  private static void text(JsonGenerator json, String member, Optional<String> value)
      throws IOException {
    if (value.isPresent()) {
      json.writeStringField(member, value.get());
    }
  }
}
