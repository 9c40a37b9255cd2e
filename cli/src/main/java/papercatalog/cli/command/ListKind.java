package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;

enum ListKind {
  COLLECTION,
  AUTHOR,
  TOPIC,
  COLLECTIONS,
  TOPICS;

  interface Pages {
    Page<ListEntry> page(Catalog catalog, PageRequest pageRequest);
  }

  /** Returns whether the list shows papers by date. Such lists have a name. */
  boolean ofPapers() {
    return switch (this) {
      case COLLECTION, AUTHOR, TOPIC -> true;
      case COLLECTIONS, TOPICS -> false;
    };
  }

  /**
   * The pages of a list.
   *
   * @param name of the collection, author or topic; ignored by lists without a name
   * @throws InvalidValue when the name breaks its grammar
   */
  Pages pages(String name) {
    return switch (this) {
      case COLLECTION ->
          pages(AccessPatterns.LIST_COLLECTION_PAPERS, new CollectionName(name), ListEntry::of);
      case AUTHOR ->
          pages(AccessPatterns.LIST_AUTHOR_PAPERS, new AuthorHandle(name), ListEntry::of);
      case TOPIC -> pages(AccessPatterns.LIST_TOPIC_PAPERS, new TopicName(name), ListEntry::of);
      case COLLECTIONS -> pages(AccessPatterns.LIST_COLLECTIONS, Nothing.NOTHING, ListEntry::of);
      case TOPICS -> pages(AccessPatterns.LIST_TOPICS, Nothing.NOTHING, ListEntry::of);
    };
  }

  private static <K, T> Pages pages(
      ListPattern<K, T> pattern, K named, Function<T, ListEntry> entry) {
    return (catalog, pageRequest) -> catalog.list(pattern, named, pageRequest).map(entry);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
