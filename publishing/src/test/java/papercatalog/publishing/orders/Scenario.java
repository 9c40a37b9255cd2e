package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.table.CatalogTable;

/**
 * Writers that meet at a table.
 *
 * @param before writes what the table has before them
 * @param commands the writers, in whose order the first order runs them
 */
record Scenario(String name, Command before, List<Command> commands) {
  /** What one writer does. */
  @FunctionalInterface
  interface Command {
    void run(CatalogTable table);
  }

  static Scenario of(String name, Command before, Command... commands) {
    return new Scenario(name, before, List.of(commands));
  }

  @Override
  public String toString() {
    return name;
  }
}
