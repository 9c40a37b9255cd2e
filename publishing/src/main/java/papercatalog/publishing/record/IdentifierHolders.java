package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Positions;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Finds the papers that have an identifier, for half a read unit each. The index may lag. */
public record IdentifierHolders(CatalogTable table) {
  /** Maximum number of queries: entries of other catalogs may come first. */
  private static final int MAX_REQUESTS = 10;

  /** The newest paper that has an identifier, with its id in lower case. */
  public Optional<PaperId> newest(Identifier identifier) {
    return holders(identifier, 1).findFirst();
  }

  /** Papers that have an identifier, except one, newest first. Their ids are in lower case. */
  public List<PaperId> others(Identifier identifier, PaperId than, int max) {
    return holders(identifier, max + 1).filter(id -> !id.equals(than)).limit(max).toList();
  }

  private Stream<PaperId> holders(Identifier identifier, int max) {
    IndexedList list =
        IndexedList.of(
            table, KeyPrefix.IDENTIFIER, Keys.partition(KeyPrefix.IDENTIFIER, identifier));
    QueryRequest request = list.query().scanIndexForward(false).limit(max).build();
    return table
        .call(
            client ->
                client.queryPaginator(request).stream()
                    .limit(MAX_REQUESTS)
                    .flatMap(list::own)
                    .flatMap(entry -> holder(entry.get(list.index().sortKey()).s()))
                    .limit(max)
                    .toList())
        .stream();
  }

  /** Empty for an entry of no list. */
  private static Stream<PaperId> holder(String position) {
    try {
      return Stream.of(Positions.paperAt(position));
    } catch (InvalidValue _) {
      return Stream.empty();
    }
  }
}
