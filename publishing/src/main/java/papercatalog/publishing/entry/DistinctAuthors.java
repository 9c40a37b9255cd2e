package papercatalog.publishing.entry;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.publishing.text.Excerpt;

/** The distinct authors of an entry, in their first places. The same handle is the same person. */
public final class DistinctAuthors {
  private DistinctAuthors() {}

  public static List<Authorship> of(List<Authorship> named, List<Notice> notices) {
    Map<AuthorHandle, Authorship> byHandle = new LinkedHashMap<>();
    for (Authorship author : named) {
      Authorship first = byHandle.putIfAbsent(author.handle(), author);
      if (first != null) {
        notices.add(repeated(first, author));
      }
    }
    return List.copyOf(byHandle.values());
  }

  private static Notice repeated(Authorship first, Authorship again) {
    String name = Excerpt.of(first.name());
    String role = first.role().text();
    if (!first.name().equals(again.name())) {
      return NoticeKind.SHARED_HANDLE.notice(
          "`%s` and `%s` have the same handle, %s: one %s, `%s`; two people need a handle each",
          name, Excerpt.of(again.name()), first.handle(), role, name);
    }
    return first.role() == again.role()
        ? NoticeKind.AUTHOR_TWICE.notice("%s `%s` named twice: kept in the first place", role, name)
        : NoticeKind.AUTHOR_TWICE.notice(
            "`%s` named as %s and as %s: kept as %s", name, role, again.role().text(), role);
  }
}
