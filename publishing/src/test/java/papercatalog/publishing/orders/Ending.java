package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.memory.Hashes;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.publishing.orders.Scenario.Likeness;

/** Checks the table at the end of an order. */
final class Ending {
  private final Scenario scenario;
  private final Alone start;

  /** The tables that are right, as texts, by the writers that need not have written. */
  private final Map<Set<Integer>, Set<String>> right = new HashMap<>();

  private final Set<Long> checked = new HashSet<>();

  Ending(Scenario scenario, MemoryEngine start) {
    this.scenario = scenario;
    this.start = new Alone(start);
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
      writer.failure().ifPresent(ExpectedFailures::require);
      if (!writer.isAcknowledged()) {
        open.add(i);
      }
    }
    Alone end = new Alone(order.engine());
    if (!checked.add(Hashes.mix(order.engine().table().hash() + open.hashCode()))) {
      return;
    }
    if (!open.isEmpty()) {
      end.after(Commands.WHOLE.repair()).assertHealthy("after a repair");
      open.forEach(i -> end.run(scenario.commands().get(i)));
    }
    if (scenario.likeness() == Likeness.BESIDE_CITATIONS) {
      end.run(Commands.WHOLE.repair());
    }
    end.assertHealthy("at the end");
    TableDifference.assertOneOf(
        right.computeIfAbsent(open, this::serial),
        text(end, open),
        "No order of the commands, one after the other, ends with this table");
  }

  /** A writer that failed may have made a part of its writes, and taken it back. */
  private String text(Alone table, Set<Integer> open) {
    return switch (scenario.likeness()) {
      case EXACT -> open.isEmpty() ? table.text() : table.current();
      case CURRENT -> table.current();
      case BESIDE_CITATIONS -> table.withoutCitations();
    };
  }

  /** The ends of all orders of the commands one after the other, some of which may be left out. */
  private Set<String> serial(Set<Integer> open) {
    Set<String> ends = new LinkedHashSet<>();
    serial(start, new ArrayList<>(), open, ends);
    return ends;
  }

  private void serial(Alone now, List<Integer> done, Set<Integer> open, Set<String> ends) {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < scenario.commands().size(); i++) {
      if (!done.contains(i)) {
        left.add(i);
      }
    }
    if (open.containsAll(left)) {
      ends.add(text(now, open));
    }
    for (int next : left) {
      List<Integer> more = new ArrayList<>(done);
      more.add(next);
      serial(now.after(scenario.commands().get(next)), more, open, ends);
    }
  }
}
