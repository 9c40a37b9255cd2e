package papercatalog.publishing.verify;

import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.Flaw;

/** A flaw of one item, which may be missing; {@code detail} may be empty. */
public record Finding(ItemKey key, Flaw flaw, String detail, boolean repaired) {
  static Finding of(ItemKey key, Flaw flaw, String detail) {
    return new Finding(key, flaw, detail, false);
  }

  Finding asRepaired() {
    return new Finding(key, flaw, detail, true);
  }
}
