package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;

/**
 * Checks which papers were found for references. A citation must not wait for a paper that is
 * listed with its identifier, nor lead to a paper that does not have it.
 */
final class CitationVerification {
  private static final int BITS = 1 << 24;

  private final Verifier run;
  private final CitedPapers cited;
  private final Map<Identifier, PaperId> listed = new HashMap<>();

  /** The hashes of the identifiers that citations wait for: those are too many to keep. */
  private final BitSet waiting = new BitSet(BITS);

  private final Set<Found> found = new HashSet<>();

  private record Found(PaperId paper, Identifier identifier) {}

  CitationVerification(Verifier run) {
    this.run = run;
    this.cited = new CitedPapers(run.table);
  }

  void see(Paper paper) {
    if (paper.status().listed()) {
      Identifier.ofPaper(paper).stream()
          .filter(it -> it.scheme().namesOneWork())
          .forEach(it -> listed.put(it, paper.id()));
    }
    for (Reference reference : paper.references()) {
      if (reference.found()) {
        reference
            .identifier()
            .ifPresent(it -> found.add(new Found(reference.paper().orElseThrow(), it)));
      } else if (reference.paper().isEmpty()) {
        reference.identifier().ifPresent(it -> waiting.set(bit(it)));
      }
    }
  }

  private static int bit(Identifier identifier) {
    return identifier.hashCode() & (BITS - 1);
  }

  void compare() {
    listed.forEach(
        (identifier, paper) -> {
          if (waiting.get(bit(identifier))) {
            check(
                identifier, Flaw.WAITING_CITATION, it -> CitedPapers.found(it, paper, identifier));
          }
        });
    for (Found one : found) {
      if (!holder(one.identifier()).equals(Optional.of(one.paper())) && !holds(one)) {
        check(
            one.paper().key(),
            Flaw.LOST_CITATION,
            it ->
                CitedPapers.found(
                    CitedPapers.lost(it, one.paper(), one.identifier()::equals), this::holder));
      }
    }
  }

  /** Whether a paper, which may be in no list, has the identifier by which it was found. */
  private boolean holds(Found one) {
    try {
      return new Partition(run.table, one.paper())
          .paper()
          .filter(it -> Identifier.ofPaper(it.paper()).contains(one.identifier()))
          .isPresent();
    } catch (DamagedRecord | SchemaMismatch _) {
      return true; // PaperVerification reports it
    }
  }

  private Optional<PaperId> holder(Identifier identifier) {
    return Optional.ofNullable(listed.get(identifier));
  }

  /** Reads the papers that cite a work again, strongly consistent, before it reports them. */
  private void check(Object work, Flaw flaw, UnaryOperator<Paper> right) {
    for (PaperId citing : cited.citing(work)) {
      Optional<Paper> there = stored(citing);
      if (there.isPresent() && !right.apply(there.get()).equals(there.get())) {
        run.repairer.ifPresent(publisher -> publisher.find(citing, right));
        run.report(
            new Finding(
                Keys.link(citing, KeyPrefix.WORK, work), flaw, "", run.repairer.isPresent()));
      }
    }
  }

  private Optional<Paper> stored(PaperId citing) {
    try {
      return new Partition(run.table, citing).paper().map(StoredPaper::paper);
    } catch (DamagedRecord | SchemaMismatch _) {
      return Optional.empty();
    }
  }
}
