package papercatalog.cli.transfer;

import module java.base;

import papercatalog.cli.difference.FieldChange;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.correction.Conflict;
import papercatalog.publishing.correction.Correction;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.JsonItems.JsonItem;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.people.People;
import papercatalog.publishing.record.IdentifierHolders;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/** Applies corrections, one after the other, to the current papers. Not thread-safe. */
public final class Corrector {
  /** Other writers that one correction gives way to. */
  private static final int RACES = 30;

  private static final Importer.ImportSettings SETTINGS =
      new Importer.ImportSettings(Replaceable.LIVE, 1, Retry.UNTIL_SERVED, People.NONE);

  private final Records records;
  private final boolean dryRun;
  private final EntryWriter writer;

  /** Papers as a dry run would have left them: the next correction of one is applied to that. */
  private final Map<PaperId, Paper> planned = new HashMap<>();

  /** The result of a correction; {@code changes} are those of the paper's current record. */
  public record Applied(EntryResult result, List<FieldChange> changes, List<Conflict> conflicts) {}

  /** {@code stopped} ends the waits for DynamoDB. */
  public Corrector(Publisher publisher, Records records, boolean dryRun, CountDownLatch stopped) {
    this.records = records;
    this.dryRun = dryRun;
    this.writer =
        new EntryWriter(
            dryRun ? publisher.dryRun() : publisher,
            new SharedIdentifiers(new IdentifierHolders(records.table())),
            SETTINGS,
            stopped,
            _ -> {});
  }

  /** Applies a correction of a file. {@code shown} receives the changes before they are written. */
  public Applied apply(String file, JsonItem item, Consumer<List<FieldChange>> shown) {
    FilePosition position = new FilePosition(file, item.line(), item.node().path("id").asText());
    if (item.problem().isPresent()) {
      return rejected(position, item.problem().get());
    }
    try {
      return apply(position, Correction.read(item.node()), shown);
    } catch (InvalidValue e) {
      return rejected(position, e.getMessage());
    }
  }

  private Applied apply(
      FilePosition position, Correction correction, Consumer<List<FieldChange>> shown) {
    Applied applied = attempt(position, correction, shown);
    for (int i = 0; i < RACES && isOvertaken(applied.result); i++) {
      applied = attempt(position, correction, shown);
    }
    return applied;
  }

  private static boolean isOvertaken(EntryResult result) {
    return result.failure().filter(Failure::lostRace).isPresent();
  }

  private Applied attempt(
      FilePosition position, Correction correction, Consumer<List<FieldChange>> shown) {
    Paper current;
    Correction.Result merged;
    try {
      current = FailureRetry.of(() -> current(correction.id()));
      Paper base = FailureRetry.of(() -> base(correction, current));
      merged = correction.appliedTo(base, current);
    } catch (InvalidValue e) {
      throw e;
    } catch (RuntimeException e) {
      return failed(new Rejected(position, ""), Failure.of(e), List.of());
    }
    Entry entry = new PaperEntry(position, merged.paper(), Origin.WHOLE, List.of());
    if (!merged.conflicts().isEmpty()) {
      return failed(entry, conflict(merged.conflicts(), current), merged.conflicts());
    }
    List<FieldChange> changes = FieldChange.between(current, merged.paper());
    shown.accept(changes);
    EntryResult result = writer.write(entry);
    if (dryRun) {
      planned.put(correction.id(), merged.paper());
    }
    return new Applied(result, changes, List.of());
  }

  private Paper current(PaperId id) {
    Paper current =
        Optional.ofNullable(planned.get(id))
            .or(() -> records.paper(id))
            .orElseThrow(() -> new PaperNotFound(id));
    if (current.status() == Status.WITHDRAWN) {
      throw new PaperWithdrawn(Tombstone.of(current));
    }
    return current;
  }

  private Paper base(Correction correction, Paper current) {
    if (correction.revision().isEmpty()) {
      return current;
    }
    long revision = correction.revision().getAsLong();
    return records
        .version(correction.id(), revision)
        .orElseThrow(() -> new VersionNotFound(current.id(), revision));
  }

  private static Failure conflict(List<Conflict> conflicts, Paper current) {
    String members = conflicts.stream().map(Conflict::toString).collect(Collectors.joining("; "));
    return new Failure(
        "conflict",
        "%s. Nothing of this correction was applied: correct revision %d."
            .formatted(members, current.revision()));
  }

  private static Applied rejected(FilePosition position, String reason) {
    Rejected entry = new Rejected(position, reason);
    Failure failure = new Failure("rejected", reason);
    return new Applied(
        EntryResult.failed(entry, EntryOutcome.REJECTED, failure), List.of(), List.of());
  }

  private static Applied failed(Entry entry, Failure failure, List<Conflict> conflicts) {
    return new Applied(
        EntryResult.failed(entry, EntryOutcome.FAILED, failure), List.of(), conflicts);
  }
}
