package papercatalog.domain.model;

/** An author in a paper's byline. */
public record Authorship(AuthorHandle handle, String name, Role role) {
  public Authorship {
    name = Text.line("author name", name, 200);
  }
}
