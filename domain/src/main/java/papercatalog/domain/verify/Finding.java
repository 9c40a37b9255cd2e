package papercatalog.domain.verify;

import papercatalog.domain.table.ItemKey;

/**
 * One thing that is wrong.
 *
 * @param key the item that has the flaw, or that should be there
 * @param detail more about it; may be empty
 * @param repaired whether it has been put right
 */
public record Finding(ItemKey key, Flaw flaw, String detail, boolean repaired) {
  static Finding of(ItemKey key, Flaw flaw) {
    return new Finding(key, flaw, "", false);
  }

  static Finding of(ItemKey key, Flaw flaw, String detail) {
    return new Finding(key, flaw, detail, false);
  }

  Finding asRepaired() {
    return new Finding(key, flaw, detail, true);
  }
}
