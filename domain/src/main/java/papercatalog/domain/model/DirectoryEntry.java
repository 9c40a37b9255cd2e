package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;

/**
 * A collection or a topic.
 *
 * @param title set by an operator
 * @param papers number of papers in its list, if they are counted
 */
public record DirectoryEntry(
    Directory directory, String name, Optional<String> title, OptionalLong papers) {
  public DirectoryEntry {
    InvalidValue.requireGrammar(Grammar.SLUG, "name", name);
    title = title.map(text -> Text.line("title", text, 300));
  }

  public DirectoryEntry(Directory directory, String name, Optional<String> title) {
    this(directory, name, title, OptionalLong.empty());
  }

  /** The entries whose lists show a changed paper, without titles. */
  public static List<DirectoryEntry> listing(ChangedPaper paper) {
    return paper.status().listed() ? used(paper.collection(), paper.topics()) : List.of();
  }

  public static List<DirectoryEntry> usedBy(Paper paper) {
    return used(paper.collection(), paper.topics());
  }

  private static List<DirectoryEntry> used(CollectionName collection, List<TopicName> topics) {
    List<DirectoryEntry> entries = new ArrayList<>();
    entries.add(of(Directory.COLLECTIONS, collection.value()));
    for (TopicName topic : topics) {
      entries.add(of(Directory.TOPICS, topic.value()));
    }
    return entries;
  }

  public static DirectoryEntry of(Directory directory, String name) {
    return new DirectoryEntry(directory, name, Optional.empty());
  }
}
