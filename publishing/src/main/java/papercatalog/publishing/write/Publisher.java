package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * The write side, for operators. Thread-safe.
 *
 * <p>A write computes all items of a paper from its whole record and writes the difference to the
 * table and a new version: in one transaction or in several, ordered so that no list ever shows a
 * paper that cannot be read. Repeating the command finishes an interrupted write. // I-3
 *
 * <p>Every method throws {@link Throttled}, {@link WriteConflict} and {@link TableUnavailable} when
 * DynamoDB does not serve it after several attempts; the write may then have been made, in part or
 * as a whole. All but {@link #delete} throw {@link papercatalog.domain.error.DamagedRecord} when
 * the stored paper cannot be read.
 */
public final class Publisher {
  private static final int CITING_AT_A_TIME = 16;

  /** Another writer may find papers for the references at the same time. */
  private static final Retry AFTER_CONFLICT =
      new Retry(6, Duration.ofMillis(50), Duration.ofMillis(400));

  private final CatalogTable table;
  private final Clock clock;
  private final Optional<Duration> draftAge;
  private final Optional<Consumer<PlannedStep>> dryRun;
  private final int maxActions;
  private final DoubleAdder spent = new DoubleAdder();
  private final SharedItems shared;
  private final Transactions transactions;

  public Publisher(CatalogTable table, Clock clock) {
    this(table, clock, Optional.empty(), Optional.empty(), Transactions.MAX_ACTIONS);
  }

  private Publisher(
      CatalogTable table,
      Clock clock,
      Optional<Duration> draftAge,
      Optional<Consumer<PlannedStep>> dryRun,
      int maxActions) {
    this.table = table;
    this.clock = clock;
    this.draftAge = draftAge;
    this.dryRun = dryRun;
    this.maxActions = maxActions;
    this.shared = new SharedItems(table, this::now, dryRun.isPresent(), spent);
    this.transactions = new Transactions(table, clock, maxActions, shared::introduceAgain);
  }

  /** A publisher that reads, checks and counts as this one, but writes nothing. */
  public Publisher dryRun() {
    return dryRun(_ -> {});
  }

  /** The same; {@code planned} receives the steps of each paper in their order. */
  public Publisher dryRun(Consumer<PlannedStep> planned) {
    return new Publisher(table, clock, draftAge, Optional.of(planned), maxActions);
  }

  /**
   * A publisher that lets DynamoDB drop superseded drafts of the papers that it writes, at an age
   * since they were superseded. Other states never expire.
   */
  public Publisher expiringSupersededDraftsAfter(Duration age) {
    return new Publisher(table, clock, Optional.of(age), dryRun, maxActions);
  }

  /** A publisher whose transactions take fewer actions than DynamoDB's, for tests. */
  Publisher withTransactionsOf(int actions) {
    return new Publisher(table, clock, draftAge, dryRun, actions);
  }

  /**
   * Creates a paper or revises it, unless it has been withdrawn. Missing profiles and directory
   * entries are written. Former names are replaced by those that count.
   *
   * @param paper with all its authors. Revision 0 replaces any stored revision; another only
   *     itself.
   * @throws RevisionConflict when another revision is stored, or a write came in between // I-4
   * @throws PaperWithdrawn when only a tombstone is stored, and the given paper is not withdrawn
   * @throws ItemTooLarge when it cannot be stored; nothing is written
   * @throws InvalidValue when it lacks authors
   */
  public Written publish(Paper paper) {
    return publish(paper, Replaceable.LIVE);
  }

  /**
   * As {@link #publish(Paper)}; PaperAlreadyExists when it may replace nothing and another content
   * exists.
   */
  public Written publish(Paper paper, Replaceable replaceable) {
    return publish(paper, replaceable, Origin.WHOLE);
  }

  /** The same; stored values stay of which the paper's origin says nothing. */
  public Written publish(Paper paper, Replaceable replaceable, Origin origin) {
    CitedPapers cited = new CitedPapers(table);
    PaperWrite write = write(paper.id());
    Written written =
        repeated(
            () ->
                new Publication(paper, replaceable, origin, write, shared, cited, List.of()).run());
    return written.plus(findCited(paper, write, written)).plus(follow(write, write.lostNames()));
  }

  /**
   * Changes a stored paper, and decides again when another writer was faster; empty if there is
   * none. Fails as {@link #publish(Paper)}.
   */
  public Optional<Written> revise(PaperId id, UnaryOperator<Paper> change) {
    return AFTER_CONFLICT.repeat(
        Publisher::isOvertaken,
        () -> new Partition(table, id).paper().map(it -> publish(change.apply(it.paper()))));
  }

  /** Whether a write failed because of another writer's, so that it may be made again. */
  public static boolean isOvertaken(RuntimeException failure) {
    return failure instanceof WriteConflict || failure instanceof RevisionConflict;
  }

  /**
   * Repeats what another writer has overtaken: reads the paper again, and decides again. Only a
   * plan repeats more, under the mark that it has set.
   */
  private static <T> T repeated(Supplier<T> write) {
    return AFTER_CONFLICT.repeat(WriteConflict.class::isInstance, write);
  }

  /**
   * Looks again for cited papers, which may have come or gone since the look before the write. Both
   * papers look after their writes: so one of them sees the other.
   */
  private Work findCited(Paper citing, PaperWrite write, Written written) {
    CitedPapers papers = new CitedPapers(table);
    return written.outcome() == Outcome.UNCHANGED || citing.works().isEmpty()
        ? Work.NONE
        : find(citing.id(), it -> papers.found(write.losingFound(it)));
  }

  /**
   * After a write, lets the citations wait that lead to the paper by names that it lacks, and finds
   * those that wait for it. Does so again if another writer, who may not have seen them, has
   * changed its names.
   */
  private Work follow(PaperWrite write, Optional<Predicate<WorkName>> lacks) {
    PaperId cited = write.partition().id();
    Work work =
        lacks.map(it -> lose(cited, it)).orElse(Work.NONE).plus(findCiting(cited, write.finding()));
    if (work.equals(Work.NONE)) {
      return work;
    }
    Optional<Paper> now = new Partition(table, cited).paper().map(StoredPaper::paper);
    Set<WorkName> finding = now.map(WorkName::finding).orElse(Set.of());
    Set<WorkName> names = now.map(WorkName::ofPaper).orElse(Set.of());
    return finding.equals(write.finding())
        ? work
        : work.plus(lose(cited, it -> !names.contains(it))).plus(findCiting(cited, finding));
  }

  /** Points the citations that wait for a paper to it. */
  private Work findCiting(PaperId cited, Set<WorkName> names) {
    return findEach(
        names.stream().map(WorkName::waiting),
        it -> CitedPapers.found(it, name -> Optional.of(cited).filter(_ -> names.contains(name))));
  }

  /** Lets the citations wait again, or find others, that led to a paper by names that it lacks. */
  private Work lose(PaperId cited, Predicate<WorkName> lacks) {
    CitedPapers papers = new CitedPapers(table);
    return findEach(Stream.of(cited.key()), it -> papers.lostAndFound(it, cited, lacks));
  }

  /**
   * Writes each paper that cites one of these works by itself. Repeating it finishes what an
   * interruption left. // I-3
   *
   * <p>Fails after the others are written: {@code mapConcurrent} would interrupt them, and one of
   * them may be sending the transactions of other papers.
   */
  private Work findEach(Stream<String> works, UnaryOperator<Paper> finding) {
    Queue<RuntimeException> failures = new ConcurrentLinkedQueue<>();
    Work work =
        works
            .flatMap(this::citing)
            .distinct()
            .gather(
                Gatherers.mapConcurrent(
                    CITING_AT_A_TIME,
                    citing -> {
                      try {
                        return find(citing, finding);
                      } catch (RuntimeException e) {
                        failures.add(e);
                        return Work.NONE;
                      }
                    }))
            .reduce(Work.NONE, Work::plus);
    if (!failures.isEmpty()) {
      throw failures.remove();
    }
    return work;
  }

  /** The paper is written: a look that fails must not make it look refused. Verification looks. */
  private Stream<PaperId> citing(String work) {
    try {
      return Retry.OF_REQUESTS
          .repeat(Throttled.class::isInstance, () -> new CitedPapers(table).citing(work))
          .stream();
    } catch (CatalogException | SdkException _) {
      return Stream.empty();
    }
  }

  /** Changes the papers that were found for the references of a citing paper, if it exists. */
  public Work find(PaperId citing, UnaryOperator<Paper> finding) {
    try {
      return AFTER_CONFLICT.repeat(Publisher::isOvertaken, () -> write(citing).find(finding));
    } catch (DamagedRecord | SchemaMismatch _) {
      return Work.NONE; // verification reports it
    }
  }

  /** Writes the inverses of a paper's relations anew, unless it is damaged or being written. */
  public Work relate(PaperId relating, Collection<ItemKey> inverses) {
    try {
      return AFTER_CONFLICT.repeat(Publisher::isOvertaken, () -> write(relating).relate(inverses));
    } catch (DamagedRecord | SchemaMismatch _) {
      return Work.NONE; // verification reports it
    }
  }

  /**
   * Withdraws a paper: it leaves all lists, and a tombstone remains. Repeating it changes nothing,
   * regardless of {@code seen}.
   *
   * @param reason shown to readers; without one, that of an earlier withdrawal stays
   * @param seen the expected revision; empty to accept any
   * @throws PaperNotFound when the paper does not exist
   * @throws RevisionConflict as {@link #publish}
   */
  public Written withdraw(PaperId id, Optional<String> reason, OptionalLong seen) {
    PaperWrite write = write(id);
    return repeated(() -> write.withdraw(reason, seen, write::expireDrafts));
  }

  /**
   * Withdraws a paper, if it is not already, and removes its earlier versions. Citations no longer
   * lead to it.
   */
  public Written takeDown(PaperId id, Optional<String> reason, OptionalLong seen) {
    PaperWrite write = write(id);
    return repeated(() -> write.withdraw(reason, seen, write::removeHistory))
        .plus(follow(write, Optional.of(_ -> true)));
  }

  /**
   * Deletes a paper with its history, even if its record is damaged. Profiles stay, and its change,
   * as a deletion. Fails as {@link #withdraw}.
   */
  public Written delete(PaperId id, OptionalLong seen) {
    return delete(id, seen, true);
  }

  /** Deletes a paper with its change, also that of a paper that is deleted already. */
  public Written deleteWithoutTrace(PaperId id, OptionalLong seen) {
    return delete(id, seen, false);
  }

  private Written delete(PaperId id, OptionalLong seen, boolean leavingTrace) {
    PaperWrite write = write(id);
    boolean deleted = repeated(() -> write.delete(seen, leavingTrace));
    Work citing =
        follow(write, Optional.of(_ -> true)); // also what an interrupted deletion has left
    if (!deleted) {
      throw new PaperNotFound(id);
    }
    return new Written(Outcome.DELETED, 0, write.work()).plus(citing);
  }

  /** Writes what papers share: profiles, directory entries, aliases. */
  public SharedItems shared() {
    return shared;
  }

  /**
   * Makes the items of a paper match its record, or removes those left of no paper, after finishing
   * an interrupted write: for verification. RevisionConflict when another writer changes the paper.
   *
   * @return UNCHANGED when nothing was wrong, COMPLETED otherwise
   */
  public Written repair(PaperId id) {
    PaperWrite write = write(id);
    long revision = repeated(write::repair);
    return new Written(Outcome.unchanged(write.work()), revision, write.work());
  }

  /** The write units of all that it has written, or tried to. */
  public double spent() {
    return spent.sum();
  }

  private PaperWrite write(PaperId id) {
    return new PaperWrite(
        new Partition(table, id),
        new PartitionWriter(table, id, transactions, dryRun, maxActions, spent),
        new PaperItems(table.schema()),
        now(),
        draftAge);
  }

  /** The time of a write that begins now. */
  public Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.SECONDS);
  }
}
