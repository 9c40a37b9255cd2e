package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.Grammar;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.Routes;

/**
 * The JSON Schema, 2020-12, of the documents that operators publish. It follows the schema of a
 * version, which has all members of a document, and adds the rules of publishing that a schema can
 * say; {@link #RULES} are the others. Editors show its descriptions and find errors.
 */
final class PaperSchema {
  private static final String REFERENCE = "$ref";

  private static final String RULES =
      "A paper to publish. Publishing also checks what a schema cannot say: each author is named once,"
          + " `authorCount` and `referenceCount` are the numbers of the authors and references,"
          + " relations name other papers with at most 30,000 characters in identifiers,"
          + " `literal` is the same as `name`, ORCID iDs and ROR ids end with their check digits, texts have a"
          + " visible character, no Unicode noncharacter and at most 100 combining marks in a row.";

  /** One line with a character that is no space; a prose may have more lines and tabs. */
  private static final String LINE = "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f]+$";

  private static final String PROSE =
      "^(?=[\\s\\S]*\\S)[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]+$";

  /** An address with a host and without user information, RFC 3986; in ASCII, or beyond. */
  private static final String WEB =
      "[Hh][Tt][Tt][Pp][Ss]?://(?=[^/?#])(?![^/?#]*@)"
          + "(?:[!#$&-;=?-\\[\\]_a-z~]|%%[0-9A-Fa-f]{2}%s)+";

  private static final String ASCII_ADDRESS = "^" + WEB.formatted("") + "$";

  /** Another address than of the web is any line. */
  private static final String ADDRESS =
      "^(?:(?![Hh][Tt][Tt][Pp][Ss]?:)(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f]+|%s)$"
          .formatted(
              WEB.formatted(
                  "|[^\\u0000-\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"));

  private static final String LANGUAGE = "^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$";

  private static final String MOMENT =
      "^%s%s(?:[.][0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})$"
          .formatted(PublicationDate.DAY_REGEX, PublicationDate.TIME_REGEX);

  /** What an answer promises and a document need not have. */
  private static final Set<String> PROMISES = Set.of("minItems", "minProperties");

  private final Map<String, Object> schemas = Schemas.all(Routes.WITHOUT_SEARCH);

  private PaperSchema() {}

  static Content content() {
    return JsonTree.content(new PaperSchema().document());
  }

  private Map<String, Object> document() {
    Map<String, Object> version = whole(schemas.get("Version"));
    Map<String, Object> properties =
        JsonTree.object("$schema", of("string", "The address of this schema, for editors."));
    properties.putAll(whole(version.get("properties")));
    rule(properties, "title", line(1_000));
    for (TextField field : TextField.ALL) {
      rule(properties, field.text(), text(field));
    }
    rule(properties, "topics", JsonTree.object("maxItems", 20, "uniqueItems", true));
    rule(properties, "authors", JsonTree.object("minItems", 1, "items", author(properties)));
    rule(properties, "authorCount", JsonTree.object("maximum", Integer.MAX_VALUE));
    rule(properties, "withdrawnAt", JsonTree.object("pattern", MOMENT));
    rule(properties, "published", JsonTree.object("not", JsonTree.object("pattern", "^0000")));
    rule(properties, "identifiers", identifiers());
    rule(
        properties,
        "relations",
        JsonTree.object("maxItems", Paper.MAX_RELATIONS, "uniqueItems", true, "items", relation()));
    rule(properties, "funding", JsonTree.object("maxItems", Paper.MAX_FUNDING, "items", funding()));
    rule(properties, "references", JsonTree.object("items", reference()));
    properties.put("revision", of("integer", "The revision that you have seen; 0 if none."));
    rule(properties, "revision", JsonTree.object("minimum", 0));
    properties.put("createdAt", of("string", "Ignored."));
    properties.put("updatedAt", of("string", "Ignored."));
    rule(properties, "createdAt", JsonTree.object("pattern", MOMENT));
    rule(properties, "updatedAt", JsonTree.object("pattern", MOMENT));
    properties.put("links", of("object", "Ignored."));
    Map<String, Object> document =
        JsonTree.object(
            "$schema",
            "https://json-schema.org/draft/2020-12/schema",
            "title",
            "Paper",
            "description",
            RULES,
            "type",
            "object",
            "properties",
            properties,
            "allOf",
            List.of(
                onlyIf(Status.SUPERSEDED, "supersededBy", true),
                onlyIf(Status.WITHDRAWN, "withdrawnAt", false)));
    return strict(document, "id", "title", "collection", "authors", "published");
  }

  private static void rule(Map<String, Object> properties, String name, Map<String, Object> rule) {
    Map<String, Object> property = new LinkedHashMap<>();
    ((Map<?, ?>) properties.get(name)).forEach((key, value) -> property.put((String) key, value));
    property.putAll(rule);
    properties.put(name, property);
  }

  private static Map<String, Object> line(int maxLength) {
    return JsonTree.object("pattern", LINE, "maxLength", maxLength);
  }

  private static Map<String, Object> text(TextField field) {
    String pattern =
        switch (field.form()) {
          case LINE -> LINE;
          case PROSE -> PROSE;
          case LANGUAGE_TAG -> LANGUAGE;
          case WEB_ADDRESS -> ASCII_ADDRESS;
        };
    return JsonTree.object("pattern", pattern, "maxLength", field.maxLength());
  }

  /** An author has the parts of a person's name, or is a group. */
  private Map<String, Object> author(Map<String, Object> properties) {
    Map<String, Object> author = whole(whole(properties.get("authors")).get("items"));
    Map<String, Object> members = whole(author.get("properties"));
    for (String name : List.of("name", "family", "given", "literal")) {
      rule(members, name, line(200));
    }
    rule(members, "particle", line(50));
    rule(members, "suffix", line(50));
    rule(
        members,
        "affiliations",
        JsonTree.object(
            "maxItems", Authorship.MAX_AFFILIATIONS, "uniqueItems", true, "items", affiliation()));
    author.put("properties", members);
    List<String> family = List.of("family");
    author.put(
        "dependentRequired",
        JsonTree.object("given", family, "particle", family, "suffix", family));
    author.put("not", JsonTree.object("required", List.of("family", "literal")));
    return strict(author, "handle", "name");
  }

  private Map<String, Object> affiliation() {
    Map<String, Object> affiliation = whole(schemas.get("Affiliation"));
    Map<String, Object> members = whole(affiliation.get("properties"));
    rule(members, "name", line(Affiliation.MAX_LENGTH));
    affiliation.put("properties", members);
    return strict(affiliation, "name");
  }

  private Map<String, Object> funding() {
    Map<String, Object> funding = whole(schemas.get("Funding"));
    Map<String, Object> members = whole(funding.get("properties"));
    rule(members, "funder", line(Affiliation.MAX_LENGTH));
    rule(members, "award", line(100));
    rule(members, "title", line(500));
    rule(members, "url", JsonTree.object("pattern", ASCII_ADDRESS, "maxLength", 1_000));
    funding.put("properties", members);
    return strict(funding, "funder");
  }

  private Map<String, Object> identifiers() {
    return JsonTree.object(
        "maxProperties",
        20,
        "propertyNames",
        Vocabulary.grammar(Grammar.SLUG),
        "properties",
        JsonTree.object(IdentifierScheme.URL.text(), identifier(ADDRESS)),
        "additionalProperties",
        identifier(LINE));
  }

  private static Map<String, Object> identifier(String pattern) {
    return JsonTree.object(
        "type", "string", "pattern", pattern, "maxLength", Identifier.MAX_LENGTH);
  }

  private Map<String, Object> reference() {
    Map<String, Object> reference = whole(schemas.get("Reference"));
    Map<String, Object> members = whole(reference.get("properties"));
    members.remove("links");
    rule(members, "text", line(4_000));
    rule(members, "identifiers", identifiers());
    reference.put("properties", members);
    reference.put(
        "anyOf",
        List.of(JsonTree.object("required", List.of("text")), hasPaper(), hasIdentifiers()));
    return strict(reference);
  }

  private Map<String, Object> relation() {
    Map<String, Object> relation = whole(schemas.get("Relation"));
    Map<String, Object> members = whole(relation.get("properties"));
    rule(members, "identifiers", identifiers());
    relation.put("properties", members);
    relation.put("anyOf", List.of(hasPaper(), hasIdentifiers()));
    return strict(relation, "type");
  }

  private static Map<String, Object> hasPaper() {
    return JsonTree.object("required", List.of("paper"));
  }

  private static Map<String, Object> hasIdentifiers() {
    return JsonTree.object(
        "required",
        List.of("identifiers"),
        "properties",
        JsonTree.object("identifiers", JsonTree.object("minProperties", 1)));
  }

  /** That a member is given only with a status; if {@code always}, then it must be. */
  private static Map<String, Object> onlyIf(Status status, String member, boolean always) {
    Map<String, Object> given = JsonTree.object("required", List.of(member));
    return JsonTree.object(
        "if",
        JsonTree.object(
            "properties",
            JsonTree.object("status", JsonTree.object("const", status.text())),
            "required",
            List.of("status")),
        "then",
        always ? given : null,
        "else",
        JsonTree.object("not", given));
  }

  private static Map<String, Object> of(String type, String description) {
    return JsonTree.object("description", description, "type", type);
  }

  private static Map<String, Object> strict(Map<String, Object> object, String... required) {
    if (required.length > 0) {
      object.put("required", List.of(required));
    }
    object.put("additionalProperties", false);
    return object;
  }

  /** A copy of a schema in which definitions replace references. */
  private Map<String, Object> whole(Object schema) {
    Map<String, Object> whole = new LinkedHashMap<>();
    for (Map.Entry<?, ?> member : ((Map<?, ?>) schema).entrySet()) {
      String name = (String) member.getKey();
      Object value = member.getValue();
      if (name.equals(REFERENCE)) {
        String reference = (String) value;
        whole.putAll(whole(schemas.get(reference.substring(reference.lastIndexOf('/') + 1))));
      } else if (!PROMISES.contains(name)) {
        whole.put(name, value instanceof Map<?, ?> more ? whole(more) : value);
      }
    }
    return whole;
  }
}
