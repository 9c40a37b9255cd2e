package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.model.TextField;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.Routes;

/**
 * The schemas of {@code schemas.json} and, with a search, {@code search.json}, in which {@code
 * $texts} stands for a property of each {@link TextField} and {@code $listed} for those of lists.
 */
final class Schemas {
  private static final Map<String, List<TextField>> TEXTS =
      Map.of("$texts", TextField.ALL, "$listed", TextField.LISTED);

  private Schemas() {}

  /** Each by its name among the components. */
  static Map<String, Object> all(Routes routes) {
    Map<String, Object> schemas = Vocabulary.all();
    schemas.putAll(filled(Resource.json("schemas.json")));
    if (routes == Routes.WITH_SEARCH) {
      schemas.putAll(filled(Resource.json("search.json")));
    }
    return schemas;
  }

  private static Map<String, Object> filled(Map<?, ?> object) {
    Map<String, Object> filled = new LinkedHashMap<>();
    object.forEach(
        (name, value) -> {
          if (TEXTS.containsKey(name)) {
            TEXTS.get(name).forEach(field -> filled.put(field.text(), text(field)));
          } else {
            filled.put((String) name, value instanceof Map<?, ?> more ? filled(more) : value);
          }
        });
    return filled;
  }

  private static Map<String, Object> text(TextField field) {
    return field.form() == TextField.TextForm.LANGUAGE_TAG
        ? OpenApi.reference("schemas", "LanguageTag")
        : JsonTree.object(
            "description",
            field.meaning(),
            "type",
            "string",
            "maxLength",
            field.maxLength(),
            "format",
            field.form() == TextField.TextForm.WEB_ADDRESS ? "uri" : null);
  }
}
