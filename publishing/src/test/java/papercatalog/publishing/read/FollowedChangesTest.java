package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.publishing.write.Publisher;

/** Those who follow the changes miss none, while several operators publish. */
@Tag("slow")
final class FollowedChangesTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final int CHANGES = Thorough.of(10_000, 1_000);
  private static final int PUBLISHERS = 4;
  private static final int PAPERS = 25;
  private static final Instant BEGIN = Instant.parse("2026-10-01T00:00:00Z");
  private static final Duration PAUSE = Duration.ofMillis(10);
  private static final Duration SPAN = Duration.ofDays(174);

  private static String table;

  /** Half of them before the end of a year, half after it. */
  @BeforeAll
  static void givenChanges() {
    table = ENGINE.newTable();
    List<Item> items =
        IntStream.range(0, CHANGES)
            .mapToObj(
                i ->
                    new Change(
                        new PaperId("given-" + i),
                        ChangeKind.CREATED,
                        1,
                        BEGIN.plus(SPAN.dividedBy(CHANGES).multipliedBy(i))))
            .map(change -> ChangeItem.of(TableSchema.DECLARED, change))
            .toList();
    ItemBatches.put(ENGINE.client(), table, items);
  }

  @Test
  void followers_withAnyPageSize_seeEveryChange_andNoneTwice() throws Exception {
    Operators operators = new Operators();
    AtomicBoolean published = new AtomicBoolean();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<Change>>> followers = new ArrayList<>();
      for (int limit : List.of(7, 25, 100)) {
        followers.add(executor.submit(() -> follow(operators, limit, published)));
      }
      List<Future<?>> publishers = new ArrayList<>();
      for (int i = 0; i < PUBLISHERS; i++) {
        int number = i;
        publishers.add(executor.submit(() -> operators.publish(number)));
      }
      for (Future<?> publisher : publishers) {
        publisher.get();
      }
      published.set(true);
      for (Future<List<Change>> follower : followers) {
        assertComplete(follower.get(), operators.latest);
      }
    }
  }

  private static void assertComplete(List<Change> seen, Map<PaperId, Long> latest) {
    assertThat(seen).doesNotHaveDuplicates();
    Map<PaperId, Long> known = new HashMap<>();
    for (Change change : seen) {
      Long before = known.put(change.id(), change.revision());
      assertThat(before == null || before < change.revision())
          .as("%s is seen again only when it has changed again", change)
          .isTrue();
    }
    assertThat(known).hasSize(CHANGES + latest.size()).containsAllEntriesOf(latest);
  }

  /** Walks to the end and comes back until all is published, and once more. */
  private static List<Change> follow(Operators operators, int limit, AtomicBoolean published)
      throws InterruptedException {
    Catalog catalog = new Catalog(new CatalogTable(ENGINE.client(), table), operators.settled());
    List<Change> seen = new ArrayList<>();
    PageRequest pageRequest = PageRequest.FIRST.withOrder(Order.ASC).withLimit(limit);
    boolean last = false;
    while (true) {
      boolean ending = published.get();
      ChangePage page = catalog.listChanges(pageRequest);
      seen.addAll(page.changes());
      pageRequest = pageRequest.after(page.resumeCursor().orElseThrow());
      if (page.nextCursor().isEmpty()) {
        if (last) {
          return seen;
        }
        last = ending;
        Thread.sleep(PAUSE);
      }
    }
  }

  /**
   * Operators who publish at the same time. Their clock is what readers' clocks would be a minute
   * after the oldest write that is still under way.
   */
  private static final class Operators {
    private final Map<Integer, Instant> underWay = new ConcurrentHashMap<>();
    private final Map<PaperId, Long> latest = new ConcurrentHashMap<>();
    private final Instant begin = BEGIN.plus(SPAN);
    private final Instant real = Instant.now();

    Void publish(int operator) {
      Publisher publisher =
          new Publisher(new CatalogTable(ENGINE.client(), table), clock(this::now));
      for (int i = 0; i < 2 * PAPERS; i++) {
        PaperId id = new PaperId("published-%d-%d".formatted(operator, i % PAPERS));
        underWay.put(operator, now());
        long revision =
            publisher.publish(paper(id.value(), "2027").title("Title " + i).build()).revision();
        latest.put(id, revision);
      }
      underWay.remove(operator);
      return null;
    }

    Clock settled() {
      return clock(
          () -> {
            Instant now = now();
            Instant oldest =
                underWay.values().stream().min(Instant::compareTo).filter(now::isAfter).orElse(now);
            return oldest.minusMillis(1).plus(Duration.ofMinutes(1));
          });
    }

    private Instant now() {
      return begin.plus(Duration.between(real, Instant.now()));
    }

    private static Clock clock(Supplier<Instant> time) {
      return new Clock() {
        @Override
        public Instant instant() {
          return time.get();
        }

        @Override
        public ZoneId getZone() {
          return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
          return this;
        }
      };
    }
  }
}
