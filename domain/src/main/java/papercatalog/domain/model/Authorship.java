package papercatalog.domain.model;

/**
 * One author as a paper names them.
 *
 * @param handle whose profile it is
 * @param name the name to show, 1 to 200 characters
 * @param role what they did
 */
public record Authorship(AuthorHandle handle, String name, Role role) {
  /**
   * Checks the name.
   *
   * @throws InvalidValue when it is blank, too long or not a line of text
   */
  public Authorship {
    name = Text.line("author name", name, 200);
  }
}
