package papercatalog.publishing.write;

import java.util.ArrayList;
import java.util.List;
import papercatalog.domain.model.Alias;
import papercatalog.publishing.source.Reattribution;

/**
 * The result of a write. The stored revision is 0 for deleted papers and for authors.
 *
 * @param aliases of former names in the given paper, which were replaced
 * @param reattributions the authors whom the given paper names by another handle or ORCID iD
 */
public record Written(
    Outcome outcome,
    long revision,
    Work work,
    List<Alias> aliases,
    List<Reattribution> reattributions) {
  public static final Written NOTHING = new Written(Outcome.UNCHANGED, 0, Work.NONE);

  public Written(Outcome outcome, long revision, Work work) {
    this(outcome, revision, work, List.of(), List.of());
  }

  /** The same, of former names that were replaced. */
  public Written obeying(List<Alias> more) {
    return new Written(outcome, revision, work, more, reattributions);
  }

  Written with(List<Reattribution> more) {
    List<Reattribution> all = new ArrayList<>(more);
    all.addAll(reattributions);
    return new Written(outcome, revision, work, aliases, List.copyOf(all));
  }

  Written plus(Work more) {
    Work all = work.plus(more);
    return new Written(
        outcome == Outcome.UNCHANGED ? Outcome.unchanged(all) : outcome,
        revision,
        all,
        aliases,
        reattributions);
  }
}
