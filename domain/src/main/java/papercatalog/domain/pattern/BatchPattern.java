package papercatalog.domain.pattern;

import java.util.List;
import papercatalog.domain.schema.KeyPrefix;

/** A pattern that reads several items by their keys, each as another pattern reads it alone. */
public final class BatchPattern<K, R> extends AccessPattern<List<K>> {
  private final GetPattern<K, R> each;

  public BatchPattern(
      Declaration<List<K>> declaration, KeyPrefix partition, GetPattern<K, R> each) {
    super(
        declaration,
        new Access.BatchGetItem(List.of(partition)),
        each.result() + "Batch",
        false,
        false);
    this.each = each;
  }

  public GetPattern<K, R> each() {
    return each;
  }
}
