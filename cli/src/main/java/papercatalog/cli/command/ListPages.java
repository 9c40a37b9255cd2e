package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;

interface ListPages {
  Page<ListEntry> page(Catalog catalog, PageRequest pageRequest);

  static <K, T> ListPages of(ListPattern<K, T> pattern, K key, Function<T, ListEntry> entry) {
    return (catalog, pageRequest) -> catalog.list(pattern, key, pageRequest).map(entry);
  }

  default Function<PageRequest, Page<ListEntry>> of(Catalog catalog) {
    return pageRequest -> page(catalog, pageRequest);
  }
}
