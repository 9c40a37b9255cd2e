package papercatalog.domain.write;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.Partition;
import papercatalog.domain.record.StoredPaper;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The write side, for operators. The functions do not hold one.
 *
 * <p>A write computes all the items of a paper from the whole record, compares them with what the
 * table holds and writes the difference with a version of its own: in one transaction or, where
 * that does not suffice, in several whose order never lets a list show a paper that cannot be got.
 * Whatever was interrupted is finished by the same command. // I-3
 *
 * <p>Every method throws {@link Throttled}, {@link WriteConflict} and {@link TableUnavailable} when
 * DynamoDB does not serve it after some attempts. Then the write may have been made, in part or
 * whole; the same call again finishes it.
 *
 * <p>All but {@link #delete} throw {@link papercatalog.domain.error.DamagedRecord} when what is
 * there cannot be read.
 *
 * <p>Thread-safe.
 */
public final class Publisher {
  private final CatalogTable table;
  private final Clock clock;
  private final Optional<Duration> draftAge;
  private final boolean dryRun;
  private final SharedItemWriter shared;

  /** Writes to a table as it is declared, and keeps all history. */
  public Publisher(DynamoDbClient client, String table, Clock clock) {
    this(new CatalogTable(client, table), clock);
  }

  /** The same, where the lists may have been moved to other indexes. */
  public Publisher(CatalogTable table, Clock clock) {
    this(table, clock, Optional.empty(), false);
  }

  private Publisher(CatalogTable table, Clock clock, Optional<Duration> draftAge, boolean dryRun) {
    this.table = table;
    this.clock = clock;
    this.draftAge = draftAge;
    this.dryRun = dryRun;
    this.shared = new SharedItemWriter(table, dryRun);
  }

  /** One that reads, checks and counts as this one, and writes nothing. */
  public Publisher dryRun() {
    return new Publisher(table, clock, draftAge, true);
  }

  /**
   * One that lets DynamoDB drop superseded drafts of what it writes, also those that others have
   * superseded. A state that was published, retracted or withdrawn never expires.
   *
   * @param age counted from when a draft was superseded
   */
  public Publisher expiringSupersededDraftsAfter(Duration age) {
    return new Publisher(table, clock, Optional.of(age), dryRun);
  }

  /**
   * Creates a paper or revises it, unless it has been withdrawn. Authors without a profile get one
   * with their name; a collection and topics that are new come into their directories.
   *
   * @param paper with all its authors. At revision 0 it replaces whatever is there; at another,
   *     only that revision.
   * @throws RevisionConflict when another revision is there, or came in between // I-4
   * @throws PaperWithdrawn when only its tombstone is left, and the paper is not withdrawn itself
   * @throws ItemTooLarge when it cannot be stored; nothing is written
   * @throws InvalidValue when it lacks authors
   */
  public Written publish(Paper paper) {
    return publish(paper, Replacing.LIVE);
  }

  /**
   * The same, with a choice of what may be replaced.
   *
   * @throws PaperAlreadyExists when nothing may be, and there is a paper that says something else;
   *     nothing is changed
   */
  public Written publish(Paper paper, Replacing replacing) {
    return new Publication(paper, replacing, write(paper.id()), shared).run();
  }

  /**
   * Withdraws a paper: it leaves all lists, and a tombstone is left to read. One that has been
   * withdrawn for this reason stays as it is, whatever was seen: the command may be repeated.
   *
   * @param reason given to readers; without one, that of an earlier withdrawal stays
   * @param seen the revision that it is about; empty when it is about whatever is there
   * @throws PaperNotFound when there is none
   * @throws RevisionConflict as {@link #publish}
   */
  public Written withdraw(PaperId id, Optional<String> reason, OptionalLong seen) {
    return new Withdrawal(id, reason, seen, false, write(id)).run();
  }

  /**
   * Withdraws a paper and removes its earlier versions, which otherwise stay readable: a takedown.
   * Of one that has been withdrawn already, the versions are removed.
   */
  public Written withdrawAndErase(PaperId id, Optional<String> reason, OptionalLong seen) {
    return new Withdrawal(id, reason, seen, true, write(id)).run();
  }

  /**
   * Deletes a paper with its history, even if its record is damaged. Its authors keep their
   * profiles, and a change says that it has been deleted.
   *
   * @param seen as for {@link #withdraw}
   * @throws PaperNotFound when there is none
   * @throws RevisionConflict as {@link #publish}
   */
  public Written delete(PaperId id, OptionalLong seen) {
    return delete(id, seen, true);
  }

  /** The same, leaving no change either; of a paper that is deleted already, its change goes. */
  public Written deleteWithoutTrace(PaperId id, OptionalLong seen) {
    return delete(id, seen, false);
  }

  private Written delete(PaperId id, OptionalLong seen, boolean leavingTrace) {
    PaperWrite write = write(id);
    Optional<StoredPaper> found = write.partition().remains();
    if (found.isPresent()) {
      found.get().requireRevision(seen);
      write.delete(found.get(), leavingTrace);
    } else if (leavingTrace || !write.deleteTrace(id)) {
      throw new PaperNotFound(id);
    }
    return new Written(Outcome.DELETED, 0, write.work());
  }

  /**
   * Creates or replaces an author's profile.
   *
   * @throws WriteConflict when another write came in between
   */
  public Written upsertAuthor(Author author) {
    Instant now = now();
    return shared.upsert(
        Keys.author(author.handle()), revision -> AuthorItem.item(author, revision, now));
  }

  /**
   * Creates or replaces an entry of a directory, with its title.
   *
   * @throws WriteConflict when another write came in between
   */
  public Written upsertEntry(DirectoryEntry entry) {
    Instant now = now();
    return shared.upsert(
        Keys.entry(entry.directory(), entry.name()),
        revision -> DirectoryItem.of(entry, revision, now));
  }

  /**
   * Removes an entry of a directory that no paper uses: for {@code papercatalog.domain.verify}.
   *
   * @param seen the item
   * @return whether it was as it was seen, and is gone
   */
  public boolean removeEntry(Item seen) {
    return shared.remove(seen);
  }

  /**
   * Makes the items of a paper what its record asks for, finishing what was interrupted: for {@code
   * papercatalog.domain.verify}. Where there is no paper, its leftovers go.
   *
   * @param superfluous versions that are to go
   * @return UNCHANGED when all was well, COMPLETED otherwise
   * @throws RevisionConflict when another writer changes the paper meanwhile
   */
  public Written repair(PaperId id, Set<ItemKey> superfluous) {
    return new Repair(id, write(id)).run(superfluous);
  }

  /** Writes the profiles of authors who have none; the others are left alone. */
  public Work introduce(List<Author> profiles) {
    return shared.introduce(profiles, List.of(), now());
  }

  /** Writes the entries that their directories do not have; the others are left alone. */
  public Work introduceEntries(List<DirectoryEntry> entries) {
    return shared.introduce(List.of(), entries, now());
  }

  private PaperWrite write(PaperId id) {
    return new PaperWrite(
        new Partition(table, id),
        new PartitionWriter(table, id, clock, dryRun),
        new PaperItems(table.schema()),
        now(),
        draftAge);
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.SECONDS);
  }
}
