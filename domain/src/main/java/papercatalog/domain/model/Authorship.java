package papercatalog.domain.model;

public record Authorship(AuthorHandle handle, String name, Role role) {
  public Authorship {
    name = Text.line("author name", name, 200);
  }
}
