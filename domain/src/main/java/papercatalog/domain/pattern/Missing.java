package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.table.Item;

/**
 * The failure of an empty list whose subject must have entries.
 *
 * @param witness the sort key of an item behind the list, which the same request reads to say why
 *     the list is empty
 * @param failure creates the failure from that item
 */
public record Missing<K>(
    Optional<String> witness, BiFunction<K, Optional<Item>, CatalogException> failure) {}
