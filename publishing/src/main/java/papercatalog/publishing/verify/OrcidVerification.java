package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.write.Outcome;

/**
 * Compares the ORCID iDs of profiles with those of bylines. A profile without one takes over that
 * of its bylines, if they agree and no other author has it.
 */
final class OrcidVerification {
  private final Verifier run;
  private final Map<String, Set<AuthorHandle>> holders = new TreeMap<>();
  private final Set<AuthorHandle> without = new HashSet<>();
  private final Map<AuthorHandle, Set<String>> printed = new HashMap<>();

  OrcidVerification(Verifier run) {
    this.run = run;
  }

  void profile(Author author) {
    author
        .orcid()
        .ifPresentOrElse(orcid -> hold(orcid, author.handle()), () -> without.add(author.handle()));
  }

  void byline(Authorship author) {
    author
        .orcid()
        .ifPresent(
            orcid -> printed.computeIfAbsent(author.handle(), _ -> new TreeSet<>()).add(orcid));
  }

  void compare() {
    holders.forEach(
        (orcid, handles) -> {
          if (handles.size() > 1) {
            List<String> all = handles.stream().map(AuthorHandle::value).sorted().toList();
            ItemKey key = Keys.author(new AuthorHandle(all.getFirst()));
            run.report(Finding.of(key, Flaw.SHARED_ORCID, orcid + ": " + String.join(", ", all)));
          }
        });
    printed.keySet().retainAll(without);
    printed.forEach((handle, orcids) -> hold(orcids.iterator().next(), handle));
    printed.forEach(
        (handle, orcids) -> {
          String orcid = orcids.iterator().next();
          if (orcids.size() == 1 && holders.get(orcid).size() == 1) {
            takeOver(handle, orcid);
          }
        });
  }

  private void hold(String orcid, AuthorHandle handle) {
    holders.computeIfAbsent(orcid, _ -> new HashSet<>()).add(handle);
  }

  private void takeOver(AuthorHandle handle, String orcid) {
    run.repair(
        Keys.author(handle),
        Flaw.MISSING_ORCID,
        orcid,
        publisher ->
            publisher
                    .shared()
                    .revise(handle, it -> it.orcid().isPresent() ? it : it.withOrcid(orcid))
                    .outcome()
                != Outcome.UNCHANGED);
  }
}
