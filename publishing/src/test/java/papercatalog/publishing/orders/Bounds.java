package papercatalog.publishing.orders;

import module java.base;

/**
 * How far an exploration goes.
 *
 * @param switches how often another writer goes on although the last one could
 * @param faults the number of faults in one order
 * @param kinds the kinds of faults
 */
record Bounds(int switches, int faults, Set<Turn.Kind> kinds) {
  static Bounds of(int switches) {
    return new Bounds(switches, 0, Set.of());
  }

  Bounds with(int more, Turn.Kind... kinds) {
    return new Bounds(switches, more, EnumSet.copyOf(List.of(kinds)));
  }
}
