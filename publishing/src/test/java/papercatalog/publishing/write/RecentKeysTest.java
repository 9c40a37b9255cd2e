package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.table.ItemKey;

final class RecentKeysTest {
  private static final int MAX = 50_000;

  private final RecentKeys recent = new RecentKeys();

  @Test
  void removeIf_leavesThoseThatAreNotInHere() {
    keys("known", 3).forEach(recent::add);
    Set<ItemKey> some = new LinkedHashSet<>(keys("known", 5));

    some.removeIf(recent::contains);

    assertThat(some).containsExactlyElementsOf(keys("known", 5).subList(3, 5));
  }

  @Test
  void add_ofMoreThanItKeeps_forgetsThoseNotUsedForLongest() {
    List<ItemKey> keys = keys("known", MAX + 1);
    keys.subList(0, MAX).forEach(recent::add);
    recent.add(keys.getFirst());

    recent.add(keys.getLast());

    assertThat(recent.contains(keys.getFirst())).isTrue();
    assertThat(recent.contains(keys.get(1))).isFalse();
  }

  @Test
  void remove_forgetsAKey() {
    List<ItemKey> keys = keys("known", 2);
    keys.forEach(recent::add);

    recent.remove(keys.getFirst());

    assertThat(keys).filteredOn(recent::contains).containsExactly(keys.getLast());
  }

  /** A paper of more authors than were met before it, next to papers that bring theirs. */
  @Test
  void contains_whileOthersAdd_removesThoseThatWereThereBefore() throws Exception {
    List<ItemKey> many = keys("many", 4_000);
    many.subList(0, 1_000).forEach(recent::add);
    CountDownLatch begun = new CountDownLatch(1);
    try (ExecutorService others = Executors.newSingleThreadExecutor()) {
      Future<?> other =
          others.submit(
              () -> {
                begun.countDown();
                keys("other", MAX - 1_000).forEach(recent::add);
              });
      begun.await();
      do {
        Set<ItemKey> some = new LinkedHashSet<>(many);
        some.removeIf(recent::contains);
        assertThat(some).hasSize(3_000);
      } while (!other.isDone());
      other.get();
    }
  }

  private static List<ItemKey> keys(String of, int count) {
    return IntStream.range(0, count).mapToObj(i -> new ItemKey(of, "" + i)).toList();
  }
}
