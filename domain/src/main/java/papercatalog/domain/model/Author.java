package papercatalog.domain.model;

import module java.base;

/**
 * The profile of an author.
 *
 * @param affiliations at most 20
 * @param orcid bare: {@code 0000-0002-1825-0097}
 * @param sortAs the family name by which the index sorts; empty if the handle ends in it
 * @param updatedAt when the profile was last written; {@link Instant#EPOCH} before the first write
 */
public record Author(
    AuthorHandle handle,
    String name,
    List<String> affiliations,
    Optional<String> orcid,
    Optional<String> homepage,
    Optional<AuthorPrefix> sortAs,
    Instant updatedAt)
    implements ListHead {
  public Author {
    name = Text.line("author name", name, 200);
    affiliations = affiliations.stream().map(a -> Text.line("affiliation", a, 300)).toList();
    if (affiliations.size() > 20) {
      throw new InvalidValue("affiliations", "must be at most 20");
    }
    orcid.ifPresent(Orcid::requireForm);
    homepage = homepage.map(url -> Text.line("homepage", url, 500));
    if (homepage.isPresent() && !homepage.get().matches("https?://.+")) {
      throw new InvalidValue("homepage", "must be an http or https URL");
    }
  }

  public Author(
      AuthorHandle handle,
      String name,
      List<String> affiliations,
      Optional<String> orcid,
      Optional<String> homepage,
      Instant updatedAt) {
    this(handle, name, affiliations, orcid, homepage, Optional.empty(), updatedAt);
  }

  public Author writtenAt(Instant at) {
    return new Author(handle, name, affiliations, orcid, homepage, sortAs, at);
  }

  public Author withOrcid(String value) {
    return new Author(handle, name, affiliations, Optional.of(value), homepage, sortAs, updatedAt);
  }

  public Author sortedAs(Optional<AuthorPrefix> word) {
    return new Author(handle, name, affiliations, orcid, homepage, word, updatedAt);
  }

  /** Whether nothing says more of the author than the name. */
  public boolean isOnlyNamed() {
    return affiliations.isEmpty() && orcid.isEmpty() && homepage.isEmpty();
  }

  public static Author of(Authorship authorship) {
    return new Author(
        authorship.handle(),
        authorship.name(),
        List.of(),
        authorship.orcid(),
        Optional.empty(),
        Instant.EPOCH);
  }
}
