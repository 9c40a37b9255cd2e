package papercatalog.error;

import papercatalog.model.PaperId;

/** A paper needs more items than one DynamoDB transaction holds; nothing was written. */
public final class TooManyItems extends CatalogException {
  public TooManyItems(PaperId id, int items, int limit) {
    super(
        String.format(
            "The paper %s needs %d items (itself, a membership and a profile per author, a link"
                + " per topic); a transaction holds %d.",
            id, items, limit));
  }
}
