package papercatalog.citation;

import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.InvalidValue;
import papercatalog.model.Role;

/** Who is named in what role, as what the catalog writes says it: {@code jane-doe:editor}. */
public record RoleHandle(AuthorHandle handle, Role role) {
  private static final char SEPARATOR = ':';

  /** Of someone named. */
  public static RoleHandle of(Authorship author) {
    return new RoleHandle(author.handle(), author.role());
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue when it is none
   */
  public static RoleHandle of(String text) {
    int separator = text.indexOf(SEPARATOR);
    return separator < 0
        ? new RoleHandle(new AuthorHandle(text), Role.AUTHOR)
        : new RoleHandle(
            new AuthorHandle(text.substring(0, separator)), Role.of(text.substring(separator + 1)));
  }

  /** An author's handle stands alone. */
  public String text() {
    return role == Role.AUTHOR ? handle.value() : handle.value() + SEPARATOR + role.text();
  }
}
