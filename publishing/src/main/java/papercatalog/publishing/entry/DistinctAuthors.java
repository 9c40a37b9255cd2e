package papercatalog.publishing.entry;

import module java.base;

import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.publishing.text.Excerpt;

/** The distinct authors of an entry, in their first places. The same handle is the same person. */
public final class DistinctAuthors {
  private DistinctAuthors() {}

  public static List<Authorship> of(List<Authorship> named, List<Notice> notices) {
    Map<AuthorHandle, Authorship> byHandle = new LinkedHashMap<>();
    Set<Authorship> noted = new HashSet<>();
    for (Authorship author : named) {
      Authorship first = byHandle.get(author.handle());
      byHandle.merge(author.handle(), author, Authorship::and);
      if (first != null && noted.add(author)) {
        repeated(first, author).ifPresent(notices::add);
        cut(first, author).ifPresent(notices::add);
      }
    }
    return List.copyOf(byHandle.values());
  }

  private static Optional<Notice> cut(Authorship first, Authorship again) {
    Set<Affiliation> both = new HashSet<>(first.affiliations());
    both.addAll(again.affiliations());
    int more = both.size() - Authorship.MAX_AFFILIATIONS;
    return more <= 0
        ? Optional.empty()
        : Optional.of(
            NoticeKind.FIELD_LEFT_OUT.notice(
                "affiliations of `%s` beyond %d left out: %d",
                Excerpt.of(first.name()), Authorship.MAX_AFFILIATIONS, more));
  }

  /** The same name in another role is one person with two roles, without a notice. */
  private static Optional<Notice> repeated(Authorship first, Authorship again) {
    String name = Excerpt.of(first.name());
    String role = first.role().text();
    if (!first.name().equals(again.name())) {
      return Optional.of(
          NoticeKind.SHARED_HANDLE.notice(
              "`%s` and `%s` have the same handle, %s: one %s, `%s`; two people need a handle each",
              name, Excerpt.of(again.name()), first.handle(), role, name));
    }
    return Optional.of(again)
        .filter(author -> first.roles().containsAll(author.roles()))
        .map(
            _ ->
                NoticeKind.AUTHOR_TWICE.notice(
                    "%s `%s` named twice: kept in the first place", role, name));
  }
}
