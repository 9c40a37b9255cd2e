package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;

enum ListKind {
  COLLECTION,
  AUTHOR,
  TOPIC,
  COLLECTIONS,
  TOPICS;

  /** Returns whether the list shows papers by date. Such lists have a name. */
  boolean ofPapers() {
    return this != COLLECTIONS && this != TOPICS;
  }

  ListPages pages(String name) {
    return switch (this) {
      case COLLECTION ->
          ListPages.of(
              AccessPatterns.LIST_COLLECTION_PAPERS, new CollectionName(name), ListEntry::of);
      case AUTHOR ->
          ListPages.of(AccessPatterns.LIST_AUTHOR_PAPERS, new AuthorHandle(name), ListEntry::of);
      case TOPIC ->
          ListPages.of(AccessPatterns.LIST_TOPIC_PAPERS, new TopicName(name), ListEntry::of);
      case COLLECTIONS ->
          ListPages.of(AccessPatterns.LIST_COLLECTIONS, Nothing.NOTHING, ListEntry::of);
      case TOPICS -> ListPages.of(AccessPatterns.LIST_TOPICS, Nothing.NOTHING, ListEntry::of);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
