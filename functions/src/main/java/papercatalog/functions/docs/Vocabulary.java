package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.schema.Grammar;
import papercatalog.functions.json.JsonTree;

/** The schemas of values that the domain declares: grammars and enumerations. */
final class Vocabulary {
  private Vocabulary() {}

  /** Each by its name among the components. */
  static Map<String, Object> all() {
    return JsonTree.object(
        "PaperId",
        described("The permanent id of a paper. It ignores case.", grammar(Grammar.PAPER_ID)),
        "Slug",
        described(
            "A handle, or the name of a collection or a topic. Paths ignore its case.",
            grammar(Grammar.SLUG)),
        "LanguageTag",
        described("A language, BCP 47.", grammar(Grammar.LANGUAGE_TAG)),
        "PublicationDate",
        described(
            "ISO 8601 with reduced precision: a year, a month, a day or an instant. It sorts as its earliest moment.",
            pattern("^" + PublicationDate.REGEX + "$")),
        "Status",
        described("State of the paper.", words(Status.values())),
        "Role",
        described("Role of a person in the paper.", words(Role.values())),
        "ChangeKind",
        described("Kind of the change.", words(ChangeKind.values())),
        "RelationType",
        described(
            "How the paper relates to another work, in the words of DataCite.",
            words(RelationType.values())),
        "WorkKind",
        described("A type of the Citation Style Language.", words(WorkKind.values())));
  }

  private static Map<String, Object> described(String description, Map<String, Object> schema) {
    Map<String, Object> described = JsonTree.object("description", description);
    described.putAll(schema);
    return described;
  }

  static Map<String, Object> grammar(Grammar grammar) {
    return pattern("^" + grammar.regex() + "$");
  }

  static Map<String, Object> pattern(String pattern) {
    return JsonTree.object("type", "string", "pattern", pattern);
  }

  private static Map<String, Object> words(NamedConstant... values) {
    return words(Arrays.stream(values).map(NamedConstant::text).toList(), Optional.empty());
  }

  static Map<String, Object> words(List<String> words, Optional<String> usual) {
    return JsonTree.object("type", "string", "enum", words, "default", usual);
  }
}
