package papercatalog.cli.console;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Role;

/** An author of a paper: {@code Leslie Lamport (leslie-lamport, editor)}. */
public final class AuthorText {
  private AuthorText() {}

  static String of(Authorship author) {
    String role = author.role() == Role.AUTHOR ? "" : ", " + author.role().text();
    return author.name() + " (" + author.handle() + role + ")";
  }

  /** Adds the position in the byline. */
  public static String of(Membership author) {
    return "%6d  %s".formatted(author.position(), of(author.author()));
  }
}
