package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.Routes;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;

/**
 * The JSON Schema, 2020-12, of the documents that operators publish. It follows the schema of a
 * version, which has all members of a document. Editors show its descriptions and find errors.
 */
final class PaperSchema {
  private static final String REFERENCE = "$ref";

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
    Map<String, Object> authors = whole(properties.get("authors"));
    authors.put("minItems", 1);
    authors.put("items", strict(whole(authors.get("items")), "handle", "name"));
    properties.put("authors", authors);
    properties.put("revision", of("integer", "The revision that you have seen; 0 if none."));
    properties.put("createdAt", of("string", "Ignored."));
    properties.put("updatedAt", of("string", "Ignored."));
    properties.put("links", of("object", "Ignored."));
    Map<String, Object> document =
        JsonTree.object(
            "$schema", "https://json-schema.org/draft/2020-12/schema",
            "title", "Paper",
            "description", "A paper to publish.",
            "type", "object",
            "properties", properties);
    return strict(document, "id", "title", "collection", "authors", "published");
  }

  private static Map<String, Object> of(String type, String description) {
    return JsonTree.object("description", description, "type", type);
  }

  private static Map<String, Object> strict(Map<String, Object> object, String... required) {
    object.put("required", List.of(required));
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
