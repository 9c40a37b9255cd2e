package papercatalog.write;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import papercatalog.error.CatalogException;
import papercatalog.error.ItemTooLarge;
import papercatalog.error.PaperAlreadyExists;
import papercatalog.error.PaperNotFound;
import papercatalog.error.PaperWithdrawn;
import papercatalog.error.RevisionConflict;
import papercatalog.error.TableUnavailable;
import papercatalog.error.Throttled;
import papercatalog.error.WriteConflict;
import papercatalog.model.Author;
import papercatalog.model.ContentHash;
import papercatalog.model.InvalidValue;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.record.Partition;
import papercatalog.record.StoredPaper;
import papercatalog.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The write side, for operators. The functions do not hold one.
 *
 * <p>A write computes all the items of a paper from the whole record, compares them with what the
 * table holds and writes the difference with the superseded state as history: in one transaction
 * or, where that does not suffice, in several whose order never lets a list show a paper that
 * cannot be got. Whatever was interrupted is finished by the same command. // I-3
 *
 * <p>Every method throws {@link Throttled}, {@link WriteConflict} and {@link TableUnavailable} when
 * DynamoDB does not serve it after some attempts. Then the write may have been made, in part or
 * whole; the same call again finishes it.
 *
 * <p>All but {@link #delete} throw {@link papercatalog.error.DamagedRecord} when what is there
 * cannot be read.
 *
 * <p>Thread-safe.
 */
public final class Publisher {
  private final DynamoDbClient client;
  private final String table;
  private final Clock clock;
  private final Optional<Duration> historyAge;
  private final boolean rehearsal;
  private final AuthorWriter authors;

  /** Writes to a table, and keeps all history. */
  public Publisher(DynamoDbClient client, String table, Clock clock) {
    this(client, table, clock, Optional.empty(), false);
  }

  private Publisher(
      DynamoDbClient client,
      String table,
      Clock clock,
      Optional<Duration> historyAge,
      boolean rehearsal) {
    this.client = client;
    this.table = table;
    this.clock = clock;
    this.historyAge = historyAge;
    this.rehearsal = rehearsal;
    this.authors = new AuthorWriter(client, table, rehearsal);
  }

  /** One that reads, checks and counts as this one, and writes nothing. */
  public Publisher dryRun() {
    return new Publisher(client, table, clock, historyAge, true);
  }

  /** One whose superseded states DynamoDB may drop after a time. */
  public Publisher expiringHistoryAfter(Duration age) {
    return new Publisher(client, table, clock, Optional.of(age), rehearsal);
  }

  /**
   * Creates a paper or revises it; authors without a profile get one with their name.
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
   * As {@link #publish}, but only where there is no such paper.
   *
   * @throws PaperAlreadyExists when there is one that says something else; nothing is changed
   */
  public Written create(Paper paper) {
    return publish(paper, Replacing.NOTHING);
  }

  /** As {@link #publish}, also where the paper has been withdrawn. */
  public Written reinstate(Paper paper) {
    return publish(paper, Replacing.ANYTHING);
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
    PaperWrite write = write(id);
    StoredPaper found = write.settled().orElseThrow(() -> new PaperNotFound(id));
    Paper paper = found.paper();
    Paper tombstone = paper.tombstone(reason, paper.withdrawnAt().orElse(now()));
    if (found.withdrawn()
        && (reason.isEmpty() || tombstone.statusReason().equals(paper.statusReason()))) {
      return write.done(Outcome.UNCHANGED, found.revision());
    }
    requireSeen(id, seen, found.revision());
    long revision = found.revision() + 1;
    write.replace(Optional.of(found), tombstone.asRevision(revision, now()));
    return write.done(Outcome.WITHDRAWN, revision);
  }

  /**
   * Deletes a paper with its history, even if its record is damaged; its authors keep their
   * profiles.
   *
   * @param seen as for {@link #withdraw}
   * @throws PaperNotFound when there is none
   * @throws RevisionConflict as {@link #publish}
   */
  public Written delete(PaperId id, OptionalLong seen) {
    PaperWrite write = write(id);
    StoredPaper found = write.remains().orElseThrow(() -> new PaperNotFound(id));
    requireSeen(id, seen, found.revision());
    write.delete(found);
    return write.done(Outcome.DELETED, 0);
  }

  /**
   * Creates or replaces an author's profile.
   *
   * @throws WriteConflict when another write came in between
   */
  public Written upsertAuthor(Author author) {
    return authors.upsert(author, now());
  }

  /**
   * Makes the items of a paper what its record asks for, finishing what was interrupted: for {@code
   * papercatalog.verify}. Where there is no paper, its leftovers go.
   *
   * @param superfluous versions that are to go
   * @return UNCHANGED when all was well, COMPLETED otherwise
   * @throws RevisionConflict when somebody else writes the paper meanwhile
   */
  public Written mend(PaperId id, Set<ItemKey> superfluous) {
    PaperWrite write = write(id);
    Optional<StoredPaper> found = write.settled();
    found.ifPresentOrElse(
        stored -> write.mend(stored, superfluous), () -> write.removeLeftovers(id));
    return write.done(Outcome.UNCHANGED, found.map(StoredPaper::revision).orElse(0L));
  }

  /** Writes the profiles of authors who have none; the others are left alone. */
  public Work introduce(List<Author> profiles) {
    return authors.introduce(profiles, now());
  }

  private Written publish(Paper given, Replacing replacing) {
    PaperWrite write = write(given.id());
    Optional<StoredPaper> found = write.settled();
    Paper wanted = normalized(given, found);
    if (found.isPresent() && says(found.get(), wanted)) {
      return write.done(Outcome.UNCHANGED, complete(found.get(), wanted, write));
    }
    RecordLimits.check(wanted);
    replacing.check(given, found);
    long revision = found.map(StoredPaper::revision).orElse(0L) + 1;
    if (wanted.status() != Status.WITHDRAWN) {
      write.add(authors.introduce(wanted.authors().stream().map(Author::of).toList(), now()));
    }
    return replace(found, wanted.asRevision(revision, now()), write);
  }

  /**
   * Puts a paper in the place of what was found, and is content when that is refused because the
   * paper is there by now: somebody else has written the same, or has finished what this write had
   * begun.
   */
  private static Written replace(Optional<StoredPaper> found, Paper next, PaperWrite write) {
    Outcome outcome = found.isPresent() ? Outcome.REVISED : Outcome.CREATED;
    Work before = write.work();
    try {
      write.replace(found, next);
      return write.done(outcome, next.revision());
    } catch (RevisionConflict | PaperAlreadyExists e) {
      boolean begun = !write.work().equals(before);
      long revision = complete(thereByNow(next, write, e), next, write);
      return write.done(begun ? outcome : Outcome.UNCHANGED, revision);
    }
  }

  /**
   * Finishes what is there of a paper, as somebody else may do at the same time.
   *
   * @return the revision that is there
   */
  private static long complete(StoredPaper there, Paper paper, PaperWrite write) {
    try {
      write.complete(there);
      return there.revision();
    } catch (RevisionConflict e) {
      return complete(thereByNow(paper, write, e), paper, write);
    }
  }

  /** What refused a paper, if it says the same. What is about to leave is not there. */
  private static StoredPaper thereByNow(Paper paper, PaperWrite write, CatalogException refusal) {
    return write
        .found()
        .filter(stored -> says(stored, paper) && !stored.leaving())
        .orElseThrow(() -> refusal);
  }

  private Paper normalized(Paper given, Optional<StoredPaper> found) {
    if (given.status() == Status.WITHDRAWN) {
      Instant since =
          given
              .withdrawnAt()
              .or(() -> found.flatMap(stored -> stored.paper().withdrawnAt()))
              .orElseGet(this::now);
      return given.tombstone(given.statusReason(), since);
    }
    if (!given.hasAllAuthors()) {
      throw new InvalidValue(
          "authors", "must name all " + given.authorCount() + " to be published");
    }
    return given;
  }

  private static boolean says(StoredPaper stored, Paper paper) {
    return stored.contentHash().equals(ContentHash.of(paper));
  }

  private static void requireSeen(PaperId id, OptionalLong seen, long found) {
    if (seen.isPresent() && seen.getAsLong() != found) {
      throw new RevisionConflict(id, seen.getAsLong(), found);
    }
  }

  private PaperWrite write(PaperId id) {
    return new PaperWrite(
        new Partition(client, table, id),
        new PartitionWriter(client, table, id, rehearsal),
        now(),
        historyAge.map(now()::plus));
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.SECONDS);
  }
}
