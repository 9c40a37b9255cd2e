package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.table.CatalogTable;

/**
 * Writers that meet at a table.
 *
 * @param before writes what the table has before them
 * @param commands the writers, in whose order the first order runs them
 * @param likeness how far the table at the end is that of the commands one after the other
 */
record Scenario(String name, Command before, List<Command> commands, Likeness likeness) {
  enum Likeness {
    /** In each item. */
    EXACT,
    /** Without history: a command that writes several papers writes each by itself. */
    CURRENT,
    /**
     * Without history and citations, after a repair: a citation may have found a paper, or have
     * missed it, while that paper came or went.
     */
    BESIDE_CITATIONS
  }

  /** What one writer does. */
  @FunctionalInterface
  interface Command {
    void run(CatalogTable table);
  }

  static Scenario of(String name, Command before, Command... commands) {
    return new Scenario(name, before, List.of(commands), Likeness.EXACT);
  }

  Scenario likely(Likeness other) {
    return new Scenario(name, before, commands, other);
  }

  @Override
  public String toString() {
    return name;
  }
}
