package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.table.CatalogTable;

/** Publishers whose transactions take few actions, so that small papers are written in several. */
public final class SmallTransactions {
  private SmallTransactions() {}

  public static Publisher publisher(CatalogTable table, Clock clock, int actions) {
    return new Publisher(table, clock).withTransactionsOf(actions);
  }
}
