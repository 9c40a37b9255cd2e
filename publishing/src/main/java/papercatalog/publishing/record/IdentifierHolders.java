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
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Finds the papers that lists show with an identifier, for half a read unit each. Entries of other
 * catalogs may come first: then it reads on. The index may lag.
 */
public record IdentifierHolders(CatalogTable table) {
  /** The newest paper that has an identifier, with its id in lower case. */
  public Optional<PaperId> newest(Identifier identifier) {
    return holders(identifier, 1).stream().findFirst();
  }

  /** Papers that have an identifier, except one, newest first. Their ids are in lower case. */
  public List<PaperId> others(Identifier identifier, PaperId than, int max) {
    return holders(identifier, max + 1).stream().filter(id -> !id.equals(than)).limit(max).toList();
  }

  private List<PaperId> holders(Identifier identifier, int max) {
    IndexedList list =
        IndexedList.of(
            table, KeyPrefix.IDENTIFIER, Keys.partition(KeyPrefix.IDENTIFIER, identifier));
    QueryRequest.Builder request = list.query().scanIndexForward(false).limit(max);
    return table.call(
        client -> {
          List<PaperId> found = new ArrayList<>();
          QueryResponse page;
          do {
            page = client.query(request.build());
            list.own(page)
                .flatMap(entry -> holder(entry.get(list.index().sortKey()).s()))
                .limit(max - found.size())
                .forEach(found::add);
            request.limit(TableWalk.PAGE).exclusiveStartKey(page.lastEvaluatedKey());
          } while (found.size() < max && page.hasLastEvaluatedKey());
          return found;
        });
  }

  /** Empty for a superseded paper, and for an entry of no list. */
  private static Stream<PaperId> holder(String position) {
    if (Positions.isSuperseded(position)) {
      return Stream.empty();
    }
    try {
      return Stream.of(Positions.paperAt(position));
    } catch (InvalidValue _) {
      return Stream.empty();
    }
  }
}
