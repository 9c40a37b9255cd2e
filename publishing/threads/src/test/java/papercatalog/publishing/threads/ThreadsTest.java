package papercatalog.publishing.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import module java.base;

import java.lang.reflect.Field;
import kotlin.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pastalab.fray.core.observers.TimelineCoverageType;
import org.pastalab.fray.core.randomness.ControlledRandomProvider;
import org.pastalab.fray.core.scheduler.POSScheduler;
import org.pastalab.fray.core.scheduler.RandomScheduler;
import org.pastalab.fray.core.scheduler.Scheduler;
import org.pastalab.fray.junit.plain.FrayInTestLauncher;
import papercatalog.domain.TestTable;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.memory.Refusals;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.VirtualTime;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.SmallTransactions;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Threads that share a publisher, as those of an import do. Fray chooses at each of their steps,
 * also within one request, which of them goes on.
 *
 * <p>They are platform threads: Fray sees a deadlock in {@code mapConcurrent}, whose virtual
 * threads it does not control.
 */
final class ThreadsTest {
  private static final String TABLE = "papers";
  private static final Clock CLOCK = Clock.fixed(TestTable.NOW, ZoneOffset.UTC);
  private static final int ORDERS = Boolean.getBoolean("test.thorough") ? 1000 : 100;

  /** Has the collection and the author of all papers, and one of the papers. */
  private static final MemoryEngine START = new MemoryEngine(TABLE, TableSchema.DECLARED);

  static {
    new Publisher(new CatalogTable(START.client(), TABLE), CLOCK).publish(titled("x", "First"));
  }

  private interface Writing {
    void run(Publisher publisher);
  }

  private enum Meeting {
    PAPERS_OF_ONE_LIST(Set.of(4L), publish("a", "A"), publish("b", "B"), publish("c", "C")),
    SAME_NEW_PAPER(Set.of(2L), publish("a", "A"), publish("a", "A")),
    TWO_REVISIONS(Set.of(3L), publish("x", "Second"), publish("x", "Third")),
    REVISION_AND_DELETION(Set.of(0L, 1L), publish("x", "Second"), ThreadsTest::delete),
    DELETION_IN_A_LIST(Set.of(2L), ThreadsTest::delete, publish("a", "A"), publish("b", "B"));

    /** How many versions the table may have at the end: one for each revision. */
    final Set<Long> versions;

    final List<Writing> threads;

    Meeting(Set<Long> versions, Writing... threads) {
      this.versions = versions;
      this.threads = List.of(threads);
    }
  }

  @ParameterizedTest
  @EnumSource
  void threads_leaveACatalogWithoutFindings(Meeting meeting) {
    explore(meeting, publishers(100), _ -> {});
  }

  /** Small papers take several transactions. */
  @ParameterizedTest
  @EnumSource
  void threadsOfStagedWrites_leaveACatalogWithoutFindings(Meeting meeting) {
    explore(meeting, publishers(8), _ -> {});
  }

  @Test
  void transactionsOfOneList_areSentTogether() {
    Set<Integer> sent = new TreeSet<>();
    explore(Meeting.PAPERS_OF_ONE_LIST, publishers(100), it -> sent.add(it.transactions));
    assertThat(sent).contains(2, 3);
  }

  /** The test notices errors. */
  @Test
  void withoutTheLockOfTransactions_anOrderFails() {
    assertThatThrownBy(
            () ->
                explore(
                    Meeting.PAPERS_OF_ONE_LIST,
                    publishers(100).andThen(ThreadsTest::withoutLock),
                    _ -> {}))
        .isInstanceOf(AssertionError.class);
  }

  private static void explore(
      Meeting meeting, Function<CatalogTable, Publisher> publishers, Consumer<Together> end) {
    // One lets a thread run far ahead of the others, the other keeps them close together.
    for (Scheduler scheduler : List.of(new POSScheduler(), new RandomScheduler())) {
      FrayInTestLauncher.INSTANCE.launchFray(
          () -> end.accept(run(meeting, publishers)),
          scheduler,
          new ControlledRandomProvider(),
          ORDERS,
          (int) Duration.ofMinutes(30).toSeconds(),
          false,
          TimelineCoverageType.NONE,
          _ -> Unit.INSTANCE);
    }
  }

  private static Together run(Meeting meeting, Function<CatalogTable, Publisher> publishers) {
    Together requests = new Together(START.copy());
    VirtualTime.takeOver(_ -> requests.awaitEnd());
    CatalogTable table = new CatalogTable(new MemoryClient(requests::answer), TABLE);
    Publisher publisher = publishers.apply(table);
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    List<Thread> threads =
        meeting.threads.stream()
            .map(it -> Thread.ofPlatform().unstarted(() -> runUntilDecided(it, publisher)))
            .toList();
    threads.forEach(it -> it.setUncaughtExceptionHandler((_, failure) -> failures.add(failure)));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    assertThat(failures).isEmpty();
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table, CLOCK).run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
    long versions =
        requests.engine.table().all().stream().filter(it -> new Item(it).key().isVersion()).count();
    assertThat(versions).as("revisions of all papers").isIn(meeting.versions);
    return requests;
  }

  /** A write that another has overtaken is refused, and given again. // I-4 */
  private static void runUntilDecided(Writing write, Publisher publisher) {
    try {
      write.run(publisher);
    } catch (RevisionConflict _) {
      write.run(publisher);
    }
  }

  private static Writing publish(String id, String title) {
    return publisher -> publisher.publish(titled(id, title));
  }

  private static Paper titled(String id, String title) {
    return paper(id, "2026").title(title).build();
  }

  private static void delete(Publisher publisher) {
    publisher.delete(new PaperId("x"), OptionalLong.empty());
  }

  private static Function<CatalogTable, Publisher> publishers(int actions) {
    return table -> SmallTransactions.publisher(table, CLOCK, actions);
  }

  private static Publisher withoutLock(Publisher publisher) {
    try {
      Field transactions = Publisher.class.getDeclaredField("transactions");
      transactions.setAccessible(true);
      Field lock = transactions.getType().getDeclaredField("sending");
      lock.setAccessible(true);
      lock.set(transactions.get(publisher), new OpenLock());
      return publisher;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class OpenLock extends ReentrantLock {
    private static final long serialVersionUID = 1;

    @Override
    public void lock() {}

    @Override
    public void unlock() {}
  }

  /** Refuses a transaction that meets another at an item, as DynamoDB does. */
  private static final class Together {
    private final MemoryEngine engine;
    private final Set<ItemKey> sent = new HashSet<>();
    int transactions;

    Together(MemoryEngine engine) {
      this.engine = engine;
    }

    DynamoDbResponse answer(DynamoDbRequest request) {
      if (!(request instanceof TransactWriteItemsRequest transaction)) {
        return engine.answer(request);
      }
      List<ItemKey> keys = transaction.transactItems().stream().map(Together::key).toList();
      begin(keys);
      try {
        return engine.answer(request);
      } finally {
        end(keys);
      }
    }

    private synchronized void begin(List<ItemKey> keys) {
      transactions++;
      if (keys.stream().anyMatch(sent::contains)) {
        // The publisher avoids this for lists: each attempt costs units.
        assertThat(keys).filteredOn(sent::contains).allMatch(ItemKey::isOfPaper);
        throw Refusals.cancelled(keys.stream().map(key -> reason(sent.contains(key))).toList());
      }
      sent.addAll(keys);
    }

    private synchronized void end(List<ItemKey> keys) {
      keys.forEach(sent::remove);
      notifyAll();
    }

    /** A pause lasts longer than a request. */
    synchronized void awaitEnd() {
      try {
        while (!sent.isEmpty()) {
          wait();
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    private static CancellationReason reason(boolean met) {
      return CancellationReason.builder().code(met ? "TransactionConflict" : "None").build();
    }

    private static ItemKey key(TransactWriteItem one) {
      Map<String, AttributeValue> key =
          one.put() != null
              ? one.put().item()
              : one.delete() != null
                  ? one.delete().key()
                  : one.update() != null ? one.update().key() : one.conditionCheck().key();
      return new ItemKey(key.get("PK").s(), key.get("SK").s());
    }
  }
}
