package papercatalog.cli.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;

/**
 * That someone became an author of a paper, is none any more, moved in the byline or stands in it
 * under another name or in another role.
 *
 * @param before empty for one who came
 * @param after empty for one who left
 * @param moved whether the order changed, and not only because others came or left
 */
public record AuthorChange(Optional<Membership> before, Optional<Membership> after, boolean moved) {
  /** Those of two states of a paper: who left, then who is there, as in the byline. */
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

  /** Whether the name or the role is another one. */
  public boolean renamed() {
    return !before.map(Membership::author).equals(after.map(Membership::author));
  }

  private static Map<AuthorHandle, Membership> byHandle(Paper paper) {
    Map<AuthorHandle, Membership> authors = new LinkedHashMap<>();
    paper.memberships().forEach(author -> authors.put(author.author().handle(), author));
    return authors;
  }
}
