package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;

/**
 * Checks which papers were found for references. A citation must not wait for a paper that finds it
 * by its name, nor lead to a paper that does not have the name.
 */
final class CitationVerification {
  private static final int BITS = 1 << 24;

  private final Verifier run;
  private final CitedPapers cited;
  private final Map<WorkName, PaperId> holders = new HashMap<>();

  /** The hashes of the names that citations wait for: those are too many to keep. */
  private final BitSet waiting = new BitSet(BITS);

  private final Set<FoundPaper> found = new HashSet<>();

  /** The papers in no list that cite a work. */
  private final Map<String, Set<PaperId>> unlisted = new HashMap<>();

  private record FoundPaper(PaperId paper, WorkName name) {}

  CitationVerification(Verifier run) {
    this.run = run;
    this.cited = new CitedPapers(run.table);
  }

  void see(Paper paper) {
    WorkName.finding(paper).forEach(name -> holders.put(name, paper.id()));
    for (Reference reference : paper.works()) {
      Optional<PaperId> cited = reference.paper().filter(_ -> !reference.waits());
      reference
          .name()
          .ifPresent(
              name ->
                  cited.ifPresentOrElse(
                      id -> found.add(new FoundPaper(id, name)), () -> waiting.set(bit(name))));
      if (!paper.status().listed()) {
        reference
            .work()
            .ifPresent(it -> unlisted.computeIfAbsent(it, _ -> new HashSet<>()).add(paper.id()));
      }
    }
  }

  private static int bit(WorkName name) {
    return name.hashCode() & (BITS - 1);
  }

  void compare() {
    holders.forEach(
        (name, paper) -> {
          if (waiting.get(bit(name))) {
            check(
                name.waiting(),
                Flaw.WAITING_CITATION,
                it -> CitedPapers.found(it, one -> holder(one).filter(_ -> one.equals(name))));
          }
        });
    for (FoundPaper one : found) {
      if (!holder(one.name()).equals(Optional.of(one.paper())) && !holds(one)) {
        check(
            one.paper().key(),
            Flaw.LOST_CITATION,
            it ->
                CitedPapers.found(
                    CitedPapers.lost(it, (paper, name) -> one.equals(new FoundPaper(paper, name))),
                    this::holder));
      }
    }
  }

  /** Whether a paper, which may be in no list, has the name by which it was found. */
  private boolean holds(FoundPaper one) {
    try {
      return new Partition(run.table, one.paper())
          .paper()
          .filter(it -> WorkName.ofPaper(it.paper()).contains(one.name()))
          .isPresent();
    } catch (DamagedRecord | SchemaMismatch _) {
      return true; // PaperVerification reports it
    }
  }

  private Optional<PaperId> holder(WorkName name) {
    return Optional.ofNullable(holders.get(name));
  }

  /** Reads the papers that cite a work again, strongly consistent, before it reports them. */
  private void check(String work, Flaw flaw, UnaryOperator<Paper> right) {
    Set<PaperId> all = new LinkedHashSet<>(cited.citing(work));
    all.addAll(unlisted.getOrDefault(work, Set.of()));
    for (PaperId citing : all) {
      Optional<Paper> there = stored(citing);
      if (there.isPresent() && !right.apply(there.get()).equals(there.get())) {
        run.repairer.ifPresent(publisher -> publisher.find(citing, right));
        KeyPrefix kind = cites(there.get(), work) ? KeyPrefix.CITED_WORK : KeyPrefix.NAMED_WORK;
        run.report(new Finding(Keys.link(citing, kind, work), flaw, "", run.repairer.isPresent()));
      }
    }
  }

  private static boolean cites(Paper paper, String work) {
    return paper.references().stream().anyMatch(it -> it.work().equals(Optional.of(work)));
  }

  private Optional<Paper> stored(PaperId citing) {
    try {
      return new Partition(run.table, citing).paper().map(StoredPaper::paper);
    } catch (DamagedRecord | SchemaMismatch _) {
      return Optional.empty();
    }
  }
}
