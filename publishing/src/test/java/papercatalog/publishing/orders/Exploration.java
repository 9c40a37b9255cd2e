package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.schema.TableSchema;

/**
 * Runs a scenario in every order of its requests that can differ, within bounds.
 *
 * <p>It runs the writers again for each order, and leaves an order at a state in which another was
 * before: the same items, and writers that have heard the same. So orders that differ only in
 * requests to different items count once.
 */
final class Exploration {
  static final String TABLE = "papers";

  private final Scenario scenario;
  private final Bounds bounds;
  private final Mutant mutant;
  private final MemoryEngine start;
  private final Ending ending;
  private final Map<Long, Integer> met = new HashMap<>();
  private final Set<Long> moments = new HashSet<>();
  private long orders;
  private long ends;
  private long states;
  private long requests;

  /**
   * How much was explored.
   *
   * @param orders that were run: to their end, or to a state in which another order was before
   * @param ends of them that were run to their end
   */
  record Extent(long orders, long ends, long states, long requests) {
    static final Extent NOTHING = new Extent(0, 0, 0, 0);

    Extent plus(Extent other) {
      return new Extent(
          orders + other.orders,
          ends + other.ends,
          states + other.states,
          requests + other.requests);
    }
  }

  /** One state of the current order, and the steps that other orders take from it. */
  private record Fork(List<Turn> steps) {}

  private Exploration(Scenario scenario, Bounds bounds, Mutant mutant) {
    this.scenario = scenario;
    this.bounds = bounds;
    this.mutant = mutant;
    this.start = new MemoryEngine(TABLE, TableSchema.DECLARED);
    new Alone(start).run(scenario.before());
    this.ending = new Ending(scenario, start);
  }

  /** Explores all orders; fails with the first one that ends wrongly, as steps and requests. */
  static Extent of(Scenario scenario, Bounds bounds) {
    return of(scenario, bounds, Mutant.NONE);
  }

  static Extent of(Scenario scenario, Bounds bounds, Mutant mutant) {
    Exploration exploration = new Exploration(scenario, bounds, mutant);
    exploration.explore();
    return new Extent(
        exploration.orders, exploration.ends, exploration.states, exploration.requests);
  }

  /** Runs one order again, as a failure prints it; the writers end one after the other. */
  static void replay(Scenario scenario, String steps) {
    Exploration exploration = new Exploration(scenario, Bounds.of(Integer.MAX_VALUE), Mutant.NONE);
    RequestOrder order = exploration.order();
    Turn.parse(steps).forEach(order::take);
    while (!order.isOver()) {
      order.take(order.steps(exploration.bounds).getFirst());
    }
    exploration.end(order);
  }

  private void explore() {
    Deque<Fork> forks = new ArrayDeque<>();
    do {
      RequestOrder order = order();
      orders++;
      forks.descendingIterator().forEachRemaining(fork -> take(order, fork.steps.getFirst()));
      while (isNew(order)) {
        Fork fork = new Fork(new LinkedList<>(order.steps(bounds)));
        forks.push(fork);
        take(order, fork.steps.getFirst());
      }
      if (order.isOver()) {
        end(order);
        ends++;
      } else {
        order.abandon();
      }
      while (!forks.isEmpty() && forks.peek().steps.size() == 1) {
        forks.pop();
      }
      if (!forks.isEmpty()) {
        forks.peek().steps.removeFirst();
      }
    } while (!forks.isEmpty());
  }

  private RequestOrder order() {
    return new RequestOrder(start.copy(), scenario, TABLE, mutant);
  }

  private void take(RequestOrder order, Turn step) {
    order.take(step);
    requests++;
    if (moments.add(order.engine().table().hash())) {
      check(order, () -> Moment.check(order.engine()));
    }
  }

  /** Whether an order can go on, and no other has gone on from its state with as many switches. */
  private boolean isNew(RequestOrder order) {
    if (order.isOver()) {
      return false;
    }
    Integer before = met.get(order.state());
    if (before != null && before <= order.switches()) {
      return false;
    }
    met.put(order.state(), order.switches());
    states++;
    return true;
  }

  private void end(RequestOrder order) {
    check(order, () -> ending.check(order));
  }

  private void check(RequestOrder order, Runnable check) {
    try {
      check.run();
    } catch (AssertionError e) {
      String steps = order.taken().stream().map(Turn::toString).collect(Collectors.joining(" "));
      throw new AssertionError(
          "%s%nScenario \"%s\", steps \"%s\":%n%s"
              .formatted(e.getMessage(), scenario.name(), steps, order.log()),
          e);
    }
  }
}
