package papercatalog.cli.command;

import java.util.Locale;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
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
      case COLLECTION -> {
        CollectionName collection = new CollectionName(name);
        yield (catalog, pageRequest) ->
            catalog
                .list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest)
                .map(ListEntry::of);
      }
      case AUTHOR -> {
        AuthorHandle handle = new AuthorHandle(name);
        yield (catalog, pageRequest) ->
            catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, handle, pageRequest).map(ListEntry::of);
      }
      case TOPIC -> {
        TopicName topic = new TopicName(name);
        yield (catalog, pageRequest) ->
            catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, topic, pageRequest).map(ListEntry::of);
      }
      case COLLECTIONS ->
          (catalog, pageRequest) ->
              catalog
                  .list(AccessPatterns.LIST_COLLECTIONS, Nothing.NOTHING, pageRequest)
                  .map(ListEntry::of);
      case TOPICS ->
          (catalog, pageRequest) ->
              catalog
                  .list(AccessPatterns.LIST_TOPICS, Nothing.NOTHING, pageRequest)
                  .map(ListEntry::of);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
