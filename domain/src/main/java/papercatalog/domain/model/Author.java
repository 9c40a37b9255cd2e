package papercatalog.domain.model;

import module java.base;

/**
 * The profile of an author.
 *
 * @param affiliations at most 20
 * @param orcid bare: {@code 0000-0002-1825-0097}
 * @param sortAs the family name by which the index sorts; empty if the handle ends in it
 * @param identity whole in the author's own item; in lists without what readers do not see. An
 *     author of whom more than names is known is not former.
 * @param updatedAt when the profile was last written; {@link Instant#EPOCH} before the first write
 */
public record Author(
    AuthorHandle handle,
    String name,
    List<String> affiliations,
    Optional<String> orcid,
    Optional<String> homepage,
    Optional<AuthorPrefix> sortAs,
    Identity identity,
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
    if (!affiliations.isEmpty() || orcid.isPresent() || homepage.isPresent()) {
      identity = identity.relisted();
    }
  }

  public Author(
      AuthorHandle handle,
      String name,
      List<String> affiliations,
      Optional<String> orcid,
      Optional<String> homepage,
      Instant updatedAt) {
    this(handle, name, affiliations, orcid, homepage, Optional.empty(), Identity.NONE, updatedAt);
  }

  public Author writtenAt(Instant at) {
    return new Author(handle, name, affiliations, orcid, homepage, sortAs, identity, at);
  }

  public Author withOrcid(String value) {
    return new Author(
        handle, name, affiliations, Optional.of(value), homepage, sortAs, identity, updatedAt);
  }

  public Author sortedAs(Optional<AuthorPrefix> word) {
    return new Author(handle, name, affiliations, orcid, homepage, word, identity, updatedAt);
  }

  /** The same author without papers, whose address leads to the successors; or with papers. */
  public Author former(boolean without) {
    return withIdentity(without ? identity.unlisted() : identity.relisted());
  }

  public Author withIdentity(Identity other) {
    return new Author(handle, name, affiliations, orcid, homepage, sortAs, other, updatedAt);
  }

  /** The same with the place of a stored profile, and of its identity what this does not say. */
  public Author keeping(Author stored) {
    Author placed = sortAs.isPresent() ? this : sortedAs(stored.sortAs);
    return placed.withIdentity(identity.keeping(stored.identity));
  }

  /** Whether anything but names is known. */
  public boolean hasProfile() {
    return !affiliations.isEmpty() || orcid.isPresent() || homepage.isPresent();
  }

  /** Whether nothing says more of the author than the name. */
  public boolean isOnlyNamed() {
    return !hasProfile() && identity.moving(Optional.empty()).equals(Identity.NONE);
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
