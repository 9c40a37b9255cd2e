package papercatalog.domain.error;

import java.util.Locale;
import papercatalog.domain.model.PaperId;

/** The record of a paper does not fit into a DynamoDB item; nothing was written. */
public final class ItemTooLarge extends CatalogException {
  /** {@code bytes} is the size of the whole record, compressed. */
  public ItemTooLarge(PaperId id, String field, long fieldBytes, long bytes, long limit) {
    super(
        "item-too-large",
        String.format(
            Locale.ROOT,
            "The record of the paper %s has %,d bytes compressed; DynamoDB takes %,d."
                + " Its largest field is %s, with %,d bytes.",
            id,
            bytes,
            limit,
            field,
            fieldBytes));
  }
}
