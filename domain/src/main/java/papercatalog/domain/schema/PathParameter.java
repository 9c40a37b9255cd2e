package papercatalog.domain.schema;

/** The parameter in a path template, with the grammar of its value. */
public enum PathParameter {
  PAPER_ID("id", Grammar.PAPER_ID),
  REVISION("revision", Grammar.REVISION),
  COLLECTION_NAME("name", Grammar.SLUG),
  AUTHOR_HANDLE("handle", Grammar.SLUG),
  TOPIC_NAME("name", Grammar.SLUG);

  private final String text;
  private final Grammar grammar;

  PathParameter(String text, Grammar grammar) {
    this.text = text;
    this.grammar = grammar;
  }

  /** The name between the braces. */
  public String text() {
    return text;
  }

  /** What a value must look like. */
  public Grammar grammar() {
    return grammar;
  }
}
