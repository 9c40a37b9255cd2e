package papercatalog.domain.model;

import module java.base;

/**
 * An author in the byline of a paper.
 *
 * @param name as printed
 * @param parts empty if the source does not say
 * @param orcid bare; empty in lists of papers
 * @param affiliations in print order, each once; none in lists of papers
 * @param roles at least one; the first decides the place in the byline
 * @param others whether people of the first role follow whom the source does not name
 */
public record Authorship(
    AuthorHandle handle,
    String name,
    Optional<NameParts> parts,
    Optional<String> orcid,
    List<Affiliation> affiliations,
    List<Role> roles,
    boolean others) {
  public static final int MAX_AFFILIATIONS = 20;

  public Authorship {
    name = Text.line("author name", name, 200);
    if (orcid.isPresent()) {
      Orcid.requireForm(orcid.get());
    }
    affiliations = List.copyOf(affiliations);
    if (affiliations.size() > MAX_AFFILIATIONS
        || (affiliations.size() > 1 && Set.copyOf(affiliations).size() < affiliations.size())) {
      throw new InvalidValue(
          "affiliations of " + name, "must be at most " + MAX_AFFILIATIONS + ", each once");
    }
    roles = List.copyOf(roles);
    if (roles.isEmpty() || (roles.size() > 1 && EnumSet.copyOf(roles).size() < roles.size())) {
      throw new InvalidValue("roles", "must name at least one, each once");
    }
  }

  /** An author with one role. */
  public Authorship(
      AuthorHandle handle,
      String name,
      Optional<NameParts> parts,
      Optional<String> orcid,
      Role role) {
    this(handle, name, parts, orcid, List.of(), List.of(role), false);
  }

  /** An author whose source gives only a name. */
  public Authorship(AuthorHandle handle, String name, Role role) {
    this(handle, name, Optional.empty(), Optional.empty(), role);
  }

  /** The first role. */
  public Role role() {
    return roles.getFirst();
  }

  public boolean has(Role role) {
    return roles.contains(role);
  }

  /** The parts of the name if the source says that it is a person's. */
  public Optional<PersonName> person() {
    return parts.filter(PersonName.class::isInstance).map(PersonName.class::cast);
  }

  /** A copy with another handle. */
  public Authorship by(AuthorHandle other) {
    return new Authorship(other, name, parts, orcid, affiliations, roles, others);
  }

  /** A copy with an ORCID iD, which may be {@code null}. */
  public Authorship withOrcid(String value) {
    return new Authorship(
        handle, name, parts, Optional.ofNullable(value), affiliations, roles, others);
  }

  /** A copy with other affiliations. */
  public Authorship with(List<Affiliation> other) {
    return new Authorship(handle, name, parts, orcid, other, roles, others);
  }

  /** A copy as lists of papers have it. */
  public Authorship listed() {
    return new Authorship(handle, name, parts, Optional.empty(), List.of(), roles, others);
  }

  /** A copy that has only the name as printed. */
  public Authorship unsplit() {
    return new Authorship(
        handle, name, Optional.empty(), Optional.empty(), List.of(), roles, others);
  }

  /** A copy that others follow whom the source does not name. */
  public Authorship andOthers() {
    return new Authorship(handle, name, parts, orcid, affiliations, roles, true);
  }

  /**
   * A copy that also has the roles and affiliations of the same person in another place of the
   * byline, as many as an author may have.
   */
  public Authorship and(Authorship again) {
    Set<Role> all = new LinkedHashSet<>(roles);
    all.addAll(again.roles);
    boolean open = others || (again.others && again.role() == role());
    Set<Affiliation> both = new LinkedHashSet<>(affiliations);
    both.addAll(again.affiliations);
    List<Affiliation> kept = both.stream().limit(MAX_AFFILIATIONS).toList();
    return new Authorship(handle, name, parts, orcid, kept, List.copyOf(all), open);
  }
}
