package papercatalog.functions.docs;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.schema.Grammar;

/** The schemas of values that the domain declares: grammars and enumerations. */
final class Vocabulary {
  private Vocabulary() {}

  /** Writes all schemas as components. */
  static void write(JsonGenerator json) throws IOException {
    grammar(json, "PaperId", "Found whatever its case.", Grammar.PAPER_ID);
    grammar(
        json,
        "Slug",
        "A handle, or the name of a collection or a topic. Paths take it in any case.",
        Grammar.SLUG);
    grammar(json, "LanguageTag", "A language, BCP 47.", Grammar.LANGUAGE_TAG);
    words(
        json,
        "Status",
        "What became of the paper.",
        Arrays.stream(Status.values()).map(Status::text).toList());
    words(
        json,
        "Role",
        "What a person did for the paper.",
        Arrays.stream(Role.values()).map(Role::text).toList());
    words(
        json,
        "ChangeKind",
        "What became of the paper.",
        Arrays.stream(ChangeKind.values()).map(ChangeKind::text).toList());
    words(
        json,
        "WorkKind",
        "A type of the Citation Style Language.",
        Arrays.stream(WorkKind.values()).map(WorkKind::text).toList());
  }

  /** Writes the members of a string schema with a grammar. */
  static void grammar(JsonGenerator json, Grammar grammar) throws IOException {
    json.writeStringField("type", "string");
    json.writeStringField("pattern", "^" + grammar.regex() + "$");
  }

  /** Writes the members of a string schema with these values. */
  static void words(JsonGenerator json, List<String> words) throws IOException {
    json.writeStringField("type", "string");
    json.writeArrayFieldStart("enum");
    for (String word : words) {
      json.writeString(word);
    }
    json.writeEndArray();
  }

  private static void grammar(JsonGenerator json, String name, String description, Grammar grammar)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("description", description);
    grammar(json, grammar);
    json.writeEndObject();
  }

  private static void words(JsonGenerator json, String name, String description, List<String> words)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("description", description);
    words(json, words);
    json.writeEndObject();
  }
}
