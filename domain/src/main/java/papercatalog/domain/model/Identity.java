package papercatalog.domain.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What operators have said of who an author is.
 *
 * @param alsoAs printed names of the author other than the name
 * @param became of an author whose papers all went to others: those
 * @param notSameAs authors who are other people, in spite of their names
 * @param note the operators' remark, which readers do not see
 * @param moving the author to or from whom papers are moving
 * @param log the latest {@link #MAX_LOG} changes, oldest first
 */
public record Identity(
    List<String> alsoAs,
    List<AuthorHandle> became,
    List<AuthorHandle> notSameAs,
    Optional<String> note,
    Optional<AuthorHandle> moving,
    List<IdentityChange> log) {
  public static final Identity NONE =
      new Identity(List.of(), List.of(), List.of(), Optional.empty(), Optional.empty(), List.of());

  public static final int MAX_NOTE = 1_000;

  /** Of printed names, and of other authors. */
  public static final int MAX_NAMES = 100;

  private static final int MAX_LOG = MAX_NAMES;

  public Identity {
    alsoAs = alsoAs.stream().map(name -> Text.line("alsoAs", name, 200)).toList();
    note = note.map(text -> Text.line("note", text, MAX_NOTE));
    requireFew("alsoAs", alsoAs);
    requireFew("became", became);
    requireFew("notSameAs", notSameAs);
    log = List.copyOf(log.subList(Math.max(0, log.size() - MAX_LOG), log.size()));
  }

  /** What a file says: no changes, no successors. */
  public static Identity said(
      List<String> alsoAs, List<AuthorHandle> notSameAs, Optional<String> note) {
    return new Identity(alsoAs, List.of(), notSameAs, note, Optional.empty(), List.of());
  }

  private static void requireFew(String field, List<?> names) {
    if (names.size() > MAX_NAMES) {
      throw new InvalidValue(field, "must be at most " + MAX_NAMES);
    }
  }

  /** The same if it has changes; else with what a stored one says more. */
  Identity keeping(Identity stored) {
    return log.isEmpty()
        ? new Identity(
            alsoAs.isEmpty() ? stored.alsoAs : alsoAs,
            became.isEmpty() ? stored.became : became,
            notSameAs.isEmpty() ? stored.notSameAs : notSameAs,
            note.or(() -> stored.note),
            moving,
            stored.log)
        : this;
  }

  public Identity moving(Optional<AuthorHandle> other) {
    return new Identity(alsoAs, became, notSameAs, note, other, log);
  }

  public Identity becoming(List<AuthorHandle> others) {
    return new Identity(alsoAs, others, notSameAs, note, moving, log);
  }

  /** The identity of an author whose handle counts again: those whom it became are others. */
  public Identity counting() {
    if (became.isEmpty()) {
      return this;
    }
    Set<AuthorHandle> others = new LinkedHashSet<>(notSameAs);
    others.addAll(became);
    return new Identity(
        alsoAs, List.of(), others.stream().limit(MAX_NAMES).toList(), note, moving, log);
  }

  /** The same with a change, unless the latest one with the other author says so already. */
  public Identity with(IdentityChange change) {
    Optional<IdentityChange> latest =
        log.stream().filter(it -> it.other().equals(change.other())).reduce((_, later) -> later);
    if (latest.filter(change::repeats).isPresent()) {
      return this;
    }
    List<IdentityChange> changes = new ArrayList<>(log);
    changes.add(change);
    changes.sort(Comparator.comparing(IdentityChange::at));
    return new Identity(alsoAs, became, notSameAs, note, moving, changes);
  }

  /** The authors to whom papers have gone, without those with whom a merge made up for it. */
  public List<AuthorHandle> heirs() {
    Set<AuthorHandle> heirs = new LinkedHashSet<>();
    for (IdentityChange change : log) {
      if (change.kind() == IdentityChange.Kind.SPLIT_INTO) {
        heirs.add(change.other());
      } else {
        heirs.remove(change.other());
      }
    }
    return List.copyOf(heirs);
  }
}
