package papercatalog.domain.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What operators have said of who an author is. What is too long is cut: much of it is computed
 * from other authors.
 *
 * @param alsoAs printed names of the author other than the name
 * @param successors authors to whom papers have gone, without those with whom a merge made up for
 *     it
 * @param former whether all papers went to the successors
 * @param notSameAs authors who are other people, in spite of their names
 * @param note the operators' remark, which readers do not see
 * @param moving the author to or from whom papers are moving
 * @param log the latest {@link #MAX_LOG} changes, oldest first
 */
public record Identity(
    List<String> alsoAs,
    List<AuthorHandle> successors,
    boolean former,
    List<AuthorHandle> notSameAs,
    Optional<String> note,
    Optional<AuthorHandle> moving,
    List<IdentityChange> log) {
  public static final Identity NONE =
      new Identity(
          List.of(), List.of(), false, List.of(), Optional.empty(), Optional.empty(), List.of());

  public static final int MAX_NOTE = 1_000;

  /** Of printed names, and of other authors. */
  public static final int MAX_NAMES = 100;

  private static final int MAX_LOG = 20;

  public Identity {
    alsoAs = alsoAs.stream().limit(MAX_NAMES).map(it -> Text.line("alsoAs", it, 200)).toList();
    successors = successors.stream().limit(MAX_NAMES).toList();
    former &= !successors.isEmpty();
    notSameAs = notSameAs.stream().limit(MAX_NAMES).toList();
    note = note.map(text -> Text.line("note", text, MAX_NOTE));
    log = List.copyOf(log.subList(Math.max(0, log.size() - MAX_LOG), log.size()));
  }

  /** Of an author whose papers all went to others: those. */
  public List<AuthorHandle> became() {
    return former ? successors : List.of();
  }

  /** The same if it has changes; else with what a stored one says more. */
  Identity keeping(Identity stored) {
    return log.isEmpty()
        ? new Identity(
            alsoAs.isEmpty() ? stored.alsoAs : alsoAs,
            successors.isEmpty() ? stored.successors : successors,
            successors.isEmpty() ? stored.former : former,
            notSameAs.isEmpty() ? stored.notSameAs : notSameAs,
            note.or(() -> stored.note),
            moving,
            stored.log)
        : this;
  }

  public Identity moving(Optional<AuthorHandle> other) {
    return new Identity(alsoAs, successors, former, notSameAs, note, other, log);
  }

  /** The identity of an author without papers: the address leads to the successors. */
  public Identity unlisted() {
    return new Identity(alsoAs, successors, true, notSameAs, note, moving, log);
  }

  /** The identity of an author who has papers again, and is none of the successors. */
  public Identity relisted() {
    if (!former) {
      return this;
    }
    Set<AuthorHandle> others = new LinkedHashSet<>(notSameAs);
    others.addAll(successors);
    return new Identity(alsoAs, successors, false, List.copyOf(others), note, moving, log);
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
    Set<AuthorHandle> others = new LinkedHashSet<>(successors);
    if (change.kind() == IdentityChange.IdentityAct.SPLIT_INTO) {
      others.add(change.other());
    } else {
      others.remove(change.other());
    }
    return new Identity(alsoAs, List.copyOf(others), former, notSameAs, note, moving, changes);
  }
}
