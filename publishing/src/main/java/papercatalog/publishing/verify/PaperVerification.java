package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.Aliases;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.PaperReading;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;
import papercatalog.publishing.write.Publisher;

/** Checks the partitions of papers, reads suspicious ones again, and repairs them if asked to. */
final class PaperVerification {
  private final Verifier run;
  private final Set<PaperId> broken = new HashSet<>();
  private final Map<ItemKey, Alias> aliases = new HashMap<>();
  private long count;
  private long guessedNames;

  PaperVerification(Verifier run) {
    this.run = run;
    new Aliases(run.table)
        .all()
        .forEach(alias -> aliases.put(Keys.alias(alias.kind(), alias.name()), alias));
  }

  long count() {
    return count;
  }

  long guessedNames() {
    return guessedNames;
  }

  /** Checks a partition; returns its paper with all the authors that can be read. */
  Optional<Paper> check(String name, Map<ItemKey, Item> partition) {
    PaperId id;
    try {
      id = new PaperId(name);
    } catch (InvalidValue e) {
      return unreadable(partition, e.getMessage());
    }
    if (!id.key().equals(name)) {
      return unreadable(partition, "keys hold ids in lower case");
    }
    count += partition.containsKey(Keys.paper(id)) ? 1 : 0;
    PaperReading reading = read(id, partition);
    if (!reading.flaws(run.table.schema()).isEmpty() && broken.add(id)) {
      settle(id, confirmed(id));
      if (run.repairer.isPresent()) {
        reading = read(id, new Partition(run.table, id).items()); // perhaps removed
      }
    }
    reading.paper().ifPresent(this::countGuessed);
    return reading.paper().map(this::renamed);
  }

  /** The paper with the names that count; writes it if asked to. */
  private Paper renamed(Paper paper) {
    Paper named = named(paper);
    if (named.equals(paper) || paper.status() == Status.WITHDRAWN) {
      return paper;
    }
    run.repair(Keys.paper(paper.id()), Flaw.FORMER_NAME, "", it -> rename(it, paper.id()));
    return named;
  }

  private Paper named(Paper paper) {
    Paper named = paper;
    for (ItemKey name : Keys.names(paper)) {
      Alias alias = aliases.get(name);
      named = alias == null ? named : alias.in(named);
    }
    return named;
  }

  /** False when another writer is writing the paper, or aliases make a circle. */
  private boolean rename(Publisher publisher, PaperId id) {
    try {
      new Partition(run.table, id)
          .paper()
          .map(StoredPaper::paper)
          .map(this::named)
          .ifPresent(publisher::publish);
      return true;
    } catch (NameMoved | RevisionConflict | WriteConflict _) {
      return false;
    }
  }

  private void countGuessed(Paper paper) {
    guessedNames += paper.authors().stream().filter(author -> author.parts().isEmpty()).count();
  }

  private Optional<Paper> unreadable(Map<ItemKey, Item> partition, String trouble) {
    partition.keySet().forEach(key -> run.report(Finding.of(key, Flaw.UNREADABLE, trouble)));
    return Optional.empty();
  }

  private PaperReading read(PaperId id, Map<ItemKey, Item> partition) {
    return new PaperReading(id, partition, run.clock.instant());
  }

  private List<Finding> confirmed(PaperId id) {
    return read(id, new Partition(run.table, id).items()).flaws(run.table.schema()).stream()
        .map(it -> Finding.of(it.key(), it.flaw(), it.detail()))
        .toList();
  }

  private void settle(PaperId id, List<Finding> found) {
    if (run.repairer.isEmpty()
        || found.stream().noneMatch(finding -> finding.flaw().isRepairable())) {
      found.forEach(run::report);
      return;
    }
    boolean repaired = repaired(run.repairer.get(), id);
    List<Finding> left = confirmed(id);
    if (!repaired) {
      left.forEach(run::report);
      return;
    }
    for (Finding finding : found) {
      run.report(left.contains(finding) ? finding : finding.asRepaired());
    }
    left.stream().filter(finding -> !found.contains(finding)).forEach(run::report);
  }

  /** False when another writer is writing the paper, and may repair it. */
  private static boolean repaired(Publisher publisher, PaperId id) {
    try {
      publisher.repair(id);
      return true;
    } catch (RevisionConflict | PaperAlreadyExists | WriteConflict _) {
      return false;
    }
  }
}
