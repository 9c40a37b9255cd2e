package papercatalog.domain.model;

import module java.base;

/**
 * An author in the byline of a paper.
 *
 * @param name as printed
 * @param parts empty if the source does not say
 * @param orcid bare; empty in lists of papers
 */
public record Authorship(
    AuthorHandle handle,
    String name,
    Optional<NameParts> parts,
    Optional<String> orcid,
    Role role) {
  public Authorship {
    name = Text.line("author name", name, 200);
    if (orcid.isPresent()) {
      Orcid.requireForm(orcid.get());
    }
  }

  /** An author whose source gives only a name. */
  public Authorship(AuthorHandle handle, String name, Role role) {
    this(handle, name, Optional.empty(), Optional.empty(), role);
  }

  /** The parts of the name if the source says that it is a person's. */
  public Optional<PersonName> person() {
    return parts.filter(PersonName.class::isInstance).map(PersonName.class::cast);
  }

  /** A copy with another handle. */
  public Authorship by(AuthorHandle other) {
    return new Authorship(other, name, parts, orcid, role);
  }

  /** A copy with an ORCID iD, which may be {@code null}. */
  public Authorship withOrcid(String value) {
    return new Authorship(handle, name, parts, Optional.ofNullable(value), role);
  }
}
