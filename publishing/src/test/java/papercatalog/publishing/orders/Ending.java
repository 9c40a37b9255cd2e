package papercatalog.publishing.orders;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.TestTable;
import papercatalog.domain.memory.Hashes;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.VirtualTime;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;

/** Checks the table at the end of an order. */
final class Ending {
  static final Clock CLOCK = Clock.fixed(TestTable.NOW, ZoneOffset.UTC);

  private static final List<String> COUNTS = List.of(Attributes.COUNTED);
  private static final List<String> HISTORY =
      List.of(
          Attributes.COUNTED, Attributes.REVISION, Attributes.UPDATED_AT, Attributes.CREATED_AT);

  private final Scenario scenario;
  private final MemoryEngine start;

  /** The tables that are right, as texts, by the writers that need not have written. */
  private final Map<Set<Integer>, Set<String>> right = new HashMap<>();

  private final Set<Long> checked = new HashSet<>();

  Ending(Scenario scenario, MemoryEngine start) {
    this.scenario = scenario;
    this.start = start;
  }

  /**
   * Fails unless the table is that of some order of the commands, one after the other. A command
   * that failed or was killed is given again, or left to a repair, after which nothing is wrong.
   */
  void check(RequestOrder order) {
    order.indexAll();
    Set<Integer> open = new TreeSet<>();
    for (int i = 0; i < order.writers().size(); i++) {
      Writer writer = order.writers().get(i);
      writer.failure().ifPresent(Ending::requireExpected);
      if (!writer.isAcknowledged()) {
        open.add(i);
      }
    }
    MemoryEngine end = order.engine();
    if (!checked.add(Hashes.mix(end.table().hash() + open.hashCode()))) {
      return;
    }
    if (!open.isEmpty()) {
      MemoryEngine repaired = end.copy();
      run(repaired, Ending::repair);
      assertHealthy(repaired, "after a repair");
      open.forEach(i -> run(end, scenario.commands().get(i)));
    }
    assertHealthy(end, "at the end");
    Set<String> wanted = right.computeIfAbsent(open, this::serial);
    String found = text(end, open.isEmpty());
    if (!wanted.contains(found)) {
      throw new AssertionError(
          "No order of the commands, one after the other, ends with this table.\n"
              + TableDifference.between(found, wanted));
    }
  }

  private static void requireExpected(Throwable failure) {
    if (!ExpectedFailures.isExpected(failure)) {
      throw new AssertionError("A writer failed: " + failure, failure);
    }
  }

  private static void assertHealthy(MemoryEngine engine, String when) {
    List<Finding> findings = new ArrayList<>();
    run(engine, table -> Verifier.readOnly(table, CLOCK).run(findings::add, _ -> {}));
    assertThat(findings).as("findings of verify " + when).isEmpty();
  }

  /** Runs a command alone. It may fail because of what others have written. */
  static void run(MemoryEngine engine, Scenario.Command command) {
    new SteppedThreads()
        .run(
            () -> {
              VirtualTime.takeOver(_ -> {});
              try {
                command.run(new CatalogTable(engine.client(), Exploration.TABLE));
              } catch (RuntimeException e) {
                requireExpected(e);
              }
            });
  }

  private static void repair(CatalogTable table) {
    Verifier.repairing(table, CLOCK, new Publisher(table, CLOCK)).run(_ -> {}, _ -> {});
  }

  /** The ends of all orders of the commands one after the other, some of which may be left out. */
  private Set<String> serial(Set<Integer> open) {
    Set<String> ends = new LinkedHashSet<>();
    serial(start, new ArrayList<>(), open, ends);
    return ends;
  }

  private void serial(MemoryEngine now, List<Integer> done, Set<Integer> open, Set<String> ends) {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < scenario.commands().size(); i++) {
      if (!done.contains(i)) {
        left.add(i);
      }
    }
    if (open.containsAll(left)) {
      ends.add(text(now, open.isEmpty()));
    }
    for (int next : left) {
      MemoryEngine after = now.copy();
      run(after, scenario.commands().get(next));
      List<Integer> more = new ArrayList<>(done);
      more.add(next);
      serial(after, more, open, ends);
    }
  }

  /**
   * The items, without the numbers of writes, which depend on conflicts. A writer that failed may
   * have made a part of its writes, and taken it back: then without history, changes, revisions,
   * profiles and entries without papers.
   */
  private static String text(MemoryEngine engine, boolean whole) {
    StringBuilder text = new StringBuilder();
    for (var stored : engine.table().all()) {
      Item item = new Item(stored).without(whole ? COUNTS : HISTORY);
      if (whole || isCurrent(item)) {
        text.append(new TreeMap<>(item.attributes())).append('\n');
      }
    }
    return text.toString();
  }

  private static boolean isCurrent(Item item) {
    return !item.key().isVersion()
        && !PaperItem.CHANGE.is(item.key())
        && !item.text("type").equals("Author")
        && item.number(Attributes.PAPERS, 1) > 0;
  }
}
