package papercatalog.functions.oai;

import static papercatalog.functions.oai.OaiArguments.*;

import module java.base;

/** The six verbs of OAI-PMH, with the arguments that each takes. */
enum OaiVerb {
  IDENTIFY("Identify", Set.of(), Set.of()),
  LIST_METADATA_FORMATS("ListMetadataFormats", Set.of(), Set.of(IDENTIFIER)),
  LIST_SETS("ListSets", Set.of(), Set.of(RESUMPTION_TOKEN)),
  GET_RECORD("GetRecord", Set.of(IDENTIFIER, METADATA_PREFIX), Set.of()),
  LIST_IDENTIFIERS(
      "ListIdentifiers", Set.of(METADATA_PREFIX), Set.of(FROM, UNTIL, SET, RESUMPTION_TOKEN)),
  LIST_RECORDS("ListRecords", Set.of(METADATA_PREFIX), Set.of(FROM, UNTIL, SET, RESUMPTION_TOKEN));

  private final String text;
  private final Set<String> required;
  private final Set<String> optional;

  OaiVerb(String text, Set<String> required, Set<String> optional) {
    this.text = text;
    this.required = required;
    this.optional = optional;
  }

  static OaiVerb of(String text) {
    return Arrays.stream(values())
        .filter(verb -> verb.text.equals(text))
        .findFirst()
        .orElseThrow(() -> new OaiError(OaiError.Code.BAD_VERB, "There is no such verb."));
  }

  String text() {
    return text;
  }

  /** Fails unless the arguments besides the verb are those that it takes. */
  void check(Set<String> given) {
    for (String name : given) {
      if (!required.contains(name) && !optional.contains(name)) {
        throw OaiError.badArgument(text + " takes no such argument: " + OaiArguments.shown(name));
      }
    }
    if (given.contains(RESUMPTION_TOKEN)) {
      if (given.size() > 1) {
        throw OaiError.badArgument(RESUMPTION_TOKEN + " excludes other arguments.");
      }
      return;
    }
    for (String name : required) {
      if (!given.contains(name)) {
        throw OaiError.badArgument(text + " needs the argument " + name + ".");
      }
    }
  }
}
