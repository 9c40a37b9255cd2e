package papercatalog.cli.difference;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;

/**
 * An author who was added or removed, moved in the byline, or changed name or role.
 *
 * @param moved whether the order changed, not only the number of authors before this one
 */
public record AuthorChange(Optional<Membership> before, Optional<Membership> after, boolean moved) {
  /** Removed authors first, then the others in byline order. */
  static List<AuthorChange> between(Paper before, Paper after) {
    Map<AuthorHandle, Membership> earlier = byHandle(before);
    Map<AuthorHandle, Membership> later = byHandle(after);
    Set<AuthorHandle> kept =
        CommonOrder.of(List.copyOf(earlier.keySet()), List.copyOf(later.keySet()));
    List<AuthorChange> changes = new ArrayList<>();
    earlier.forEach(
        (handle, author) -> {
          if (!later.containsKey(handle)) {
            changes.add(new AuthorChange(Optional.of(author), Optional.empty(), false));
          }
        });
    later.forEach(
        (handle, author) -> {
          Optional<Membership> was = Optional.ofNullable(earlier.get(handle));
          boolean moved = was.isPresent() && !kept.contains(handle);
          if (moved || !was.map(Membership::author).equals(Optional.of(author.author()))) {
            changes.add(new AuthorChange(was, Optional.of(author), moved));
          }
        });
    return changes;
  }

  private static Map<AuthorHandle, Membership> byHandle(Paper paper) {
    Map<AuthorHandle, Membership> authors = new LinkedHashMap<>();
    paper.memberships().forEach(author -> authors.put(author.author().handle(), author));
    return authors;
  }
}
