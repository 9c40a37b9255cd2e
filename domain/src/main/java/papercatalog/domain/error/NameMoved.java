package papercatalog.domain.error;

import papercatalog.domain.model.Alias;

/** An author, collection or topic has another name now. */
public final class NameMoved extends CatalogException {
  private final Alias alias;

  public NameMoved(Alias alias) {
    super("moved", "The %s %s is now %s.".formatted(alias.noun(), alias.name(), alias.sameAs()));
    this.alias = alias;
  }

  public String to() {
    return alias.sameAs();
  }
}
