package papercatalog.domain.model;

/**
 * An author in a paper's byline.
 *
 * @param name the name to show, 1 to 200 characters
 */
public record Authorship(AuthorHandle handle, String name, Role role) {
  /**
   * @throws InvalidValue when the name is blank, too long or not a single line
   */
  public Authorship {
    name = Text.line("author name", name, 200);
  }
}
