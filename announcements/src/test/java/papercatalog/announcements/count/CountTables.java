package papercatalog.announcements.count;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;

/** The counts of a table, and what they should be. */
final class CountTables {
  private static final PageRequest ALL = PageRequest.FIRST.withLimit(PageRequest.MAX_LIMIT);

  private CountTables() {}

  /** What the directories say, where it is not nothing. */
  static Map<String, Long> counts(CatalogTable table) {
    Catalog catalog = new Catalog(table);
    Map<String, Long> counts = new TreeMap<>();
    for (Directory directory : Directory.values()) {
      entries(catalog, directory)
          .forEach((name, entry) -> counts.put(directory + " " + name, entry.papers().orElse(0)));
    }
    counts.values().removeIf(count -> count == 0);
    return counts;
  }

  /** How many papers the lists show, where there are any. */
  static Map<String, Long> recount(CatalogTable table) {
    Catalog catalog = new Catalog(table);
    Map<String, Long> counts = new TreeMap<>();
    entries(catalog, Directory.COLLECTIONS)
        .keySet()
        .forEach(
            name ->
                counts.put(
                    Directory.COLLECTIONS + " " + name,
                    (long)
                        catalog
                            .list(
                                AccessPatterns.LIST_COLLECTION_PAPERS,
                                new CollectionName(name),
                                ALL)
                            .items()
                            .size()));
    entries(catalog, Directory.TOPICS)
        .keySet()
        .forEach(
            name ->
                counts.put(
                    Directory.TOPICS + " " + name,
                    (long)
                        catalog
                            .list(AccessPatterns.LIST_TOPIC_PAPERS, new TopicName(name), ALL)
                            .items()
                            .size()));
    counts.values().removeIf(count -> count == 0);
    return counts;
  }

  /** That both are equal. */
  static void assertCounted(CatalogTable table, String context) {
    assertThat(counts(table)).as(context).isEqualTo(recount(table));
  }

  private static Map<String, DirectoryEntry> entries(Catalog catalog, Directory directory) {
    return (switch (directory) {
          case COLLECTIONS -> catalog.list(AccessPatterns.LIST_COLLECTIONS, Nothing.NOTHING, ALL);
          case TOPICS -> catalog.list(AccessPatterns.LIST_TOPICS, Nothing.NOTHING, ALL);
        })
        .items().stream().collect(Collectors.toMap(DirectoryEntry::name, entry -> entry));
  }
}
